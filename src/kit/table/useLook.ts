import { useEventCallback } from '@mui/material'
import { useMemo } from 'react'
import { useListContext, useLocation, useNavigate } from 'react-admin'

/** The preview of a list: which record is looked at, and how to look at another one or none. */
export interface Look {
  /** Null while it is closed. */
  readonly id: string | null
  readonly show: (id: string) => void
  readonly close: () => void
}

/**
 * The record looked at stands in the address (`?look=id`) beside all that the list asks for, so that it is a deep link,
 * and going back closes it.
 */
export function useLook(): Look {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { filterValues, sort, page, perPage } = useListContext()
  const id = new URLSearchParams(search).get('look')
  const go = useEventCallback((next: string | null) => {
    const asked = new URLSearchParams({
      filter: JSON.stringify(filterValues),
      sort: sort.field,
      order: sort.order,
      page: String(page),
      perPage: String(perPage),
    })
    if (next !== null) asked.set('look', next)
    // One step back closes the look, however many records were looked at.
    navigate({ search: `?${asked}` }, { replace: id !== null })
  })
  return useMemo(() => ({ id, show: go, close: () => go(null) }), [id, go])
}
