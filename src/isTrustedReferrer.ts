/** What a referrer is judged by. */
export interface ReferrerRules {
  /** The host name that the console itself is reached under. */
  readonly ownHost: string
  /** `ui.trusted_hosts`: host names, with a port where only that port is meant. */
  readonly trustedHosts: readonly string[]
  /** `ui.trust_empty_referrer`: a bookmark, a typed address, a page that tells nobody. */
  readonly trustsEmpty: boolean
}

/**
 * Whether a visit comes from a trusted internal host (specification section 2, domain G-35): this machine, the host of
 * the console itself, those that the operator lists. What is no web address comes from nowhere one could trust.
 */
export function isTrustedReferrer(
  referrer: string,
  { ownHost, trustedHosts, trustsEmpty }: ReferrerRules,
): boolean {
  if (referrer === '') return trustsEmpty
  const url = URL.parse(referrer)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false
  const { host, hostname } = url
  if (hostname === ownHost || isThisMachine(hostname)) return true
  return trustedHosts.some((trusted) => [host, hostname].includes(trusted.trim().toLowerCase()))
}

/** URL has written any address of 127.0.0.0/8 in four plain numbers already. */
const isThisMachine = (hostname: string): boolean =>
  ['localhost', '[::1]'].includes(hostname) || /^127(?:\.\d{1,3}){3}$/.test(hostname)
