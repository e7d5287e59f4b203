import { useEffect } from 'react'
import { useLocaleState } from 'react-admin'
import { localName } from '#src/kit/base/text/localName.ts'
import { useShell } from './shellContext.ts'
import type { usePageName } from './usePageName.ts'

/**
 * Sets the window's title: the menu entry and the site, preceded by the heading of a page below the entry (a
 * record of its list) or outside the menu. Follows the page and the language.
 */
export function usePageTitle({ entry, heading }: ReturnType<typeof usePageName>): void {
  const [locale] = useLocaleState()
  const { site } = useShell()
  const parts = [heading, entry, site && localName(site, locale)]
  const title = [...new Set([...parts, 'Atrium'])].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
