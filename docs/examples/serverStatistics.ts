import { countBars, countedBars, matchingTable, namesOf, route, type Context } from 'atrium/server'
import { sql } from 'kysely'
import { fault, faultBars, faultFigures, lot } from './parking.ts'

/** The figures of a `<StatisticsPage>`: the person's own rows, as its lists have them. */
export const faultFiguresRoute = route(
  faultFigures,
  async ({ context: contextOf, query: { from, to, site } }) => {
    const context = contextOf()
    const { rows } = await sql<{ total: number; dismissed: number }>`
      select count(*)::int as total, count(*) filter (where state = 'dismissed')::int as dismissed
      from ${matchingTable(fault, context, { site })}
      where created_at >= ${from} and created_at < ${to}`.execute(context.db)
    return { data: { total: 0, dismissed: 0, ...rows[0], top: [] } }
  },
)

/** Its bars: `lot_id` is named by its records, `created_at` stands for its months, `state` by the words of the contract. */
const dimensions = { lot: 'lot_id', month: 'created_at' }
export const faultBarsRoute = route(
  faultBars,
  async ({ context, locale, query: { dimension, stack, ...period } }) => ({
    data: await countedBars(fault, context(), {
      period,
      date: 'created_at',
      by: dimensions[dimension],
      stack,
      locale,
    }),
  }),
)

/** Bars of your own, by anything that a statement can compute: here urgent faults by car park, with the names of these. */
export async function urgentFaults(context: Context) {
  const bars = await countBars(context, {
    key: sql`lot_id`,
    part: sql`state`,
    rows: sql`${matchingTable(fault, context, {})} where urgency = 1`,
    areMonths: false,
  })
  const nameOf = await namesOf(
    context,
    lot,
    bars.flatMap(({ key }) => key ?? []),
    'en_US',
  )
  return bars.map(({ key, counts }) => ({ name: key === null ? 'Others' : nameOf(key), counts }))
}
