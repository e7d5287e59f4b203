/** In milliseconds; the last pause repeats. */
const pauses = [5000, 10_000, 20_000, 60_000]

/**
 * Calls `retry` once, when the browser says that the network is back, or after a pause that grows with the
 * number of tries: browsers do not notice that only the server is away. Returns a function that cancels it.
 */
export function retryWhenBack(retry: () => void, tries: number): () => void {
  const go = () => {
    cancel()
    retry()
  }
  const timer = setTimeout(go, pauses[Math.min(tries, pauses.length - 1)])
  addEventListener('online', go)
  function cancel(): void {
    clearTimeout(timer)
    removeEventListener('online', go)
  }
  return cancel
}
