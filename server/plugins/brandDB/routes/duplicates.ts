import type { Rule } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { company } from '#contract/brandDB/company.ts'
import { duplicates } from '#contract/brandDB/duplicates.ts'
import { authorize } from '#server/engine/refuse.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { alikeSql, reasonOf, type EnteredRecord } from '#server/plugins/brandDB/search/alike.ts'

/** Everyone who may see or create records of a resource may know which exist. */
const rules: Readonly<Record<EnteredRecord['noun'], Rule>> = {
  brand: { any: ['branddb.brand.view', 'branddb.brand.create'] },
  company: { any: ['branddb.company.view', 'branddb.company.edit'] },
}

/** Finds brands or companies that look like one that is being entered. */
export const duplicatesRoute = route(duplicates, async ({ query, reading }) =>
  reading(async (context) => {
    const { db, who } = context
    const rule = rules[query.noun]
    authorize(rule, who)
    const shown = visibleTable(openedBy(query.noun === 'brand' ? brand : company, rule), context)
    const { rows } = await alikeSql(query, shown).$castTo<Match>().execute(db)
    const list = rows.map(({ rank, similarity, ...record }) => ({
      ...record,
      reason: reasonOf(rank),
      similarity: Math.round(similarity * 100) / 100,
      is_certain: ['registration_no', 'name'].includes(reasonOf(rank)),
    }))
    return { data: { list, total: list.length } }
  }),
)

interface Match {
  readonly _id: string
  readonly name: string
  readonly name_en: string | null
  readonly name_tc: string | null
  readonly number: string | null
  readonly status: string
  readonly rank: number
  readonly similarity: number
}
