interface AddressParts {
  readonly origin: string
  /** With its `?`, or empty. */
  readonly search: string
}

/**
 * The address where a phone changes a brand: the mobile brand app at `base` (`brand.mobile_app_url`),
 * otherwise this server's own `/brandDB/brandModification/{id}`. A base that is not a web address is ignored,
 * and so is one with a `#`, which could redirect to this console forever.
 */
export function mobileBrandAddress(base: string, id: string, { origin, search }: AddressParts): string {
  const path = `/brandDB/brandModification/${encodeURIComponent(id)}`
  const own = `${origin}${path}${search}`
  if (!URL.canParse(base)) return own
  const { protocol, origin: host, pathname, username, hash } = new URL(base)
  const isWeb = (protocol === 'https:' || protocol === 'http:') && username === '' && hash === ''
  return isWeb ? `${host}${pathname.replace(/\/+$/, '')}${path}${search}` : own
}
