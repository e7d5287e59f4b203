import { sql } from 'kysely'
import { z } from 'zod'
import { recordId } from '#contract/fieldSchemas.ts'
import { billingRun, mayBill } from '#contract/PS/billingRun.ts'
import { text } from '#contract/localText.ts'
import { everyMonth } from '#contract/month.ts'
import { ApiError } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Context } from '#server/engine/context.ts'
import { tellOfRecord } from '#server/engine/tellOfRecord.ts'
import { today } from '#server/engine/today.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { warningsOf } from '#server/plugins/PS/performance/calculation/leftOut.ts'
import { calculationParams } from '#server/plugins/PS/performance/run/calculationParams.ts'
import { monthEnd } from '#server/plugins/PS/performance/run/months.ts'
import { plannedLines } from './plannedLines.ts'
import { requireWholeSite } from './requireWholeSite.ts'
import { withCharges } from './charges.ts'

export type BillingRun = StoredRecord<typeof billingRun>

const body = z.object({ _id: recordId, site: z.string() })

/** Calculates the lines of a draft, month by month. Started again, it begins again: until all months are there, nobody can issue it. */
export const billingJob = defineJob<z.infer<typeof body>>({
  name: 'PS.bill',
  title: text('计算账单', '計算帳單', 'Calculate bills'),
  body,
  key: ({ _id }) => _id,
  site: ({ site }) => site,
  link: ({ _id }) => `/PS/billing/${encodeURIComponent(_id)}/show`,
  can: mayBill,
  run: async ({ body: { _id }, context, progress, signal, giveWay }) => {
    const run = await readDraft(context, _id)
    requireWholeSite(context)
    const { db, now } = context
    await sql`update billing_run set calculated_at = null where _id = ${_id}`.execute(db)
    const day = await today(context, run.site)
    const params = await calculationParams(db, run.site)
    const months = everyMonth(run.stat_month, run.to_month)
    const warnings: Awaited<ReturnType<typeof warningsOf>> = []
    for (const [index, month] of months.entries()) {
      progress(index, months.length)
      const until = monthEnd(month)
      const scope = { sites: [run.site], month, until, params, runId: _id, now, stores: [] }
      const turns = { signal, ...(giveWay && { giveWay }) }
      const left = await withCharges(context, scope, turns, async (inside, { charges, left: skipped }) => {
        const of = { site: run.site, kind: run.kind, month, hasTurnover: until < day }
        const lines = plannedLines(of, charges)
        await sql`delete from billing_line where run_id = ${_id} and stat_month = ${month}`.execute(inside.db)
        await sql`
          insert into billing_line (_id, run_id, site, stat_month, tenant_ship_id, store_id, charge_type, action, reason, amount,
            present, difference, sales_basis, rent_id)
          select gen_random_uuid(), ${_id}, ${run.site}, ${month}, ship_id, store_id, charge_type, action, reason, amount, present,
            difference, sales_basis, rent_id
          from ${lines} lines where ship_id <> all(${skipped.map(({ ship }) => ship)}::text[])`.execute(
          inside.db,
        )
        return skipped
      })
      warnings.push(...(await warningsOf(db, month, left)))
    }
    const { rows } = await sql`
      update billing_run set calculated_at = ${now}, warnings = ${JSON.stringify(warnings)}::jsonb
      where _id = ${_id} and status = 'draft' returning 1 as kept`.execute(db)
    await tellOfRecord(billingRun, context, { _id, site: run.site })
    // Somebody has discarded it since the job began.
    if (rows.length === 0) throw new ApiError('stale')
    return { months: months.length }
  },
})

/** A draft that the person sees. Throws 4040, and 4091 for a run that is no draft any more. */
export async function readDraft({ db, ...context }: Context, id: string): Promise<BillingRun> {
  const { rows } = await sql<BillingRun>`
    select ${columnsOf(billingRun)} from ${visibleTable(billingRun, { db, ...context })} where _id = ${id}`.execute(
    db,
  )
  if (!rows[0]) throw new ApiError('not_found')
  if (rows[0].status !== 'draft')
    throw new ApiError('state.transition', { from: rows[0].status, allowed: [] })
  return rows[0]
}
