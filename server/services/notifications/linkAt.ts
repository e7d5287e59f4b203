import { siteParam } from '#contract/core/siteParam.ts'

/**
 * The link of a notification to a page that belongs to a site: users who follow it are taken to that site first.
 */
export const linkAt = (site: string, path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${siteParam}=${encodeURIComponent(site)}`

/** The link to a page at a site, if it belongs to one. A path that names its site stays as it is. */
export const linkOf = (site: string | null, path: string): string =>
  site === null || new URLSearchParams(path.split('?')[1]).has(siteParam) ? path : linkAt(site, path)

/** The link of a notification to a filtered list at a site. */
export const filterLink = (site: string, path: string, filter: object): string =>
  linkAt(site, `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
