import { useEffect, useRef } from 'react'
import { useListContext } from 'react-admin'

/**
 * How the list is sorted, and how to sort it by a field: again by the same field is the other way round. The list shows what
 * was asked for a moment later, and a second click meanwhile starts from what was asked for, not from what is shown.
 */
export function useSortBy(field: string) {
  const { sort, setSort } = useListContext()
  const { field: shown, order } = sort
  const asked = useRef(sort)
  useEffect(() => {
    asked.current = { field: shown, order }
  }, [shown, order])
  const sortBy = () => {
    const isAgain = asked.current.field === field && asked.current.order === 'ASC'
    asked.current = { field, order: isAgain ? 'DESC' : 'ASC' }
    setSort(asked.current)
  }
  return { isSorted: shown === field, isDescending: shown === field && order === 'DESC', sortBy }
}
