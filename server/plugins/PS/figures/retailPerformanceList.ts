import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { text } from '#contract/fields.ts'
import { retailPerformanceList } from '#contract/PS/retailPerformance.ts'
import { parseSort } from '#contract/query.ts'
import type { Fields } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { route } from '#server/http/handler.ts'
import { limitOf } from './limitOf.ts'
import { performanceFields } from '#contract/PS/performanceRecord.ts'
import { figuresOf } from './readSubject.ts'
import { readRows, readTotal, type PerformanceRow } from './readFigures.ts'

/** A page of retail performance, and the Total row, which is the last of every page and not counted. */
export const retailPerformanceListRoute = route(
  retailPerformanceList,
  async ({ query, locale, reading }) => ({
    data: await reading(async (context) => {
      const group = query.group_by
      const order = orderOf(context, query.sort)
      const figures = await figuresOf(context, query)
      const { row: total, count, staleMonths } = await readTotal(context, figures, group)
      const rows = await readRows(context, figures, {
        group,
        locale,
        order,
        limit: limitOf(query.range, count),
      })
      return {
        list: count === 0 ? [] : [...rows, total],
        total: count,
        run: runOf(total, staleMonths),
        currency: figures.money.currency,
      }
    }),
  }),
)

/** The calculation that the figures come from: the latest, if there were several. */
const runOf = ({ run_id, calculated_at, is_stale }: PerformanceRow, stale_months: readonly string[]) =>
  run_id === null || calculated_at === null
    ? null
    : { run_id, calculated_at, is_stale, stale_months: [...stale_months] }

/** By any figure that the person sees, or by name; by default the highest sales first. */
function orderOf({ who }: Context, input: string | undefined): Sql {
  const open = Object.entries<Fields[string]>(performanceFields).filter(
    // A row can be of several months.
    ([name, field]) =>
      name !== 'stat_month' &&
      (field.private === undefined || evaluate(field.private, { ...who, site: null }) === 'yes'),
  )
  const sort = parseSort(input, { ...Object.fromEntries(open), name: text() })
  const parts = sort && sort.length > 0 ? sort : [{ field: 'sales', descending: true }]
  return sql.join(
    parts.map(({ field, descending }) => {
      const column = field === 'name' ? sql`name` : sql.ref(`grouped.${field}`)
      return sql`${column} ${descending ? sql`desc` : sql`asc`} nulls last`
    }),
  )
}
