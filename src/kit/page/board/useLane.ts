import { useMemo, useState } from 'react'
import { useInfiniteGetList, useListContext, useResourceContext, type RaRecord } from 'react-admin'
import { isRecord } from '#contract/isRecord.ts'
import { useCounters } from '#src/kit/table/list/useCounters.ts'
import { useInSteps } from '#src/kit/table/useInSteps.ts'
import { useBoard } from './boardContext.ts'

/** The number of cards that a lane loads at a time, and that it renders at once to keep the page responsive. */
const perPage = 20
const atOnce = 5

/** The cards of a lane: those of the current list, with the lane's value, in the order of the list. */
export function useLane(lane: string, isSeen: boolean) {
  const resource = useResourceContext() ?? ''
  const { source } = useBoard()
  const { filterValues, filter, sort } = useListContext()
  const counters = useCounters(source)
  const asked: Record<string, unknown> = { ...filterValues, ...filter }
  const { data, error, isPending, isFetching, isPlaceholderData, hasNextPage, ...query } =
    useInfiniteGetList<RaRecord>(
      resource,
      {
        pagination: { page: 1, perPage },
        sort,
        // The list can be filtered by the same field, with a condition of any kind.
        filter: { ...asked, $and: [asked['$and'] ?? [], { [source]: [lane] }].flat() },
      },
      { enabled: isSeen, placeholderData: (previous) => previous, onError: () => undefined },
    )
  const records = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  const drawn = useInSteps(records, { step: atOnce, list: useListKey(isPlaceholderData) })
  return {
    records,
    drawn,
    // The counters leave out the filter by the field itself, of which a condition can select a part of a lane.
    count: (isRecord(asked[source]) ? undefined : counters?.[lane]) ?? data?.pages[0]?.total,
    error,
    isPending,
    isFetching,
    // Not after an error: the end of the lane is still in view, so it would be asked for without pause.
    more:
      hasNextPage && !isFetching && !error && drawn?.length === records?.length
        ? () => void query.fetchNextPage()
        : undefined,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  }
}

/** Changes with the filter and the order of the list, as soon as its first cards have arrived. */
function useListKey(isWaiting: boolean): string {
  const { filterValues, sort } = useListContext()
  const asked = JSON.stringify([filterValues, sort])
  const [shown, setShown] = useState(asked)
  if (!isWaiting && shown !== asked) setShown(asked)
  return shown
}
