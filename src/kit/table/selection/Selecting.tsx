import { useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { ListContextProvider, useListContext } from 'react-admin'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { SelectionContext } from './selection.ts'
import { useSelectionState } from './useSelectionState.ts'

interface SelectingProps {
  /** The bulk actions accept a condition instead of ids. */
  readonly takesCondition: boolean
  readonly children: ReactNode
}

/** Keeps the selection of the list inside it, also for react-admin's own bulk buttons. */
export function Selecting({ takesCondition, children }: SelectingProps) {
  const list = useListContext()
  // A data source of another service only has calls by id.
  const isOwn = useContext(ResourcesContext).get(list.resource)?.source === undefined
  const selection = useSelectionState(takesCondition && isOwn)
  const value = useMemo(() => {
    const selectedIds = [...(selection.ids ?? [])]
    return {
      ...list,
      selectedIds,
      onSelect: (ids: typeof selectedIds) => {
        selection.clear()
        selection.tick(ids, true)
      },
      onToggleItem: (id: (typeof selectedIds)[number]) => selection.tick([id], !selection.isTicked(id)),
      onUnselectItems: selection.clear,
    }
  }, [list, selection])
  return (
    <SelectionContext value={selection}>
      <ListContextProvider value={value}>{children}</ListContextProvider>
    </SelectionContext>
  )
}
