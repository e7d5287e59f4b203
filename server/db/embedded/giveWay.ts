import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Milliseconds between two looks. */
const pauseMs = 2
/**
 * Looks in a row that must find nobody at work. A request is several statements with some milliseconds between them, so when
 * others were waiting, the connection is theirs only after a longer silence.
 */
const quiet = { alone: 1, amongOthers: 5 }
/** After so many looks the work goes on: others are always there. */
const most = 40

/** Leaves the one connection to others until nobody uses it, or for a tenth of a second. */
export async function giveWay(pool: Pick<Pool, 'waitingCount' | 'idleCount' | 'totalCount'>): Promise<void> {
  const enough = pool.waitingCount > 0 ? quiet.amongOthers : quiet.alone
  for (let looks = 0, idle = 0; looks < most && idle < enough; looks += 1) {
    await sleep(pauseMs)
    const isFree = pool.waitingCount === 0 && pool.idleCount === pool.totalCount
    idle = isFree ? idle + 1 : 0
  }
}
