import { siteParam } from '#contract/core/siteParam.ts'

/**
 * The link of a notification to a page that belongs to a site: whoever follows it is taken to that site first.
 */
export const linkAt = (site: string, path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${siteParam}=${encodeURIComponent(site)}`

/** The same for a list, with a filter. */
export const filterLink = (site: string, path: string, filter: object): string =>
  linkAt(site, `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
