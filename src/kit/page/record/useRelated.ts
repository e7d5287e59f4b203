import { useGetList } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { orderOf, useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import type { RelatedRecordsProps } from './relatedProps.ts'

/**
 * The first related records, through react-admin's cache or, if no plugin mounts their resource, through its
 * call.
 */
export function useRelated(
  props: Pick<RelatedRecordsProps, 'contract' | 'filter' | 'sort' | 'everySite'>,
): RelatedRecords {
  const { contract, filter = {}, sort = orderOf(contract), everySite = false } = props
  const resource = useResourceOf(contract.name)
  const listed = useGetList<RaRecord>(
    resource ?? '',
    {
      pagination: { page: 1, perPage },
      sort,
      filter,
      ...(everySite ? { meta: { site: 'ALL' } } : {}),
    },
    { enabled: resource !== undefined },
  )
  const query = {
    cond: filter,
    sort: { [sort.field]: sort.order === 'ASC' ? (1 as const) : (-1 as const) },
    range: `0-${perPage - 1}`,
    ...(everySite ? { site: 'ALL' } : {}),
  }
  const called = useCall(listCall(contract), resource === undefined ? { query } : null, {
    refreshOn: [contract],
  })
  if (resource !== undefined) {
    const { data, total, pageInfo, error, refetch } = listed
    const isCut = pageInfo?.hasNextPage ?? (total ?? 0) > (data?.length ?? 0)
    return { list: data, total, isCut, error, retry: () => void refetch() }
  }
  const { data, error, retry } = called
  const list = data?.list.map((record) => ({ ...record, id: String(record['_id']) }))
  const total = data?.total ?? 0
  return { list, total, isCut: total > (list?.length ?? 0), error, retry }
}

/** The number of records shown. */
const perPage = 10

interface RelatedRecords {
  /** Undefined until there is a reply. */
  readonly list: readonly RaRecord[] | undefined
  /** Undefined if the back end does not count. */
  readonly total: number | undefined
  /** Whether there are more than those in the list. */
  readonly isCut: boolean
  readonly error: Error | null
  readonly retry: () => void
}
