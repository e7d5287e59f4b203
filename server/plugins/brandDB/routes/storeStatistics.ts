import { sql } from 'kysely'
import type { z } from 'zod'
import { store } from '#contract/brandDB/store.ts'
import { storeStatistics } from '#contract/brandDB/storeStatistics.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'

type Row = z.infer<typeof storeStatistics.reply>['list'][number]

/** Units and area by floor and status, of those that this person may see, in one statement. */
export const storeStatisticsRoute = route(storeStatistics, async ({ query, reading }) =>
  reading(async (context) => {
    const { rows } = await sql<Row>`
      select floor_id, status, count(*)::int as units, sum(area)::float8 as area
      from ${visibleTable(store, context, query)}
      where not is_split and not is_merge
      group by floor_id, status
      order by floor_id, status`.execute(context.db)
    return { data: { list: rows, total: rows.length } }
  }),
)
