import { useEffect, useEffectEvent, useState } from 'react'
import { useMenuNotes } from './menuMemory.ts'
import { useMenuWay } from './useMenuWay.ts'

/** Opens the groups above the current menu entry, and counts the visit. */
export function usePageVisit(): void {
  const { openGroups, noteVisit } = useMenuNotes()
  const way = useMenuWay()
  const entry = way.at(-1)

  const groups = way
    .slice(0, -1)
    .map(({ id }) => id)
    .join(' ')
  // The menu, which is rendered after this, is painted with these groups open: nothing in it moves.
  useState(() => {
    if (groups) openGroups(groups.split(' '))
  })
  // Only when the page changes: a group that the user closed must stay closed.
  const open = useEffectEvent(openGroups)
  useEffect(() => {
    if (groups) open(groups.split(' '))
  }, [groups])

  const leaf = entry?.children.length === 0 ? entry.id : undefined
  const note = useEffectEvent(noteVisit)
  useEffect(() => {
    if (leaf) note(leaf)
  }, [leaf])
}
