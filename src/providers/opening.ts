/** The time until the first page of the console is complete. Whatever does not belong to that page starts afterwards. */
export interface OpeningPhase {
  readonly isOver: () => boolean
  /** Calls back when it ends; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  readonly end: () => void
  /** Resolves when it ends. */
  readonly ended: Promise<void>
}

/** An opening that ends when the first page is complete, or after some seconds at the latest. */
export function createOpening(): OpeningPhase {
  const listeners = new Set<() => void>()
  let isOver = false
  const ended = new Promise<void>((resolve) => listeners.add(resolve))
  const end = () => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    for (const listener of listeners) listener()
  }
  const timer = setTimeout(end, longest)
  return {
    isOver: () => isOver,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end,
    ended,
  }
}

/** Milliseconds. A page that waits longer for its data must not hold up everything else. */
const longest = 15_000
