import type { CallRequest, Calls, OrEmpty } from '#src/providers/calls.ts'
import type { HttpError } from '#src/providers/http.ts'

/**
 * The data of an answer, for those who have more to say about a failure than a toast: throws why there is none, also
 * when `signal` ended the call. Nobody else hears of it.
 */
export async function answerOf<T extends object>(
  calls: Calls,
  request: CallRequest<T>,
  signal?: AbortSignal,
): Promise<OrEmpty<T>> {
  let failure: HttpError | undefined
  const onError = (error: HttpError) => {
    failure = error
  }
  const data = await calls.call<T>(request, { onError, ...(signal ? { signal } : {}) })
  signal?.throwIfAborted()
  if (failure) throw failure
  return data
}

/** The same, whole: a back end that answers something without `part` is one that does not know the call. */
export async function wholeAnswerOf<T extends object>(
  calls: Calls,
  request: CallRequest<T>,
  part: keyof T & string,
  signal?: AbortSignal,
): Promise<T> {
  const data = await answerOf<T>(calls, request, signal)
  if (!(part in data)) throw new Error(`${request.path} answers no ${part}`)
  // It was asked for by its contract, and nothing failed.
  return data as T
}
