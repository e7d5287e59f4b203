import { createRoot } from 'react-dom/client'
import { loadConfig, type Config } from '#src/providers/config.ts'
import { isTrustedReferrer, type ReferrerRules } from './isTrustedReferrer.ts'
import { Overlay } from './Overlay.tsx'

/**
 * Covers the page of a visit that came from `referrer`, `elapsed` milliseconds ago, and uncovers it after
 * `ui.overlay_ms`, or as soon as the configuration says that the host is trusted. A visit without a referrer
 * is covered only if the configuration says so.
 */
export async function coverPage(referrer: string, elapsed: () => number): Promise<void> {
  // No configuration makes these hosts untrusted.
  if (isTrusted(referrer, { trustedHosts: [], trustsEmpty: false })) return
  const uncover = referrer === '' ? undefined : cover(referrer)
  const config = await loadConfig()
  const left = config.param('ui.overlay_ms') - elapsed()
  if (isTrusted(referrer, rulesOf(config)) || left <= 0) uncover?.()
  else setTimeout(uncover ?? cover(referrer), left)
}

const isTrusted = (referrer: string, rules: Omit<ReferrerRules, 'ownHost'>): boolean =>
  isTrustedReferrer(referrer, { ownHost: location.hostname, ...rules })

const rulesOf = ({ param }: Config) => ({
  trustedHosts: param('ui.trusted_hosts'),
  trustsEmpty: param('ui.trust_empty_referrer'),
})

/** Nothing below can be reached, not even by keyboard. Returns a function that removes it. */
function cover(referrer: string): () => void {
  const place = document.createElement('div')
  const covered = [...document.body.children].filter((element) => element instanceof HTMLElement)
  for (const element of covered) element.inert = true
  document.body.append(place)
  const root = createRoot(place)
  root.render(<Overlay host={URL.parse(referrer)?.host ?? ''} />)
  return () => {
    root.unmount()
    place.remove()
    for (const element of covered) element.inert = false
  }
}
