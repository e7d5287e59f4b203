/**
 * Two clocks: the real one, for tokens, limits and locks; and the business clock, for "today", due dates and
 * recorded times, which can start at the day the demo's data ends (`DEMO_NOW` plus uptime).
 */
export interface Clock {
  /** Unix seconds. */
  real: () => number
  /** Unix seconds. */
  business: () => number
}

/** A clock whose business time starts at `startsAt` (an ISO time), or follows real time. */
export function createClock(startsAt: string | undefined): Clock {
  const real = (): number => Math.floor(Date.now() / 1000)
  const offset = startsAt === undefined ? 0 : Math.floor(Date.parse(startsAt) / 1000) - real()
  return { real, business: () => real() + offset }
}
