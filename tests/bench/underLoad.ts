import { random, type Random } from '#server/demo/random.ts'
import { at, sorted } from './timing.ts'

/** What so many did at once in a while. */
export interface Round {
  done: number
  failed: number
  perSecond: number
  /** Milliseconds. */
  p95: number
}

/** Has so many do the same work at once, each over and over, for so many seconds. */
export async function underLoad(
  work: (chance: Random) => Promise<unknown>,
  { atOnce, seed, during }: { atOnce: number; seed: number; during: number },
): Promise<Round> {
  const started = performance.now()
  const times: number[] = []
  let failed = 0
  const one = async (_: unknown, index: number): Promise<void> => {
    const chance = random(seed + index)
    while (performance.now() - started < during * 1000) {
      const from = performance.now()
      await work(chance).then(
        () => times.push(performance.now() - from),
        () => (failed += 1),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  const perSecond = times.length / ((performance.now() - started) / 1000)
  return { done: times.length, failed, perSecond, p95: at(sorted(times), 0.95) }
}
