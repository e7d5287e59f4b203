import { startStopwatch } from './stopwatch.ts'

/** Whether the session holds, asked from time to time instead of at each click. */
export interface SessionCheck {
  /** A route is entered: asks when the last answer is five minutes old. Never rejects. */
  enter(): Promise<void>
  /** Whether the last answer is younger than that. */
  isFresh(): boolean
  /** Asks now. Never rejects. */
  retry(): Promise<void>
  /** The last time nobody answered: it is not known whether the session holds. Fits `useSyncExternalStore`. */
  isUnanswered(): boolean
  /** Calls back when that changes; returns how to stop. */
  subscribe(listener: () => void): () => void
  /** Notes how an asking ended, whoever asked. */
  note(end: 'answered' | 'unanswered'): void
}

/** `ask` is the validity call; it notes its end itself. */
export function createSessionCheck(ask: () => Promise<unknown>): SessionCheck {
  let sinceAnswer = () => Number.POSITIVE_INFINITY
  let isUnanswered = false
  const listeners = new Set<() => void>()

  const isFresh = () => sinceAnswer() < freshMs

  const retry = () =>
    ask().then(
      () => undefined,
      () => undefined,
    )

  return {
    enter: async () => {
      if (!isFresh()) await retry()
    },
    isFresh,
    retry,
    isUnanswered: () => isUnanswered,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    note(end) {
      // Without an answer the next route asks again.
      sinceAnswer = end === 'answered' ? startStopwatch() : () => Number.POSITIVE_INFINITY
      if (isUnanswered === (end === 'unanswered')) return
      isUnanswered = !isUnanswered
      for (const listener of listeners) listener()
    },
  }
}

const freshMs = 5 * 60_000
