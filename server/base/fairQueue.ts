import { ApiError } from '#contract/reply.ts'
import { createFloodGuard, type FloodLimits } from './floodGuard.ts'

/** How many tasks a queue lets run and wait. */
export interface FairQueueLimits {
  /** Running tasks, of all keys together. */
  readonly total: number
  /** Running tasks of one key; keep it below `total`, so that one key never takes every place. */
  readonly perKey: number
  /** Waiting tasks of one key. */
  readonly waitingPerKey: number
  /** Waiting tasks, of all keys together. */
  readonly waiting: number
  /** The maximum time that a task waits before it is refused, in milliseconds. */
  readonly deadline: number
  /** What happens to a key that floods the queue; without it, the key only takes turns. */
  readonly flood?: FloodLimits
}

/** Runs tasks in turn, so that many tasks of one key do not delay those of another. */
export interface FairQueue {
  /**
   * Runs the task when its key's turn comes, and resolves or rejects as the task does. Rejects with 4290 and
   * `retry_after` when too many tasks are waiting or the deadline passes, and with the signal's reason when
   * it is aborted while waiting. A task that has started keeps its place until it settles, whatever the
   * signal does.
   *
   * @example const thumbs = createFairQueue({ total: 4, perKey: 2, waitingPerKey: 40, waiting: 400, deadline:
   * 60_000 }) await thumbs.run(person._id, () => makeThumb(from, to), { signal: hungUp })
   */
  readonly run: <T>(key: string, task: () => Promise<T>, options?: { signal?: AbortSignal }) => Promise<T>
  /**
   * Throws as `run` does if the maximum number of tasks of the key is waiting: for work that costs something
   * before its turn comes.
   */
  readonly requireRoom: (key: string) => void
  /** The current number of running and waiting tasks. */
  readonly size: () => { running: number; waiting: number }
}

/**
 * Keys take turns (round robin): a key with a single waiting task comes next, however many another key has.
 */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  // The keys with running or waiting tasks; the first is the one whose turn it is.
  const lanes = new Map<string, Lane>()
  const guard = limits.flood && createFloodGuard(limits.flood)
  let running = 0
  let waiting = 0
  let looksAgain = false

  function mayStart(key: string, lane: Lane): boolean {
    if (lane.waiting.length === 0 || lane.running >= limits.perKey) return false
    return guard?.mayStart(key, lane.running) ?? true
  }

  function startNext(): void {
    while (running < limits.total) {
      const next = [...lanes].find(([key, lane]) => mayStart(key, lane))
      if (!next) break
      const [key, lane] = next
      toTheEnd(key, lane)
      lane.waiting[0]?.start()
    }
    if (guard && waiting > 0 && running < limits.total) lookAgain()
  }

  // What the guard holds back is not started by the end of another task.
  function lookAgain(): void {
    if (looksAgain) return
    looksAgain = true
    setTimeout(() => {
      looksAgain = false
      startNext()
    }, lookMs).unref()
  }

  // A key goes to the end when a task of it starts and when it ends, so that the keys served longest ago come
  // first.
  function toTheEnd(key: string, lane: Lane): void {
    lanes.delete(key)
    if (lane.running > 0 || lane.waiting.length > 0) lanes.set(key, lane)
  }

  /** Makes room for one more in the lane, or throws: the longest line gives way to a shorter one. */
  function makeRoom(lane: Lane): void {
    if (lane.waiting.length >= limits.waitingPerKey) throw tooMuch(lane)
    if (waiting < limits.waiting) return
    const longest = [...lanes.values()].reduce((a, b) => (b.waiting.length > a.waiting.length ? b : a), lane)
    if (longest.waiting.length <= lane.waiting.length + 1) throw tooMuch(lane)
    longest.waiting.at(-1)?.giveUp(tooMuch(longest))
  }

  function wait(key: string, lane: Lane, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        lane.waiting.splice(lane.waiting.indexOf(waiter), 1)
        waiting -= 1
        guard?.waits(key, lane.waiting.length)
      }
      const waiter: Waiter = {
        since: performance.now(),
        start: () => {
          leave()
          running += 1
          lane.running += 1
          resolve()
        },
        giveUp: (reason) => {
          leave()
          if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(key)
          reject(reason)
        },
      }
      const abort = (): void => waiter.giveUp(signal?.reason as Error)
      const timer = setTimeout(() => waiter.giveUp(tooMuch(lane)), limits.deadline)
      signal?.addEventListener('abort', abort)
      lane.waiting.push(waiter)
      waiting += 1
      guard?.waits(key, lane.waiting.length)
      startNext()
    })
  }

  return {
    run: async (key, task, { signal } = {}) => {
      signal?.throwIfAborted()
      const lane = lanes.get(key) ?? { running: 0, waiting: [] }
      const hasRoom = running < limits.total && lane.running < limits.perKey && lane.waiting.length === 0
      if (!hasRoom) makeRoom(lane)
      lanes.set(key, lane)
      await wait(key, lane, signal)
      const started = performance.now()
      try {
        return await task()
      } finally {
        running -= 1
        lane.running -= 1
        guard?.ran(key, performance.now() - started)
        toTheEnd(key, lane)
        startNext()
      }
    },
    requireRoom: (key) => {
      const lane = lanes.get(key)
      if (lane && lane.waiting.length >= limits.waitingPerKey) throw tooMuch(lane)
    },
    size: () => ({ running, waiting }),
  }
}

/** Milliseconds between two checks of what the guard holds back. */
const lookMs = 20

interface Waiter {
  readonly since: number
  readonly start: () => void
  readonly giveUp: (reason: Error) => void
}

interface Lane {
  running: number
  /** Oldest first. */
  readonly waiting: Waiter[]
}

/** The caller can come back after as many seconds as the first in the line has waited so far. */
function tooMuch({ waiting }: Lane): ApiError {
  const waited = performance.now() - (waiting[0]?.since ?? performance.now())
  return new ApiError('rate.limited', { retry_after: Math.max(1, Math.ceil(waited / 1000)) })
}
