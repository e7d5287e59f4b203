import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import type { Resource } from '#contract/resource.ts'
import { useCall, type CallResult } from '#src/kit/base/call/useCall.ts'
import { isAbsent } from '#src/kit/base/call/isAbsent.ts'
import { useToastOf } from '#src/kit/base/call/useToastOf.ts'

/**
 * Sends a reading call while the user types or selects: the last reply stays until the next arrives, and an
 * error is shown as a toast, unless the back end does not have the call. With null nothing is looked up.
 */
export function useLookup<R, I extends CallParts>(
  call: SendableCall<R, I>,
  input: NoInfer<I> | null,
  refreshOn: readonly Pick<Resource, 'name'>[] = [],
): CallResult<R> {
  const result = useCall<R, I>(call, input, { ...lookup, refreshOn })
  // Another back end may not have the call; then there is nothing to say about it.
  useToastOf(result.error && isAbsent(result.error) ? null : result.error)
  return result
}

const lookup = { keepsPrevious: true, staleTime: 30_000 }
