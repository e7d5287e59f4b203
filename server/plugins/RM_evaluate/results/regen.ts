import { sql } from 'kysely'
import { dailyScoringRegen } from '#contract/RM_evaluate/scoringVersion.ts'
import { transact } from '#server/engine/transact.ts'
import { route } from '#server/http/handler.ts'
import { lockDay, ofDay, requireVersion } from './day.ts'
import { differences, refreshStale } from './differences.ts'
import { calculated, kept } from './scored.ts'
import { scoringAt } from './scoring.ts'
import { addVersion } from './versions.ts'

/** Calculates the results of a day again, in a new version if anything changes. */
export const regenRoute = route(dailyScoringRegen, async ({ body, context }) => {
  const { reason, store_ids, site, stat_time } = body
  const day = { site, stat_time }
  return {
    data: await transact(context(), async (inside) => {
      await lockDay(inside, day)
      const current = await requireVersion(inside, day)
      const chosen = store_ids ? sql`store_id = any(${[...store_ids]})` : sql`true`
      const changed = await differences(inside, day, current.version, chosen)
      if (changed === 0) {
        await refreshStale(inside, day, current)
        return { run_version: current.version, previous_version: null, stores: current.stores, changed }
      }
      const others = kept(sql`${ofDay(day)} and version = ${current.version} and not (${chosen})`)
      const anew = calculated(sql`${ofDay(day)} and ${chosen}`, await scoringAt(inside.db, site))
      const scored = sql`(select * from ${others} was union all select * from ${anew} new)`
      const stores = await addVersion(inside, day, scored, { kind: 'regen', reason })
      return { run_version: current.version + 1, previous_version: current.version, stores, changed }
    }),
  }
})
