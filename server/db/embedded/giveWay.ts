import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Milliseconds between two looks. A request is several statements, with less than that between one and the next. */
const pauseMs = 2
/** Looks in a row that find nobody at work. */
const quiet = 2
/** After so many looks the work goes on: others are always there. */
const most = 40

/** Leaves the one connection to others until nobody uses it, or for a tenth of a second. */
export async function giveWay(pool: Pick<Pool, 'waitingCount' | 'idleCount' | 'totalCount'>): Promise<void> {
  for (let looks = 0, idle = 0; looks < most && idle < quiet; looks += 1) {
    await sleep(pauseMs)
    const isFree = pool.waitingCount === 0 && pool.idleCount === pool.totalCount
    idle = isFree ? idle + 1 : 0
  }
}
