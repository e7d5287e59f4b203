import { useGetList, useListContext, useResourceContext } from 'react-admin'
import { isFigure } from '#src/kit/value/field/formatNumber.ts'

/**
 * The counters of the list. If the list is filtered by the field itself, they would count only the selected
 * values, so they are fetched without that filter; a condition can be more than a filter by values, and is
 * kept.
 */
export function useCounters(source: string): Readonly<Record<string, number>> | null {
  const resource = useResourceContext() ?? ''
  const { meta, filterValues, filter, sort } = useListContext()
  const { [source]: own, ...others } = filterValues
  const { data, meta: without } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort, filter: { ...others, ...filter } },
    { enabled: own !== undefined, placeholderData: (previous) => previous, onError: () => undefined },
  )
  const given: unknown = own === undefined ? meta?.counters : data && without?.counters
  if (typeof given !== 'object' || given === null) return null
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, number] => isFigure(entry[1])),
  )
}
