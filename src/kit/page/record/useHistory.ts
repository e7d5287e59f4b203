import { useInfiniteQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import { historyCall } from '#contract/resourceCalls.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { isAbsent } from '#src/kit/base/call/isAbsent.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'

/** The result of `useHistory`. */
export type RecordHistory = ReturnType<typeof useHistory>

/**
 * Fetches the history of the current record, latest first, in pages. `isAbsent` if there is none: for another
 * data source, a log, or a back end that keeps no history. Changes made elsewhere refetch it, like the record
 * itself.
 */
export function useHistory() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const definition = useContext(ResourcesContext).get(resource)
  const calls = useBackEnd()
  const id = String(record?.id ?? '')
  const isKept =
    record !== undefined &&
    definition !== undefined &&
    definition.source === undefined &&
    !definition.contract.isLog
  const query = useInfiniteQuery({
    queryKey: [resource, 'history', id],
    queryFn: async ({ pageParam, signal }) => {
      if (!definition) throw new Error(`${resource} is not mounted`)
      const query = { range: `${pageParam}-${pageParam + pageSize - 1}` }
      return calls.send(historyCall(definition.contract), { params: { id }, query }, { signal })
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { list }) => sum + list.length, 0)
      return pages.at(-1)?.list.length !== 0 && shown < total ? shown : undefined
    },
    enabled: isKept,
    retry: false,
  })
  return {
    changes: query.data?.pages.flatMap(({ list }) => list) ?? [],
    isAbsent: !isKept || isAbsent(query.error),
    isPending: query.isPending,
    error: query.error,
    hasEarlier: query.hasNextPage,
    isFetchingEarlier: query.isFetchingNextPage,
    showEarlier: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}

const pageSize = 20
