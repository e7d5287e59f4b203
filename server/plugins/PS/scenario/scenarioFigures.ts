import { sql } from 'kysely'
import type { z } from 'zod'
import { evaluate } from '#contract/access.ts'
import { store } from '#contract/brandDB/store.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { isSummed } from '#contract/PS/figure.ts'
import { figures, shown as shownIn, visibleFigures } from '#contract/PS/figures.ts'
import { sideFields } from '#contract/PS/performanceChanges.ts'
import { scenarioFigures } from '#contract/PS/scenarioCalls.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { route } from '#server/http/handler.ts'
import type { MonthState } from '#server/plugins/PS/figures/baseSum.ts'
import { kindOf, nameOf, namesJoined, tieOrder } from '#server/plugins/PS/figures/groups.ts'
import { limitOf } from '#server/plugins/PS/figures/limitOf.ts'
import { moneyOf } from '#server/plugins/PS/figures/money.ts'
import { periodOf } from '#server/plugins/PS/figures/periodOf.ts'
import { comparedFigures } from './comparedFigures.ts'
import { readScenario } from './readScenario.ts'

type ScenarioRow = z.infer<typeof scenarioFigures.reply>['list'][number]

/** The real figures and the assumed ones, and the Total row. */
export const scenarioFiguresRoute = route(scenarioFigures, async ({ query, locale, reading }) => ({
  data: await reading(async (context) => {
    const { group_by: group, whole, range } = query
    const { calculated_at, ...scenario } = await readScenario(context, query.scenario_id)
    const { site, from_month: from, to_month: to } = scenario
    const { currency } = await moneyOf(context, { site }, { from, to })
    if (calculated_at === null) return { list: [], total: 0, currency, calculated_at, warnings: [] }
    const period = {
      ...(await periodOf(context, { site }, { from, to })),
      calculated: await calculatedMonths(context, query.scenario_id),
    }
    const seesRent = evaluate(seesRents, { ...context.who, site: null }) === 'yes'
    const shown = visibleFigures(shownIn.compared, seesRent)
    const comparison = { scenario, period, shown }
    const changed = sql.join(
      shown.map((name) => sql`${sql.ref(`${name}_before`)} is distinct from ${sql.ref(`${name}_after`)}`),
      sql` or `,
    )
    const grouped = sql`(select * from (${comparedFigures(context, comparison, group)}) sides
      where ${whole === '1'} or ${changed}) grouped`
    const { rows: totals } = await sql<Row & { total: number }>`
      select sides.*, (select count(*) from ${grouped}) as total
      from (${comparedFigures(context, comparison, null)}) sides`.execute(context.db)
    const { total = 0, ...sum } = totals[0] ?? {}
    const size = sql`greatest(${sql.join(shown.filter((name) => isSummed(figures[name])).map((name) => sql`abs(${sql.ref(`${name}_change`)})`))})`
    const { rows } = await sql<Row>`
      select grouped.*, ${nameOf(group, locale)} as name from ${grouped} ${namesJoined(context)}
      order by ${size} desc nulls last, ${tieOrder(group)} ${limitOf(range ?? '0-499', total)}`.execute(
      context.db,
    )
    const ofTenancy = kindOf(group) === 'tenancy' ? {} : { tenant_ship_id: null }
    const list = rows.map((row) => asCompared({ ...row, ...ofTenancy }, false))
    return {
      list: [...list, asCompared({ ...sum, name: 'Total' }, true)],
      total,
      currency,
      calculated_at,
      warnings: await shownWarnings(context, query.scenario_id),
    }
  }),
}))

function asCompared(row: Row & NameOf, is_total: boolean): ScenarioRow {
  const { name, tenant_ship_id = null } = row
  const figuresOf = Object.fromEntries(Object.keys(sideFields).map((name) => [name, row[name] ?? null]))
  // The statement selects what the contract says.
  return {
    name,
    tenant_ship_id,
    is_total,
    ...figuresOf,
  } as ScenarioRow
}

type NameOf = Partial<Record<'name' | 'tenant_ship_id', unknown>>

/** What was left out of a scenario, of the shops that the person may see. */
async function shownWarnings(context: Context, id: string): Promise<Warnings> {
  const { rows } = await sql<{ warnings: Warnings }>`
    select coalesce(jsonb_agg(warning order by nth), '[]') as warnings
    from perf_scenario cross join lateral jsonb_array_elements(warnings) with ordinality each (warning, nth)
    where perf_scenario._id = ${id}
      and warning ->> 'store_id' in (select _id from ${scopedTable(store, context)})`.execute(context.db)
  return rows[0]?.warnings ?? []
}

type Warnings = z.infer<typeof scenarioFigures.reply>['warnings']

/** The months of a scenario. */
async function calculatedMonths({ db }: Context, id: string): Promise<readonly MonthState[]> {
  const { rows } = await sql<MonthState>`
    select site, stat_month, bool_or('under_way' = any(warnings)) as is_under_way from perf_scenario_figure
    where scenario_id = ${id} group by site, stat_month`.execute(db)
  return rows
}
