import { useMemo } from 'react'
import { useListContext } from 'react-admin'
import { useLatest } from '#src/kit/base/control/useLatest.ts'

/**
 * How the list is sorted, and how to sort it by a field: again by the same field is the other way round. The list shows what
 * was asked for a moment later, and a second click meanwhile starts from what was asked for, not from what is shown.
 */
export function useSortBy(field: string) {
  const { sort, setSort } = useListContext()
  const { field: shown, order } = sort
  const askedRef = useLatest(useMemo(() => ({ field: shown, order }), [shown, order]))
  const sortBy = () => {
    const isAgain = askedRef.current.field === field && askedRef.current.order === 'ASC'
    askedRef.current = { field, order: isAgain ? 'DESC' : 'ASC' }
    setSort(askedRef.current)
  }
  return { isSorted: shown === field, isDescending: shown === field && order === 'DESC', sortBy }
}
