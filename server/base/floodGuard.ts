/** When a key crowds or floods a queue, and what follows while others use it too. */
export interface FloodLimits {
  /**
   * A key crowds the queue when some task of it has been waiting for this many milliseconds without a break.
   */
  readonly crowdMs: number
  /** It floods the queue when, in addition, more tasks than this are waiting. */
  readonly floodWaiting: number
  /** How many times the duration of its task a flooding key rests after each. */
  readonly rest: (key: string) => number
  /** The maximum rest in milliseconds. */
  readonly mostRestMs: number
  /** Others use the queue if their last task ended at most this many milliseconds ago. */
  readonly othersMs: number
}

/** Follows what the keys of a queue do. */
export interface FloodGuard {
  /** Reports the number of waiting tasks of the key. */
  readonly waits: (key: string, count: number) => void
  /** Reports that a task of the key has ended, and how long it took in milliseconds. */
  readonly ran: (key: string, ms: number) => void
  /** Whether another task of the key may start, given the number of its running tasks. */
  readonly mayStart: (key: string, running: number) => boolean
}

/**
 * Taking turns is not enough against a flood: some of its tasks would always be running when it is another
 * key's turn, and slow it down. So as long as others use the queue, a key that crowds it runs one task at a
 * time, and a key that floods it rests after each. While nobody else is there, it runs as usual.
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

/** The waiting tasks of a key. */
interface Line {
  /** Since when there has always been one. */
  readonly since: number
  count: number
  restsUntil: number
}
