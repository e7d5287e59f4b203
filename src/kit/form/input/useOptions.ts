import { useContext } from 'react'
import { useGetList } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { orderOf, ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { useSettled } from '#src/kit/base/keyboard/useSettled.ts'

interface UseOptionsProps {
  /** The react-admin resource; undefined (no plugin mounts it) has no options. */
  resource: string | undefined
  /** The search text; it is debounced. */
  text: string
  /** In the form of `cond`. */
  filter: Record<string, unknown>
  enabled?: boolean
}

/** Searches the selectable records on the server: the first 50 that match the search text. */
export function useOptions({ resource, text, filter, enabled = true }: UseOptionsProps): {
  options: readonly RaRecord[]
  isPending: boolean
} {
  const q = useSettled(text.trim())
  const contract = useContext(ResourcesContext).get(resource ?? '')?.contract
  const { data, isPending } = useGetList(
    resource ?? '',
    {
      pagination: { page: 1, perPage: 50 },
      sort: orderOf(contract ?? { sort: {} }),
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
