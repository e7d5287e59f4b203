import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import type { Resource } from '#contract/resource.ts'
import { SubjectContext } from '#src/kit/subject.ts'
import { callKey } from './callKey.ts'
import { CallsContext } from './callsContext.ts'

/** What a call has returned so far. */
export interface CallResult<R> {
  /** The latest reply, typed by the contract; undefined until there is one. */
  readonly data: R | undefined
  /** Why the latest try failed, for `ErrorState`, `useToastOf` or `isAbsent`; null unless it did. */
  readonly error: Error | null
  /** The first reply is still to come. */
  readonly isPending: boolean
  /** A reply is on its way, the first or a newer one. */
  readonly isFetching: boolean
  /** Sends the call again, for `ErrorState`. */
  readonly retry: () => void
}

/** What can be said about reading a call, beside its input. */
export interface UseCallOptions<R> {
  /** The reply is read again when a record of one of these changes, whoever changed it. */
  readonly refreshOn?: readonly Pick<Resource, 'name'>[]
  /** While another input is loading, the last reply stays. */
  readonly keepsPrevious?: boolean
  /** Milliseconds for which a reply counts as fresh: nobody else's use of the same call sends it again. */
  readonly staleTime?: number
  /** Milliseconds until the call is sent again by itself; false for never. */
  readonly refetchInterval?: (data: R | undefined, error: Error | null) => number | false
  /** Sends it again when the person returns to the window. */
  readonly refetchOnWindowFocus?: boolean
}

/** The input may be left out where a call needs none; null keeps the call from being sent. */
type Arguments<I, R> =
  Record<never, never> extends I
    ? [input?: NoInfer<I> | null, options?: UseCallOptions<R>]
    : [input: NoInfer<I> | null, options?: UseCallOptions<R>]

/**
 * Sends a reading call of the contract and keeps its reply, shared by all who use it with the same input. Path parameters, query and
 * reply are typed by the call: `const { data, error, retry } = useCall(lotPrices, { params: { id } }, { refreshOn: [lot] })`.
 */
export function useCall<R, I extends CallParts>(
  call: SendableCall<R, I>,
  ...[input, options = {}]: Arguments<I, R>
): CallResult<R> {
  const calls = useContext(CallsContext)
  const site = useContext(SubjectContext)?.site
  const isWanted = calls !== null && input !== null
  const { refreshOn = [], keepsPrevious, refetchInterval, ...others } = options
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: callKey(call, refreshOn, [call.scope === 'global' ? null : site, input]),
    queryFn: async ({ signal }): Promise<Kept<R>> => {
      if (!calls || input === null) throw new Error('The call has no input.')
      // `Arguments` lets the input be left out only where nothing in it is needed.
      return { reply: await calls.send(call, input ?? ({} as I), { signal }) }
    },
    enabled: isWanted,
    retry: false,
    ...(keepsPrevious ? { placeholderData: keepPreviousData<Kept<R>> } : {}),
    ...(refetchInterval
      ? { refetchInterval: ({ state }: Looked<R>) => refetchInterval(state.data?.reply, state.error) }
      : {}),
    ...others,
  })
  return {
    data: data?.reply,
    error,
    isPending: isWanted && isPending,
    isFetching,
    retry: () => void refetch(),
  }
}

/** A reply in the query cache, which takes no undefined. */
interface Kept<R> {
  readonly reply: R
}

interface Looked<R> {
  readonly state: { readonly data: Kept<R> | undefined; readonly error: Error | null }
}
