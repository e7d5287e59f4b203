import { sql } from 'kysely'
import { monthsBetween } from '#contract/month.ts'
import { perfScenario } from '#contract/PS/perfScenario.ts'
import { scenarioCalculate } from '#contract/PS/scenarioCalls.ts'
import { refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { authorize } from '#server/engine/refuse.ts'
import { route } from '#server/http/handler.ts'
import type { Scenario } from './assume.ts'
import { readScenario } from './readScenario.ts'
import { scenarioJob } from './scenarioJob.ts'

/** The maximum number of rows, of tenancies and months, that a scenario calculates. */
const mostRows = 25_000

/** Starts to calculate a scenario of the caller. One that is being calculated already is not started again. */
export const scenarioCalculateRoute = route(scenarioCalculate, async ({ body, context, services }) => {
  const scenario = await readScenario(context(), body._id)
  authorize(perfScenario.can.update, context().who, scenario)
  await requireBounds(context(), scenario)
  const { _id, site, rev } = scenario
  return { data: await services.jobs.start(scenarioJob, { _id, site, rev }, context()) }
})

async function requireBounds({ db }: Context, { site, from_month, to_month }: Scenario): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from tenant_ship where site = ${site} and deleted_at is null
      and start_date <= (${`${to_month}-01`}::date + interval '1 month')
      and coalesce(actual_exit_date, 'infinity') >= ${`${from_month}-01`}::date`.execute(db)
  if ((rows[0]?.n ?? 0) * monthsBetween(from_month, to_month) > mostRows)
    throw refuseFields('param.invalid', { to_month: 'max' })
}
