/**
 * Keeps the screen of the device on, where the browser can. The browser gives that up whenever the page is hidden, so
 * it is asked again. Returns a function that ends it.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isOver = false
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return
    // Refused when the battery is low, for example.
    const got = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (isOver) await got?.release()
    else lock = got
  }
  const onSight = () => void ask()
  onSight()
  document.addEventListener('visibilitychange', onSight)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', onSight)
    void lock?.release()
  }
}
