import { attempt, readText } from './storage.ts'

/**
 * The site that the address of this tab names before its `#`, as in `/?site=5#/RM/tour/list`; null if it names none. Every
 * link of the page keeps it, because a link such as `#/RM/tour/list` is relative to it.
 */
export const siteInAddress = (): string | null => new URLSearchParams(location.search).get('site')

/**
 * The site of this tab among those of its user, if they are known: the one that its address names, else the one that the
 * tab was at, else the one chosen last in any tab; undefined or null if it is none of them.
 */
export const siteOfTab = (sites?: readonly ({ readonly _id: string } | null)[]): string | null | undefined =>
  [siteInAddress(), attempt(() => sessionStorage.getItem(tabSiteKey)), readText('atrium.user_site')].find(
    (site) => site && (!sites || sites.some((one) => one?._id === site)),
  )

/** Its key in the session storage. */
export const tabSiteKey = 'atrium.site'
