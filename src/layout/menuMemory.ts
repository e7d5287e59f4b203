import { useStore, useStoreContext } from 'react-admin'

/** How often and when a user opened an entry; the latest first. */
export interface Visit {
  readonly id: string
  readonly count: number
}

/** The menu as this user left it. Kept in react-admin's store. */
export function useMenuMemory() {
  const [open, setOpen] = useStore<readonly string[]>(openKey, none)
  const [favourites, setFavourites] = useStore<readonly string[]>('atrium.menu.favourites', none)
  return {
    isOpen: (id: string) => open.includes(id),
    setOpen: (ids: readonly string[], shown: boolean) =>
      setOpen((known = none) => withAll(known, ids, shown)),
    favourites,
    setFavourite: (id: string, kept: boolean) => setFavourites((known = none) => withAll(known, [id], kept)),
  } as const
}

/** The entries that this user opened, for the phone's most used. */
export const useVisits = () => useStore<readonly Visit[]>(visitsKey, noVisits)[0]

/** Reads and changes what the menu remembers without rendering again when it changes. */
export function useMenuNotes() {
  const store = useStoreContext()
  const read = <T>(key: string, otherwise: T): T => store.getItem<T>(key) ?? otherwise
  return {
    visits: () => read(visitsKey, noVisits),
    noteVisit: (id: string) => store.setItem(visitsKey, visit(read(visitsKey, noVisits), id)),
    /** Opens groups. What is open already changes nothing. */
    openGroups(ids: readonly string[]) {
      const open = read(openKey, none)
      if (!ids.every((id) => open.includes(id))) store.setItem(openKey, withAll(open, ids, true))
    },
  }
}

/**
 * Adds a visit: the entry moves to the front and its count goes up; the entries not visited for the longest
 * are dropped.
 */
export function visit(visits: readonly Visit[], id: string): readonly Visit[] {
  const known = visits.find((one) => one.id === id)
  return [{ id, count: (known?.count ?? 0) + 1 }, ...visits.filter((one) => one !== known)].slice(0, 40)
}

const openKey = 'atrium.menu.open'
const visitsKey = 'atrium.menu.visits'

const none: readonly string[] = []
const noVisits: readonly Visit[] = []

function withAll(known: readonly string[], ids: readonly string[], wanted: boolean): readonly string[] {
  const others = known.filter((id) => !ids.includes(id))
  return wanted ? [...others, ...ids] : others
}
