/**
 * Starts to measure; call the result for the milliseconds since. It counts the time that the machine sleeps, and nobody
 * who sets the clock back can stop it.
 */
export function startStopwatch(): () => number {
  const [wall, steady] = [Date.now(), performance.now()]
  return () => Math.max(Date.now() - wall, performance.now() - steady)
}
