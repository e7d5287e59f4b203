/** When a key crowds or floods a queue, and what follows while others use it too. */
export interface FloodLimits {
  /** A key crowds the queue when something of it has waited for so many milliseconds on end. */
  readonly crowdMs: number
  /** It floods the queue when more tasks than these wait as well. */
  readonly floodWaiting: number
  /** How many times as long as its task took a flooding key rests after each. */
  readonly rest: (key: string) => number
  /** Milliseconds that it rests at most. */
  readonly mostRestMs: number
  /** Others use the queue while the end of their last task is no longer ago than this, in milliseconds. */
  readonly othersMs: number
}

/** Follows what the keys of a queue do. */
export interface FloodGuard {
  /** So many tasks of the key wait now. */
  readonly waits: (key: string, count: number) => void
  /** A task of the key took so many milliseconds and is over. */
  readonly ran: (key: string, ms: number) => void
  /** Whether a task may start of a key that has so many running. */
  readonly mayStart: (key: string, running: number) => boolean
}

/**
 * Taking turns is not enough against a flood: some of its tasks would always be under way when another key's comes, and
 * slow that down. So as long as others use the queue, a key that crowds it runs one task at a time, and one that floods
 * it rests after each. What it sends while nobody else is there runs as ever.
 */
export function createFloodGuard(limits: FloodLimits): FloodGuard {
  const lines = new Map<string, Line>()
  let latest = { key: '', at: -Infinity }
  let latestOther = latest

  const areOthersHere = (key: string): boolean =>
    performance.now() - (latest.key === key ? latestOther : latest).at <= limits.othersMs

  return {
    waits: (key, count) => {
      const line = lines.get(key) ?? { since: performance.now(), count, restsUntil: 0 }
      line.count = count
      if (count > 0) lines.set(key, line)
      else lines.delete(key)
    },
    ran: (key, ms) => {
      if (latest.key !== key) latestOther = latest
      latest = { key, at: performance.now() }
      const line = lines.get(key)
      if (line) line.restsUntil = performance.now() + Math.min(ms * limits.rest(key), limits.mostRestMs)
    },
    mayStart: (key, running) => {
      const line = lines.get(key)
      if (!line || performance.now() - line.since < limits.crowdMs || !areOthersHere(key)) return true
      if (running > 0) return false
      return line.count <= limits.floodWaiting || performance.now() >= line.restsUntil
    },
  }
}

/** The tasks of a key that wait. */
interface Line {
  /** Since when there has been one all the time. */
  readonly since: number
  count: number
  restsUntil: number
}
