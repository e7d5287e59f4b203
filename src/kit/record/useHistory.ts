import { useInfiniteQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import type { Page } from '#contract/reply.ts'
import { answerOf } from '#src/kit/answerOf.ts'
import { ResourcesContext } from '#src/kit/contractOf.ts'
import { isAbsent } from '#src/kit/state/isAbsent.ts'
import { useCalls } from '#src/kit/useCalls.ts'
import type { Calls } from '#src/providers/calls.ts'

/** One change of a record. Without `diff` it was made or deleted; without `user_id` nobody had signed in, or a job did it. */
export interface RecordChange {
  readonly _id: string
  /** Unix seconds. */
  readonly at: number
  readonly user_id: string | null
  readonly action: string
  /** The step of the record's lifecycle that it was. */
  readonly step?: string | null
  readonly diff: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>> | null
}

/** What `useHistory` answers. */
export type RecordHistory = ReturnType<typeof useHistory>

/**
 * The history of the record on screen, latest first, in pages. `isAbsent` where there is none to be had: another data
 * source, a log, or a back end that keeps none. What changed elsewhere has it read anew, as the record itself.
 */
export function useHistory() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const definition = useContext(ResourcesContext).get(resource)
  const calls = useCalls()
  const id = String(record?.id ?? '')
  const isKept =
    record !== undefined &&
    definition !== undefined &&
    definition.source === undefined &&
    !definition.contract.isLog
  const path = `${definition?.contract.path}/${encodeURIComponent(id)}/history`
  const query = useInfiniteQuery({
    queryKey: [resource, 'history', id],
    queryFn: ({ pageParam, signal }) => read(calls, path, pageParam, signal),
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

async function read(
  calls: Calls,
  path: string,
  start: number,
  signal: AbortSignal,
): Promise<Page<RecordChange>> {
  const query = { range: `${start}-${start + pageSize - 1}` }
  const { list, total } = await answerOf<Page<RecordChange>>(calls, { method: 'GET', path, query }, signal)
  // A back end that answers otherwise has no history.
  if (!Array.isArray(list)) throw Object.assign(new Error(), { status: 404 })
  return { list, total: total ?? list.length }
}

const pageSize = 20
