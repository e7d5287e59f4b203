import { startStopwatch } from './stopwatch.ts'

/** Checks from time to time whether the session is still valid, instead of at each click. */
export interface SessionCheck {
  /** Called when a route is entered: checks if the last reply is five minutes old. Never rejects. */
  enter(): Promise<void>
  /** Whether the last reply is more recent than that. */
  isFresh(): boolean
  /** Checks now. Never rejects. */
  retry(): Promise<void>
  /**
   * Whether the last check got no reply, so that it is not known whether the session is valid. For
   * `useSyncExternalStore`.
   */
  isUnanswered(): boolean
  /** Calls back when that changes; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Records how a check ended, no matter what started it. */
  note(end: 'answered' | 'unanswered'): void
}

/** `ask` is the validity call; it calls `note` itself. */
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
      // Without a reply the next route checks again.
      sinceAnswer = end === 'answered' ? startStopwatch() : () => Number.POSITIVE_INFINITY
      if (isUnanswered === (end === 'unanswered')) return
      isUnanswered = !isUnanswered
      for (const listener of listeners) listener()
    },
  }
}

const freshMs = 5 * 60_000
