import { sql } from 'kysely'
import {
  billingForecastStart,
  billingRun,
  billingRunCalculate,
  billingRunStart,
} from '#contract/PS/billingRun.ts'
import { everyMonth, shiftMonth } from '#contract/month.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { newId } from '#server/base/newId.ts'
import type { Context } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { today } from '#server/engine/today.ts'
import { transact } from '#server/engine/transact.ts'
import { route, type Request } from '#server/http/handler.ts'
import { lockedMonths } from '#server/plugins/PS/locks/lockedMonths.ts'
import { billingJob, readDraft } from './billingJob.ts'
import { requireWholeSite } from './requireWholeSite.ts'

/** Starts bills. Rent is billed in advance, so the next month is allowed. */
export const billingRunStartRoute = route(billingRunStart, async ({ query: { site }, body, ...request }) => {
  const { stat_month, payment_days } = body
  const latest = shiftMonth(await thisMonth(request.context(), site), 1)
  if (stat_month > latest)
    throw refuseFields('validation.failed', { stat_month: 'too_late' }, { stat_month: { max: latest } })
  return start(request, { site, kind: 'bill', stat_month, to_month: stat_month, payment_days })
})

/** Starts a forecast, of months that are not over. */
export const billingForecastStartRoute = route(
  billingForecastStart,
  async ({ query: { site }, body: { stat_month, months }, ...request }) => {
    const first = await thisMonth(request.context(), site)
    if (stat_month < first)
      throw refuseFields('validation.failed', { stat_month: 'too_early' }, { stat_month: { min: first } })
    return start(request, {
      site,
      kind: 'forecast',
      stat_month,
      to_month: shiftMonth(stat_month, months - 1),
    })
  },
)

export const billingRunCalculateRoute = route(billingRunCalculate, async ({ body, context, services }) => {
  const { _id, site } = await readDraft(context(), body._id)
  requireWholeSite(context())
  const { job_id } = await services.jobs.start(billingJob, { _id, site }, context())
  return { data: { job_id } }
})

const thisMonth = async (context: Context, site: string) => (await today(context, site)).slice(0, 7)

interface NewRun {
  readonly site: string
  readonly kind: 'bill' | 'forecast'
  readonly stat_month: string
  readonly to_month: string
  readonly payment_days?: number
}

/** Stores a run together with the job that calculates it. */
async function start(
  { context, services }: Pick<Request<unknown, unknown>, 'context' | 'services'>,
  run: NewRun,
) {
  requireWholeSite(context())
  const { site, stat_month, to_month } = run
  const [locked] = await lockedMonths(context(), site, everyMonth(stat_month, to_month))
  if (locked !== undefined) throw new ApiError('period.locked', { site, stat_month: locked })
  const _id = newId()
  const { job_id } = await services.jobs.start(billingJob, { _id, site }, context(), (db) =>
    transact({ ...context(), db }, async (inside) => {
      await requireNoneOpen(inside, run)
      await insert(billingRun, inside, { _id, ...run })
    }),
  )
  return { data: { _id, job_id } }
}

/** Throws 4090 if a run of this kind is open for one of the months. People who start one at the same time wait for each other. */
async function requireNoneOpen({ db }: Context, { site, kind, stat_month, to_month }: NewRun): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`billing runs of ${site}`}, 0))`.execute(db)
  const { rows } = await sql`
    select from billing_run where site = ${site} and kind = ${kind} and stat_month <= ${to_month} and to_month >= ${stat_month}
      and status in ('draft', 'reviewed') and deleted_at is null limit 1`.execute(db)
  if (rows.length > 0) throw refuseFields('duplicate', { stat_month: 'open_run' })
}
