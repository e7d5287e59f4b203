/** Calls back when the browser has nothing else to do, at the latest after two seconds. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 })
  // Safari does not have it.
  else setTimeout(callback, 200)
}
