import { startStopwatch } from '#src/providers/stopwatch.ts'
import { isTrustedReferrer } from './isTrustedReferrer.ts'

/**
 * Covers the page for a while if the visit does not come from a trusted host (specification section 2). Call
 * it once, when the page starts.
 */
export function startOverlay(): void {
  const { referrer } = document
  const elapsed = startStopwatch()
  const ownHost = location.hostname
  // No configuration makes these hosts untrusted, so nothing has to be fetched.
  if (referrer !== '' && isTrustedReferrer(referrer, { ownHost, trustedHosts: [], trustsEmpty: true })) return
  import('./coverPage.tsx').then(
    ({ coverPage }) => coverPage(referrer, elapsed),
    // If its code cannot be loaded there is no cover, but the page works.
    () => undefined,
  )
}
