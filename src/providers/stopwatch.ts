/**
 * Starts a stopwatch; the returned function gives the milliseconds since. It includes the time that the
 * machine sleeps, and setting the clock back does not stop it.
 */
export function startStopwatch(): () => number {
  const [wall, steady] = [Date.now(), performance.now()]
  return () => Math.max(Date.now() - wall, performance.now() - steady)
}
