import { attempt, readText } from './storage.ts'

/**
 * The site that the address of this tab names before its `#`, as in `/?site=5#/RM/tour/list`; null if it names none. Every
 * link of the page keeps it, because a link such as `#/RM/tour/list` is relative to it.
 */
export const siteInAddress = (): string | null => new URLSearchParams(location.search).get('site')

/** Puts a site into the address of this tab; null takes it out. Other parameters stay as they are. */
export function putSiteInAddress(site: string | null): void {
  if (siteInAddress() === site) return
  const address = addressAt(site, withoutSite(location.search)) + location.hash
  // The router keeps its own notes in the state. Some browsers refuse if it happens too often.
  attempt(() => history.replaceState(history.state, '', address))
}

/**
 * The path of the console at a site, before the `#`: for links that are used outside of the page. `others` is the rest of
 * its query.
 */
export function addressAt(site: string | null, others = ''): string {
  const query = [others, site && `site=${encodeURIComponent(site)}`].filter(Boolean).join('&')
  // For a browser, `//x` at the start of an address is another host.
  return location.pathname.replace(/^\/+/, '/') + (query && `?${query}`)
}

/** The rest of a query, spelled as it was and without its question mark. */
export const withoutSite = (search: string): string =>
  search
    .slice(1)
    .split('&')
    .filter((part) => !/^(site=|$)/.test(part))
    .join('&')

/**
 * The site of this tab among those of its user: the one that its address names, else the one that the tab was at, else
 * the one chosen last in any tab; undefined if it is none of them.
 */
export const siteOfTab = (userId: string | null, isOwn: (site: string) => boolean): string | undefined =>
  [siteInAddress(), attempt(() => sessionStorage.getItem(keyOf(userId))), readText('atrium.user_site')].find(
    (site): site is string => !!site && isOwn(site),
  )

/** Notes the site of this tab, for an address that names none. It lasts as long as the tab. */
export const keepTabSite = (userId: string | null, site: string | null): void =>
  attempt(() =>
    site === null ? sessionStorage.removeItem(keyOf(userId)) : sessionStorage.setItem(keyOf(userId), site),
  )

/** Somebody else who signs in in this tab has their own. */
const keyOf = (userId: string | null): string => `atrium.tab_site/${userId}`
