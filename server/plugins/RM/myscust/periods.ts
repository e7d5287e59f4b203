import { sql } from 'kysely'
import { myscustPeriods, myscustResult } from '#contract/RM/myscustResult.ts'
import { requireSite } from '#server/engine/scope.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'

/** The months in which there are visits. */
export const periodsRoute = route(myscustPeriods, async ({ query: { site }, reading }) =>
  reading(async (context) => {
    const isAll = site === undefined || ['', 'ALL'].includes(site)
    if (!isAll) requireSite(context.who, site)
    const { rows } = await sql<{ period: string }>`
      select distinct period from ${visibleTable(myscustResult, context, isAll ? {} : { site })}
      order by period desc`.execute(context.db)
    return { data: { list: rows.map(({ period }) => period) } }
  }),
)
