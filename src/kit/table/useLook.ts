import { useEventCallback } from '@mui/material'
import { useMemo } from 'react'
import { useListContext, useLocation, useNavigate } from 'react-admin'

/** The preview of a list: which record it shows, and a function to show another or none. */
export interface Look {
  /** Null while it is closed. */
  readonly id: string | null
  readonly show: (id: string) => void
  readonly close: () => void
}

/**
 * The previewed record is in the address (`?look=id`), next to the list's own parameters, so that it can be
 * linked, and going back closes it.
 */
export function useLook(): Look {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { filterValues, sort, page, perPage } = useListContext()
  const id = new URLSearchParams(search).get('look')
  const go = useEventCallback((next: string | null) => {
    const asked = new URLSearchParams(search)
    const list = { sort: sort.field, order: sort.order, page: String(page), perPage: String(perPage) }
    for (const [name, value] of Object.entries({ filter: JSON.stringify(filterValues), ...list })) {
      asked.set(name, value)
    }
    asked.delete('look')
    if (next !== null) asked.set('look', next)
    // Going back once closes the preview, however many records were previewed.
    navigate({ search: `?${asked}` }, { replace: id !== null })
  })
  return useMemo(() => ({ id, show: go, close: () => go(null) }), [id, go])
}
