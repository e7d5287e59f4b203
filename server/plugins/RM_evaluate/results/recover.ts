import { sql } from 'kysely'
import { dailyScoringRecover } from '#contract/RM_evaluate/scoringVersion.ts'
import { ApiError } from '#contract/reply.ts'
import { transact } from '#server/engine/transact.ts'
import { route } from '#server/http/handler.ts'
import { lockDay, ofDay, requireVersion } from './day.ts'
import { kept } from './scored.ts'
import { addVersion } from './versions.ts'

/** Restores the results of an archived version as a new version. */
export const recoverRoute = route(dailyScoringRecover, async ({ body, context }) => {
  const { reason, site, stat_time } = body
  const day = { site, stat_time }
  return {
    data: await transact(context(), async (inside) => {
      await lockDay(inside, day)
      const current = await requireVersion(inside, day)
      const restored_from = body.version ?? current.version - 1
      const { rows } = await sql`
        select from scoring_result_version
        where ${ofDay(day)} and version = ${restored_from} and version < ${current.version}`.execute(
        inside.db,
      )
      if (rows.length === 0) throw new ApiError('not_found')
      const archived = kept(sql`${ofDay(day)} and version = ${restored_from}`)
      const stores = await addVersion(inside, day, archived, { kind: 'recover', reason, restored_from })
      return { restored_version: restored_from, stores }
    }),
  }
})
