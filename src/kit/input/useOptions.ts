import { useContext, useEffect, useState } from 'react'
import { useGetList } from 'react-admin'
import type { RaRecord, SortPayload } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { ResourcesContext } from '#src/kit/contractOf.ts'

interface UseOptionsProps {
  /** The react-admin resource; undefined (no plugin mounts it) has no options. */
  resource: string | undefined
  /** What was typed; asked for a moment after it stops changing. */
  text: string
  /** In the wire's `cond` form. */
  filter: Record<string, unknown>
  enabled?: boolean
}

/** The records one can pick from, found on the server: the first 50 that match what was typed. */
export function useOptions({ resource, text, filter, enabled = true }: UseOptionsProps): {
  options: readonly RaRecord[]
  isPending: boolean
} {
  const q = useSettled(text.trim(), 250)
  const contract = useContext(ResourcesContext).get(resource ?? '')?.contract
  const { data, isPending } = useGetList(
    resource ?? '',
    {
      pagination: { page: 1, perPage: 50 },
      sort: sortOf(contract),
      filter: q === '' ? filter : { ...filter, q },
    },
    {
      enabled: enabled && resource !== undefined,
      placeholderData: (previous) => previous,
      staleTime: 30_000,
    },
  )
  return { options: data ?? [], isPending }
}

/** The order of the contract: dictionaries are read in the order someone gave them. */
function sortOf(contract: Resource | undefined): SortPayload {
  const [field = '_id', direction = 1] = Object.entries(contract?.sort ?? {})[0] ?? []
  return { field, order: direction === 1 ? 'ASC' : 'DESC' }
}

function useSettled(value: string, wait: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}
