import { useEffect } from 'react'
import { useMenuMemory, useVisits, visit } from './menuMemory.ts'
import { useMenuWay } from './useMenuWay.ts'

/** Opens the groups above the current menu entry, and counts the visit. */
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
    // Only when the page changes: `setOpen` is new at each render, and a group that the user closed must stay
    // closed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [groups])

  const leaf = entry?.children.length === 0 ? entry.id : undefined
  useEffect(() => {
    if (leaf) setVisits((visits = []) => visit(visits, leaf))
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [leaf])
}
