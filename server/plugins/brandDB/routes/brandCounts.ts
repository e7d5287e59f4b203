import { sql } from 'kysely'
import type { z } from 'zod'
import { brand } from '#contract/brandDB/brand.ts'
import { brandCounts } from '#contract/brandDB/brandCounts.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'

type Counts = z.infer<typeof brandCounts.reply>

interface Row {
  readonly field: keyof Counts
  readonly key: string
  readonly n: number
}

/** The number of brands for each dictionary entry, in one statement. */
export const brandCountsRoute = route(brandCounts, async ({ reading }) =>
  reading(async (context) => {
    const { rows } = await sql<Row>`
      select named.field, named.key, count(*) as n
      from ${visibleTable(brand, context)} cross join lateral (
        select 'category_id' as field, brand.category_id as key
        union all select 'level1_id', brand.level1_id
        union all select 'level2_id', brand.level2_id
        union all select 'tag_ids', tag from unnest(brand.tag_ids) as tag
      ) named
      where named.key is not null
      group by named.field, named.key`.execute(context.db)
    const data: Counts = { category_id: {}, level1_id: {}, level2_id: {}, tag_ids: {} }
    for (const { field, key, n } of rows) data[field][key] = n
    return { data }
  }),
)
