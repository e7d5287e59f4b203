import { useEffect, useState, type RefObject } from 'react'
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
  const [heading, setHeading] = useState('')
  useEffect(() => {
    const element = page.current
    if (!element) return
    const read = () => setHeading(element.querySelector('h1:not([data-loading])')?.textContent?.trim() ?? '')
    const observer = new MutationObserver(read)
    observer.observe(element, { childList: true, subtree: true, characterData: true })
    read()
    return () => observer.disconnect()
  }, [page])
  return heading
}
