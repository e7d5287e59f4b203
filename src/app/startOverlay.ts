import { startStopwatch } from '#src/providers/stopwatch.ts'

/**
 * Covers the page for a while if the visit does not come from a trusted host (specification section 2). Call
 * it once, when the page starts.
 */
export function startOverlay(): void {
  const elapsed = startStopwatch()
  // If its code cannot be loaded there is no cover, but the page works.
  coverUntrusted(document.referrer, elapsed).catch(() => undefined)
}

async function coverUntrusted(referrer: string, elapsed: () => number): Promise<void> {
  // A visit without a referrer is usually trusted: it asks first, and fetches the code of the cover only if it is not.
  if (referrer === '' && (await loadRule())) return
  const { coverPage } = await import('./coverPage.tsx')
  await coverPage(referrer, elapsed)
}

async function loadRule(): Promise<boolean> {
  const { loadConfig } = await import('#src/providers/config.ts')
  return (await loadConfig()).param('ui.trust_empty_referrer')
}
