import { attempt, readText } from './storage.ts'

/**
 * The site that the address of this tab names before its `#`, as in `/?site=5#/RM/tour/list`; null if it names none. Every
 * link of the page keeps it, because a link such as `#/RM/tour/list` is relative to it.
 */
export const siteInAddress = (): string | null => new URLSearchParams(location.search).get('site')

/**
 * The site of this tab among those of its user: the one that its address names, else the one that the tab was at, else
 * the one chosen last in any tab; undefined if it is none of them.
 */
export const siteOfTab = (userId: string | null, isOwn: (site: string) => boolean): string | undefined =>
  [
    siteInAddress(),
    attempt(() => sessionStorage.getItem(tabSiteKey(userId))),
    readText('atrium.user_site'),
  ].find((site): site is string => !!site && isOwn(site))

/** Where the session storage has it: somebody else who signs in in this tab has their own. */
export const tabSiteKey = (userId: string | null): string => `atrium.tab_site/${userId}`
