import { text } from '#contract/localText.ts'
import { z } from 'zod'
import { mayRecalculate } from '#contract/PS/retailCalculation.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { daysLater } from '#contract/day.ts'
import { everyMonth, month } from '#contract/month.ts'
import { today } from '#server/engine/today.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { importsDone } from './importsDone.ts'
import { beginRun, endOrphans, finishRun, noteFailure } from './runRow.ts'
import { runMonth } from './runMonth.ts'

/** The months and units of a run; no units: all of them. Its id is that of its job. */
const scope = z.object({
  site: z.string(),
  from_month: month,
  to_month: month,
  store_ids: z.array(recordId),
  force: z.boolean(),
})

export type RunScope = z.infer<typeof scope>

/**
 * Calculates the retail performance of a site, the oldest month first, because later months are compared with
 * earlier ones. Each month is one transaction that also counts it as done, so a run that another server takes
 * over continues with the next month.
 */
export const recalculateJob = defineJob<RunScope>({
  name: 'PS.recalculate',
  title: text('业绩重算', '業績重算', 'Recalculate retail performance'),
  body: scope,
  key: ({ site }) => site,
  site: ({ site }) => site,
  link: () => '/PS/performance/calculate',
  can: mayRecalculate,
  cancellable: false,
  run: async ({ body, context, progress, signal, giveWay }) => {
    const id = context.requestId
    const months = everyMonth(body.from_month, body.to_month)
    const done = await beginRun(context.db, id)
    const yesterday = daysLater(await today(context, body.site), -1)
    for (const [index, stat_month] of months.entries()) {
      progress(Math.max(index, done), months.length)
      if (index < done) continue
      await importsDone(context, signal)
      await runMonth(
        context,
        { id, scope: body, stat_month, yesterday, place: index, of: months.length },
        { signal, giveWay },
      ).catch(async (error: unknown) => {
        await noteFailure(context.db, id, stat_month)
        throw error
      })
      await giveWay?.()
    }
    signal.throwIfAborted()
    await finishRun(context, id)
    return { months: months.length }
  },
  reconcile: endOrphans,
})
