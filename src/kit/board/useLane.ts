import { useMemo, useState } from 'react'
import { useInfiniteGetList, useListContext, useResourceContext, type RaRecord } from 'react-admin'
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
  const { data, error, isPending, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } =
    useInfiniteGetList<RaRecord>(
      resource,
      { pagination: { page: 1, perPage }, sort, filter: { ...filterValues, ...filter, [source]: [lane] } },
      { enabled: isSeen, placeholderData: (previous) => previous, onError: () => undefined },
    )
  const records = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  const drawn = useInSteps(records, { step: atOnce, list: useListKey(isPlaceholderData) })
  return {
    records,
    drawn,
    total: data?.pages[0]?.total,
    error,
    isPending,
    isFetching,
    more:
      hasNextPage && !isFetching && drawn?.length === records?.length
        ? () => void fetchNextPage()
        : undefined,
    retry: () => void refetch(),
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
