import { useEventCallback } from '@mui/material'
import { useRef } from 'react'
import { useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'

type Id = RaRecord['id']

/** Ticks a row or takes the tick away; as a range, the same for all rows between it and the last one. Never changes itself. */
export function useTicking(records: readonly RaRecord[]): (id: Id, isRange: boolean) => void {
  const { selectedIds, onSelect, onToggleItem } = useListContext()
  const last = useRef<Id | null>(null)
  return useEventCallback((id: Id, isRange: boolean) => {
    const ids = records.map((record) => record.id)
    const from = last.current === null ? -1 : ids.indexOf(last.current)
    const to = ids.indexOf(id)
    last.current = id
    if (!isRange || from < 0 || to < 0) {
      onToggleItem(id)
      return
    }
    const between = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    const others = selectedIds.filter((one) => !between.includes(one))
    onSelect(selectedIds.includes(id) ? others : [...others, ...between])
  })
}
