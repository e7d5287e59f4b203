import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import type { Identifier } from 'react-admin'
import { favoriteBrandAdd, favoriteBrandRemove } from '#contract/brandDB/favoriteBrand.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { patched } from './patched.ts'

/** Whether a brand is a favourite of the user, and how to change that. */
export interface Favourite {
  readonly isMarked: boolean
  readonly toggle: () => void
}

/** A brand. A back end that does not know favourites leaves it out. */
type StarredBrand = { readonly id: Identifier; readonly is_favourite?: unknown }

const absence = ['brand', 'favourite', 'absent']

/**
 * Null if the back end does not know favourites. A change is shown everywhere at once, and undone if the
 * server refuses it.
 */
export function useFavourite(record: StarredBrand | undefined): Favourite | null {
  const { send: add } = useSend(favoriteBrandAdd)
  const { send: remove } = useSend(favoriteBrandRemove)
  const resource = useResourceOf('brand') ?? ''
  const client = useQueryClient()
  const notify = useNotify()
  // State is updated too late for the second click of a double click.
  const isUnderWay = useRef(false)
  // Never fetched: it records what the calls of this visit have found.
  const { data: isAbsent } = useQuery({
    queryKey: absence,
    queryFn: () => false,
    initialData: false,
    enabled: false,
  })
  const isMarked = record?.is_favourite
  if (!record || isAbsent || typeof isMarked !== 'boolean') return null
  const brand_id = String(record.id)
  const show = (is_favourite: boolean) =>
    client.setQueriesData({ queryKey: [resource] }, (data: unknown) =>
      patched(data, brand_id, { is_favourite }),
    )
  /** A reply that was under way when the mark changed is older: one that has come is corrected, others are asked for again. */
  const settle = () => {
    show(!isMarked)
    void client.invalidateQueries({
      queryKey: [resource],
      predicate: ({ state }) => state.fetchStatus === 'fetching',
    })
  }
  const undo = (error: unknown) => {
    show(isMarked)
    const { code, message } = failureOf(error)
    if (code === 404) client.setQueryData(absence, true)
    else notify(message || 'ra.notification.http_error', { type: 'error' })
  }
  const toggle = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    show(!isMarked)
    const sent = isMarked ? remove({ query: { cond: { brand_id } } }) : add({ body: { brand_id } })
    await sent.then(settle, undo)
    isUnderWay.current = false
  }
  return { isMarked, toggle: () => void toggle() }
}
