import { useCallback, useSyncExternalStore, type RefObject } from 'react'
import { useLocaleState } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { localName } from '#src/kit/base/text/localName.ts'
import { isOwnPath } from './menuMatch.ts'
import { useMenuWay } from './useMenuWay.ts'

/**
 * What the page is called: its menu entry, if it is the page of an entry; otherwise its heading, such as the name of a
 * record, which is empty while it loads.
 */
export function usePageName(page: RefObject<HTMLElement | null>) {
  const [locale] = useLocaleState()
  const { pathname } = useLocation()
  const heading = useHeading(page)
  const entry = useMenuWay().at(-1)
  const isEntry = entry !== undefined && isOwnPath(entry, pathname)
  return { entry: entry ? localName(entry, locale) : '', heading: isEntry ? '' : heading }
}

/** The current text of the page's heading; empty while it loads. */
function useHeading(page: RefObject<HTMLElement | null>): string {
  const follow = useCallback(
    (hear: () => void) => {
      const observer = new MutationObserver(hear)
      if (page.current)
        observer.observe(page.current, { childList: true, subtree: true, characterData: true })
      return () => observer.disconnect()
    },
    [page],
  )
  return useSyncExternalStore(
    follow,
    () => page.current?.querySelector('h1:not([data-loading])')?.textContent?.trim() ?? '',
  )
}
