import { useEffect } from 'react'
import { useLocaleState } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { localName } from '#src/kit/localName.ts'
import { menuMatch } from './menuMatch.ts'
import { useMenuMemory, useVisits, visit } from './menuMemory.ts'
import { useShell } from './shellContext.ts'

/**
 * Follows the way through the console: the window's title names the place and the site, the groups above the
 * current entry open, the visit counts for recents. Answers the name of the entry, for screen readers: a change of
 * page is otherwise silent, since no document loads.
 */
export function usePageVisit(): string {
  const [locale] = useLocaleState()
  const { menu, site } = useShell()
  const { pathname } = useLocation()
  const { setOpen } = useMenuMemory()
  const [, setVisits] = useVisits()
  const way = menuMatch(menu, pathname)
  const entry = way.at(-1)
  const name = entry ? localName(entry, locale) : ''
  const siteName = site ? localName(site, locale) : ''

  useEffect(() => {
    document.title = [name, siteName, 'Atrium'].filter(Boolean).join(' · ')
  }, [name, siteName])

  const groups = way
    .slice(0, -1)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (groups) setOpen(groups.split(' '), true)
    // Opens them on the way in only: `setOpen` is new at each drawing, and a group closed by hand stays closed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [groups])

  const leaf = entry?.children.length === 0 ? entry.id : undefined
  useEffect(() => {
    if (leaf) setVisits((visits = []) => visit(visits, leaf))
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [leaf])

  return name
}
