/**
 * Runs a function while no other tab of this browser runs one under the same name, if the browser supports
 * locks.
 */
export async function alone(name: string, action: () => Promise<void>): Promise<void> {
  // Missing on plain http and in older browsers.
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks
  if (locks) await locks.request(name, { signal: AbortSignal.timeout(patience) }, action)
  else await action()
}

/** In milliseconds. A sleeping tab that holds the lock must not block the others forever. */
const patience = 20_000
