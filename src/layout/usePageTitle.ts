import { useEffect, useState, type RefObject } from 'react'
import { useLocaleState } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { localName } from '#src/kit/localName.ts'
import { isOwnPath } from './menuMatch.ts'
import { useMenuWay } from './useMenuWay.ts'
import { useShell } from './shellContext.ts'

/**
 * Sets the window's title: the menu entry and the site, preceded by the heading of a page below the entry (a
 * record of its list) or outside the menu. Follows the page and the language.
 */
export function usePageTitle(page: RefObject<HTMLElement | null>): void {
  const [locale] = useLocaleState()
  const { site } = useShell()
  const { pathname } = useLocation()
  const heading = useHeading(page)
  const entry = useMenuWay().at(-1)
  const isEntry = entry !== undefined && isOwnPath(entry, pathname)
  const parts = [isEntry ? '' : heading, entry && localName(entry, locale), site && localName(site, locale)]
  const title = [...new Set([...parts, 'Atrium'])].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
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
