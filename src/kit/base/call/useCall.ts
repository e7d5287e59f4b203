import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useContext } from 'react'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import type { Resource } from '#contract/resource.ts'
import { OpeningContext, waiting } from '#src/kit/base/opening/opening.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { callKey } from './callKey.ts'
import { CallsContext } from './callsContext.ts'

/** The state of a call. */
export interface CallResult<R> {
  /** The latest reply, typed by the contract; undefined until there is one. */
  readonly data: R | undefined
  /** Why the latest attempt failed, for `ErrorState`, `useToastOf` or `isAbsent`; null if it did not fail. */
  readonly error: Error | null
  /** The reply is that for the input before, because the reply for this one is loading (`keepsPrevious`). */
  readonly isPrevious: boolean
  /** There is no reply yet. */
  readonly isPending: boolean
  /** A reply is being fetched, the first or a newer reply. */
  readonly isFetching: boolean
  /** Sends the call again, for `ErrorState`. */
  readonly retry: () => void
  /** Puts a newer reply in place of the cached reply, such as that of a call that changed the data. */
  readonly replace: (reply: R) => void
}

/** Options for a reading call, apart from its input. */
export interface UseCallOptions<R> {
  /** The reply is fetched again when anybody changes a record of one of these resources. */
  readonly refreshOn?: readonly Pick<Resource, 'name'>[]
  /**
   * While the reply for another input is loading, the last reply stays, unless it is that of another site. Nothing stays if
   * the call is no longer sent: what is shown would not be what the page is asked for.
   */
  readonly keepsPrevious?: boolean
  /** Sends it only when the first page of the console is complete. */
  readonly canWait?: boolean
  /**
   * Milliseconds for which a reply counts as fresh, so that other uses of the same call do not send it again.
   */
  readonly staleTime?: number
  /** Milliseconds until the call is sent again automatically; false for never. */
  readonly refetchInterval?: (data: R | undefined, error: Error | null) => number | false
  /** Sends it again when the user returns to the window. */
  readonly refetchOnWindowFocus?: boolean
}

/** The input can be omitted if a call needs none; with null the call is not sent. */
type Arguments<I, R> =
  Record<never, never> extends I
    ? [input?: NoInfer<I> | null, options?: UseCallOptions<R>]
    : [input: NoInfer<I> | null, options?: UseCallOptions<R>]

/**
 * Sends a reading call of the contract and caches its reply, which is shared by all components that use it
 * with the same input. Path parameters, query and reply are typed by the call: `const { data, error, retry }
 * = useCall(lotPrices, { params: { id } }, { refreshOn: [lot] })`.
 */
export function useCall<R, I extends CallParts>(
  call: SendableCall<R, I>,
  ...[input, options = {}]: Arguments<I, R>
): CallResult<R> {
  const calls = useContext(CallsContext)
  const client = useQueryClient()
  const opening = useContext(OpeningContext)
  const site = useContext(SubjectContext)?.site
  const isWanted = calls !== null && input !== null
  const { refreshOn = [], keepsPrevious, refetchInterval, canWait, ...others } = options
  // A call that names its site, or all of them, is the same wherever the user is.
  const namesSite = typeof input?.query === 'object' && input.query !== null && 'site' in input.query
  const usualSite = call.scope === 'global' ? null : site
  const siteOfCall = namesSite ? input.query.site : usualSite
  const queryKey = callKey(call, refreshOn, [siteOfCall, input])
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<KeptReply<R>> => {
      if (canWait) await opening.ended
      if (!calls || input === null) throw new Error('The call has no input.')
      // `Arguments` allows the input to be omitted only if nothing in it is required.
      return { reply: await calls.send(call, input ?? ({} as I), { signal }) }
    },
    enabled: isWanted,
    retry: false,
    ...(canWait ? { meta: waiting } : {}),
    ...(keepsPrevious
      ? {
          placeholderData: (last: KeptReply<R> | undefined, query?: { readonly queryKey: QueryKey }) =>
            isWanted && query?.queryKey.at(-2) === siteOfCall ? last : undefined,
        }
      : {}),
    ...(refetchInterval
      ? { refetchInterval: ({ state }: LookupState<R>) => refetchInterval(state.data?.reply, state.error) }
      : {}),
    ...others,
  })
  return {
    data: data?.reply,
    error,
    isPrevious: isPlaceholderData,
    isPending: isWanted && isPending,
    isFetching,
    retry: () => void refetch(),
    replace: (reply) => void client.setQueryData<KeptReply<R>>(queryKey, { reply }),
  }
}

/** A reply in the query cache, which does not accept undefined. */
interface KeptReply<R> {
  readonly reply: R
}

interface LookupState<R> {
  readonly state: { readonly data: KeptReply<R> | undefined; readonly error: Error | null }
}
