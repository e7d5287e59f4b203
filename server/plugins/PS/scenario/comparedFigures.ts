import { sql } from 'kysely'
import { shiftMonth } from '#contract/month.ts'
import type { ComparedFigure } from '#contract/PS/figures.ts'
import { performanceRecord } from '#contract/PS/performanceRecord.ts'
import type { Context } from '#server/engine/context.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { sideColumns } from '#server/plugins/PS/changes/changesTable.ts'
import { figureColumns, type Period } from '#server/plugins/PS/figures/figureColumns.ts'
import { dayColumns } from '#server/plugins/PS/figures/scanned.ts'
import { groupKeys, kindOf, sharedIds, type GroupBy } from '#server/plugins/PS/figures/groups.ts'

/** The figures of scenarios: of the same shape, and from the same sources. */
const scenarioRecord = { ...performanceRecord, name: 'perf_scenario_figure' }

interface Comparison {
  readonly scenario: { readonly _id: string; readonly site: string }
  readonly period: Period
  readonly shown: readonly ComparedFigure[]
}

/**
 * The figures of a scenario by group, or of all rows together, as they are and as assumed: each side is summed up as
 * the performance page does it.
 */
export function comparedFigures(context: Context, comparison: Comparison, group: GroupBy | null): Sql {
  const { period, shown } = comparison
  const figures = figureColumns(period, group === null ? 'group' : kindOf(group))
  const ids = group === null ? [] : Object.entries(sharedIds(group, period.from))
  const columns = shown.map((name) => sql`${figures[name]} as ${sql.ref(name)}`)
  const keys = group === null ? [] : groupKeys[group].map((key) => sql.ref(key))
  const of = (name: string, side: Sql) => sql`max(${sql.ref(name)}) filter (where ${side})`
  const sides = shown.flatMap((name) =>
    sideColumns(name, of(name, sql`not is_assumed`), of(name, sql`is_assumed`)),
  )
  return sql`
    select ${sql.join([...ids.map(([name]) => sql`max(${sql.ref(name)}) as ${sql.ref(name)}`), ...sides])} from (
      select ${sql.join([sql`is_assumed`, ...ids.map(([name, id]) => sql`${id} as ${sql.ref(name)}`), ...columns])}
      from ${bothSides(context, comparison)}
      group by ${sql.join([sql`is_assumed`, ...keys])} having count(*) filter (where stat_month >= ${period.from}) > 0
    ) side ${group === null ? sql`` : sql`group by ${sql.join(keys)}`}`
}

/** The rows of a scenario, and those of the year before it, which are the same on both sides. */
const bothSides = (context: Context, { scenario, period: { from } }: Comparison): Sql => sql`(
  select month.*, 1 as rate, ${dayColumns('month')}
  from (
    select ${scenario._id}::text as scenario_id, is_assumed, retail_performance.*
    from ${scopedTable(performanceRecord, context)}
    cross join (values (false), (true)) side (is_assumed)
    where site = ${scenario.site} and stat_month between ${shiftMonth(from, -12)} and ${shiftMonth(from, -1)}
    union all
    select * from ${scopedTable(scenarioRecord, context)} where scenario_id = ${scenario._id}
  ) month
) figures`
