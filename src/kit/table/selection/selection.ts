import { createContext, useContext } from 'react'
import type { RaRecord } from 'react-admin'

type Id = RaRecord['id']

/** The selected records of a list. */
export interface Selection {
  readonly count: number
  /** The records selected one by one, visible or not; null if all matching records are selected. */
  readonly ids: readonly Id[] | null
  /** The selected records as a filter of the list, for calls that accept a condition. */
  readonly filter: Readonly<Record<string, unknown>>
  /** How many of the records selected one by one are not on the current page. */
  readonly outOfView: number
  /** The number of records that match the filters of the list. */
  readonly matching: number
  isTicked(id: Id): boolean
  tick(ids: readonly Id[], isTicked: boolean): void
  /**
   * Selects all matching records, on every page. Missing if the bulk actions or the back end do not accept a
   * condition.
   */
  readonly tickAll?: (() => void) | undefined
  clear(): void
}

/** Provided by `ListPage`; a table elsewhere has no checkboxes. */
export const SelectionContext = createContext<Selection | null>(null)

/** The selected records of the surrounding list page, for its bulk actions. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('Records can be ticked inside a ListPage only')
  return selection
}
