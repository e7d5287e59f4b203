import { useEventCallback } from '@mui/material'
import { useContext, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { SelectionContext } from '#src/kit/table/selection/selection.ts'

type Id = RaRecord['id']

/**
 * Returns a function that selects or deselects a row, or, for a range, all rows between it and the row before. The function
 * stays the same from render to render.
 */
export function useTicking(records: readonly RaRecord[]): (id: Id, isRange: boolean) => void {
  const selection = useContext(SelectionContext)
  const last = useRef<Id | null>(null)
  return useEventCallback((id: Id, isRange: boolean) => {
    const ids = records.map((record) => record.id)
    const from = last.current === null ? -1 : ids.indexOf(last.current)
    const to = ids.indexOf(id)
    last.current = id
    const isOne = !isRange || from < 0 || to < 0
    const some = isOne ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    selection?.tick(some, !selection.isTicked(id))
  })
}
