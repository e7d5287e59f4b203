import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { favoriteBrandAdd } from '#contract/brandDB/favoriteBrand.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { useCalls } from '#src/kit/useCalls.ts'
import type { HttpError } from '#src/providers/http.ts'
import { patched } from './patched.ts'

/** The mark of a brand as the reader's favourite, and how to change it. */
export interface Favourite {
  readonly isMarked: boolean
  readonly toggle: () => void
}

const absence = ['brand', 'favourite', 'absent']

/**
 * Null where the back end says nothing of favourites. A change shows at once wherever the brand stands, and goes back when
 * the server refuses it.
 */
export function useFavourite(record: RaRecord | undefined): Favourite | null {
  const calls = useCalls()
  const resource = useResourceOf('brand') ?? ''
  const client = useQueryClient()
  const notify = useNotify()
  // State comes too late for the second click of a double click.
  const isUnderWay = useRef(false)
  // Nobody asks for it: it is what the calls of this visit have met.
  const { data: isAbsent } = useQuery({
    queryKey: absence,
    queryFn: () => false,
    initialData: false,
    enabled: false,
  })
  const isMarked: unknown = record?.['is_favourite']
  if (!record || isAbsent || typeof isMarked !== 'boolean') return null
  const brand_id = String(record.id)
  const show = (is_favourite: boolean) =>
    client.setQueriesData({ queryKey: [resource] }, (data: unknown) =>
      patched(data, brand_id, { is_favourite }),
    )
  const undo = (error: HttpError) => {
    show(isMarked)
    if (error.status === 404) client.setQueryData(absence, true)
    else notify(error.message || 'ra.notification.http_error', { type: 'error' })
  }
  const { path } = favoriteBrandAdd
  const request = isMarked
    ? ({ method: 'DELETE', path, query: { cond: { brand_id } } } as const)
    : ({ method: 'POST', path, body: { brand_id } } as const)
  const toggle = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    show(!isMarked)
    await calls.call(request, { onError: undo })
    isUnderWay.current = false
  }
  return { isMarked, toggle: () => void toggle() }
}
