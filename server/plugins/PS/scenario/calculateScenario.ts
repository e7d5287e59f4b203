import { sql } from 'kysely'
import { everyMonth, monthsBetween } from '#contract/month.ts'
import { perfScenario } from '#contract/PS/perfScenario.ts'
import { scenarioCalculate } from '#contract/PS/scenarioCalls.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Context } from '#server/engine/context.ts'
import { authorize } from '#server/engine/refuse.ts'
import { today } from '#server/engine/today.ts'
import { transact } from '#server/engine/transact.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { calculationParams } from '#server/plugins/PS/performance/run/calculationParams.ts'
import { dayBefore, monthEnd } from '#server/plugins/PS/performance/run/months.ts'
import type { Scenario } from './assume.ts'
import { scenarioMonth } from './scenarioMonth.ts'

/** The maximum number of rows, of tenancies and months, that a scenario calculates. */
const mostRows = 25_000

/** Calculates a scenario of the caller, each month in a transaction of its own. */
export const scenarioCalculateRoute = route(scenarioCalculate, async ({ body, context }) => {
  const scenario = await readScenario(context(), body._id)
  authorize(perfScenario.can.update, context().who, scenario)
  await requireBounds(context(), scenario)
  const yesterday = dayBefore(await today(context(), scenario.site))
  const params = await calculationParams(context().db, scenario.site)
  for (const month of everyMonth(scenario.from_month, scenario.to_month)) {
    if (`${month}-01` > yesterday) break
    const end = monthEnd(month)
    const until = end < yesterday ? end : yesterday
    await transact(context(), ({ db, now }) => scenarioMonth(db, { scenario, month, until, params, now }))
  }
  const calculated_at = context().now
  const { rows } = await sql`
    update perf_scenario set calculated_at = ${calculated_at}
    where _id = ${scenario._id} and rev = ${scenario.rev} and deleted_at is null returning 1 as kept`.execute(
    context().db,
  )
  if (rows.length === 0) {
    // Somebody changed it meanwhile.
    await sql`delete from perf_scenario_figure where scenario_id = ${scenario._id}`.execute(context().db)
    throw new ApiError('stale')
  }
  return { data: { calculated_at } }
})

async function readScenario(context: Context, id: string): Promise<Scenario & { rev: number }> {
  const { rows } = await sql<Scenario & { rev: number }>`
    select ${columnsOf(perfScenario)} from ${visibleTable(perfScenario, context)} where _id = ${id}`.execute(
    context.db,
  )
  if (!rows[0]) throw new ApiError('not_found')
  return rows[0]
}

async function requireBounds({ db }: Context, { site, from_month, to_month }: Scenario): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from tenant_ship where site = ${site} and deleted_at is null
      and start_date <= (${`${to_month}-01`}::date + interval '1 month')
      and coalesce(actual_exit_date, 'infinity') >= ${`${from_month}-01`}::date`.execute(db)
  if ((rows[0]?.n ?? 0) * monthsBetween(from_month, to_month) > mostRows)
    throw refuseFields('param.invalid', { to_month: 'max' })
}
