import { createContext, useContext } from 'react'
import type { RaRecord } from 'react-admin'

type Id = RaRecord['id']

/** The ticked records of a list. */
export interface Selection {
  readonly count: number
  /** The records ticked one by one, on screen or not; null when all that match are ticked. */
  readonly ids: readonly Id[] | null
  /** The ticked records as a filter of the list, for calls that take a condition. */
  readonly filter: Readonly<Record<string, unknown>>
  /** How many of the records ticked one by one the page on screen does not show. */
  readonly outOfView: number
  /** How many records match the filters of the list. */
  readonly matching: number
  isTicked(id: Id): boolean
  tick(ids: readonly Id[], isTicked: boolean): void
  /** Ticks all records that match, on every page. Absent where the bulk actions or the back end cannot take a condition. */
  readonly tickAll?: (() => void) | undefined
  clear(): void
}

/** Filled by `ListPage`; a table elsewhere has no tick boxes. */
export const SelectionContext = createContext<Selection | null>(null)

/** The ticked records of the list page round it, for its bulk actions. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('Records can be ticked inside a ListPage only')
  return selection
}
