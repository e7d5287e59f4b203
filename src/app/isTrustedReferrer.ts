/** The settings that decide whether a referrer is trusted. */
export interface ReferrerRules {
  /** The host name of the console itself. */
  readonly ownHost: string
  /** `ui.trusted_hosts`: host names, with a port if only that port is trusted. */
  readonly trustedHosts: readonly string[]
  /** `ui.trust_empty_referrer`: a bookmark, a typed address, or a page that sends no referrer. */
  readonly trustsEmpty: boolean
}

/**
 * Whether a visit comes from a trusted internal host (specification section 2, domain G-35): this machine,
 * the host of the console itself, or a host that the operator lists. A referrer that is not a web address is
 * never trusted.
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

/** URL has already normalized any address of 127.0.0.0/8 to four plain numbers. */
const isThisMachine = (hostname: string): boolean =>
  ['localhost', '[::1]'].includes(hostname) || /^127(?:\.\d{1,3}){3}$/.test(hostname)
