import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { takeSteps } from '#server/engine/takeSteps.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { readParams } from '#server/services/params.ts'

/** Every ten minutes: closes problems whose fix was verified `tour.auto_close_hours` ago, a number that a site can set. */
export const closeVerified = defineJob({
  name: 'RM.close_verified',
  title: text('自动关闭已复核的问题', '自動關閉已覆核的問題', 'Close verified issues'),
  every: 600,
  run: async ({ context, signal }) => {
    let closed = 0
    for (const { _id: site } of context.who.sites) {
      const hours = (await readParams(context.db, site))('tour.auto_close_hours')
      for (const problem of [tourProblem, myscustProblem]) {
        const { rows } = await sql<{ _id: string; rev: number }>`
          select _id, rev from ${visibleTable(problem, context, { site })}
          where status = 'verified' and verified_at <= ${context.now - hours * 3600} order by verified_at, _id`.execute(
          context.db,
        )
        closed += await takeSteps(problem, context, rows, { step: 'close', signal })
      }
    }
    return { closed }
  },
})
