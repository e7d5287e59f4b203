import { createRoot } from 'react-dom/client'
import { loadConfig, type Config } from '#src/providers/config.ts'
import { isTrustedReferrer } from './isTrustedReferrer.ts'
import { Overlay } from './Overlay.tsx'

/**
 * Covers the page of a visit that came from `referrer` as long ago as `elapsed` tells, and uncovers it after `ui.overlay_ms`, or as soon as the configuration calls the host trusted. A visit that names no host is covered only when the
 * configuration says so.
 */
export async function coverPage(referrer: string, elapsed: () => number): Promise<void> {
  const uncover = referrer === '' ? undefined : cover(referrer)
  const config = await loadConfig()
  const left = config.param('ui.overlay_ms') - elapsed()
  if (isTrusted(referrer, config) || left <= 0) uncover?.()
  else setTimeout(uncover ?? cover(referrer), left)
}

const isTrusted = (referrer: string, { param }: Config): boolean =>
  isTrustedReferrer(referrer, {
    ownHost: location.hostname,
    trustedHosts: param('ui.trusted_hosts'),
    trustsEmpty: param('ui.trust_empty_referrer'),
  })

/** Nothing beneath can be reached, by keyboard neither. Answers how to take it away. */
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
