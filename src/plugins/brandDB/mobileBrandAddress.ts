interface From {
  readonly origin: string
  /** With its `?`, or empty. */
  readonly search: string
}

/**
 * Where a phone goes to change a brand: the mobile brand app at `base` (`brand.mobile_app_url`), else this server's own
 * `/brandDB/brandModification/{id}`. A base that is no web address does not count, nor one with a `#`: at this
 * console it would lead back here for ever.
 */
export function mobileBrandAddress(base: string, id: string, { origin, search }: From): string {
  const path = `/brandDB/brandModification/${encodeURIComponent(id)}`
  const own = `${origin}${path}${search}`
  if (!URL.canParse(base)) return own
  const { protocol, origin: host, pathname, username, hash } = new URL(base)
  const isWeb = (protocol === 'https:' || protocol === 'http:') && username === '' && hash === ''
  return isWeb ? `${host}${pathname.replace(/\/+$/, '')}${path}${search}` : own
}
