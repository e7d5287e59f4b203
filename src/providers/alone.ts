/** Does it while no other tab of this browser does the same under that name, as far as the browser can tell. */
export async function alone(name: string, action: () => Promise<void>): Promise<void> {
  // Absent on plain http and in older browsers.
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks
  if (locks) await locks.request(name, { signal: AbortSignal.timeout(patience) }, action)
  else await action()
}

/** In milliseconds. A tab that sleeps while it holds the lock must not hold up the others for ever. */
const patience = 20_000
