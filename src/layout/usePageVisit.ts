import { useEffect } from 'react'
import { useMenuMemory, useVisits, visit } from './menuMemory.ts'
import { useMenuWay } from './useMenuWay.ts'

/** Follows the way through the menu: the groups above the current entry open, and the visit counts for recents. */
export function usePageVisit(): void {
  const { setOpen } = useMenuMemory()
  const [, setVisits] = useVisits()
  const way = useMenuWay()
  const entry = way.at(-1)

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
}
