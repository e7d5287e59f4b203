import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { giveWay } from './giveWay.ts'

/** With this many statements of others in a second, people are at work; a page that only polls the progress of a job sends fewer. */
const atWork = 10
/** While others are at work, a job rests this many times as long as it worked. */
const rest = 2
/** Milliseconds. */
const longestRest = 100

/**
 * How a job leaves the single connection to others: between its steps, and for longer while people are at work, so that
 * most of their statements need not wait for it. Tells whether they are: then steps should be short.
 */
export function giveWayOften(pool: Pool): () => Promise<boolean> {
  let acquired: number[] = []
  let isWorking = true
  let since = performance.now()
  // While the job has the connection, nobody else can get it.
  pool.on('acquire', () => {
    if (!isWorking) acquired.push(performance.now())
  })
  const areAtWork = (): boolean => {
    const second = performance.now() - 1000
    acquired = acquired.filter((moment) => moment > second)
    return acquired.length >= atWork
  }
  return async () => {
    const worked = performance.now() - since
    isWorking = false
    if (pool.totalCount > pool.idleCount) acquired.push(performance.now())
    await giveWay(pool)
    const others = areAtWork()
    if (others) {
      await sleep(Math.min(rest * worked, longestRest))
      await giveWay(pool, true)
    }
    isWorking = true
    since = performance.now()
    return others
  }
}
