import { text } from '#contract/localText.ts'
import { ApiError } from '#contract/reply.ts'
import { transact } from '#server/engine/transact.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { judgedAt } from './judgedAt.ts'
import { regenSite } from './regenSite.ts'

/** Once a day: applies the rules to every site. */
export const nightly = defineJob({
  name: 'Flagging.regen',
  title: text('更新预警', '更新預警', 'Update the watch list'),
  every: 86_400,
  run: async ({ context, signal, progress, giveWay }) => {
    const total = { opened: 0, cleared: 0, kept: 0 }
    const { sites } = context.who
    const failures: unknown[] = []
    for (const [at, { _id: site }] of sites.entries()) {
      signal.throwIfAborted()
      const judged = await judgedAt(context, site)
      if (!judged) continue
      const done = await transact(context, (inside) => regenSite(inside, judged)).catch((error: unknown) => {
        // Somebody has just started a run at this site, which does the same. A fault at one site must not affect the others.
        if (!isRunning(error)) failures.push(error)
        return null
      })
      for (const key of ['opened', 'cleared', 'kept'] as const) total[key] += done?.[key] ?? 0
      progress(at + 1, sites.length)
      await giveWay?.()
    }
    if (failures.length > 0) throw failures[0]
    return total
  },
})

const isRunning = (error: unknown): boolean => error instanceof ApiError && error.key === 'job.running'
