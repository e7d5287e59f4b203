import { attempt } from './storage.ts'
import { siteInAddress, tabSiteKey } from './tabSite.ts'

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

/** Notes the site of this tab, for an address that names none. It lasts as long as the tab, or its session. */
export const keepTabSite = (site: string | null): void =>
  attempt(() =>
    site === null ? sessionStorage.removeItem(tabSiteKey) : sessionStorage.setItem(tabSiteKey, site),
  )
