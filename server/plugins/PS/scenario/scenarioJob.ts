import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { daysLater } from '#contract/day.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { everyMonth } from '#contract/month.ts'
import { perfScenario } from '#contract/PS/perfScenario.ts'
import { mayRecalculate } from '#contract/PS/retailCalculation.ts'
import { ApiError } from '#contract/reply.ts'
import { tellOfRecord } from '#server/engine/tellOfRecord.ts'
import { authorize } from '#server/engine/refuse.ts'
import { today } from '#server/engine/today.ts'
import { transact } from '#server/engine/transact.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { warningsOf } from '#server/plugins/PS/performance/calculation/leftOut.ts'
import { calculationParams } from '#server/plugins/PS/performance/run/calculationParams.ts'
import { monthEnd } from '#server/plugins/PS/performance/run/months.ts'
import { readScenario } from './readScenario.ts'
import { scenarioInParts } from './scenarioInParts.ts'
import { scenarioMonth } from './scenarioMonth.ts'

/** A scenario in the revision that its author saw. */
const body = z.object({ _id: recordId, site: z.string(), rev: z.int() })

/**
 * Calculates a scenario in the name of its author. Each month is a transaction of its own, in which it is calculated as it is
 * and as assumed; on the embedded database it is calculated in parts. Started again, it begins again: figures of a
 * scenario are shown only once all of them are there.
 */
export const scenarioJob = defineJob<z.infer<typeof body>>({
  name: 'PS.scenario',
  title: text('业绩测算', '業績測算', 'Calculate a what-if scenario'),
  body,
  key: ({ _id }) => _id,
  site: ({ site }) => site,
  link: ({ _id }) => `/PS/scenario/${encodeURIComponent(_id)}/show`,
  can: mayRecalculate,
  cancellable: true,
  attempts: 3,
  run: async ({ body: { _id, rev }, context, progress, signal, giveWay }) => {
    const scenario = await readScenario(context, _id)
    authorize(perfScenario.can.update, context.who, scenario)
    if (scenario.rev !== rev) throw new ApiError('stale')
    const { db, now } = context
    await sql`update perf_scenario set calculated_at = null where _id = ${_id}`.execute(db)
    const yesterday = daysLater(await today(context, scenario.site), -1)
    const params = await calculationParams(db, scenario.site)
    const months = everyMonth(scenario.from_month, scenario.to_month)
      .filter((month) => `${month}-01` <= yesterday)
      .map((month) => ({ month, until: monthEnd(month) < yesterday ? monthEnd(month) : yesterday }))
    const warnings: Awaited<ReturnType<typeof warningsOf>> = []
    if (giveWay) {
      const turns = { signal, giveWay, progress: (done: number) => progress(done, 2 * months.length) }
      for (const [month, left] of await scenarioInParts(context, { scenario, months, params }, turns))
        warnings.push(...(await warningsOf(db, month, left)))
    } else {
      for (const [index, { month, until }] of months.entries()) {
        signal.throwIfAborted()
        progress(index, months.length)
        const left = await transact(context, (inside) =>
          scenarioMonth(inside.db, { scenario, month, until, params, now }),
        )
        warnings.push(...(await warningsOf(db, month, left)))
      }
    }
    const { rows } = await sql`
      update perf_scenario set calculated_at = ${now}, warnings = ${JSON.stringify(warnings)}::jsonb
      where _id = ${_id} and rev = ${rev} and deleted_at is null returning 1 as kept`.execute(db)
    // The person who is looking at it may not have seen the job, which can end at once.
    await tellOfRecord(perfScenario, context, { _id, site: scenario.site })
    if (rows.length > 0) return { months: months.length }
    // Somebody has changed it since the job began.
    await sql`delete from perf_scenario_figure where scenario_id = ${_id}`.execute(db)
    throw new ApiError('stale')
  },
})
