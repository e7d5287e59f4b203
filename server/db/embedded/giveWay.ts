import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Milliseconds between two checks. */
const pauseMs = 2
/**
 * The number of checks in a row that must find nobody working. A request is several statements with some
 * milliseconds between them, so if others were waiting, they keep the connection until a longer silence.
 */
const quiet = { alone: 1, amongOthers: 5 }
/** After this many checks the work continues, because others may always be there. */
const most = 40

/** Leaves the single connection to others until nobody uses it, or for a tenth of a second. */
export async function giveWay(
  pool: Pick<Pool, 'waitingCount' | 'idleCount' | 'totalCount'>,
  isAmongOthers = pool.waitingCount > 0,
): Promise<void> {
  const enough = isAmongOthers ? quiet.amongOthers : quiet.alone
  for (let looks = 0, idle = 0; looks < most && idle < enough; looks += 1) {
    await sleep(pauseMs)
    const isFree = pool.waitingCount === 0 && pool.idleCount === pool.totalCount
    idle = isFree ? idle + 1 : 0
  }
}
