import type { Calls, OrEmpty } from '#src/providers/calls.ts'
import type { HttpError, HttpRequest } from '#src/providers/http.ts'

/** The data of an answer; throws why there is none, where a screen has more to say about it than a toast. */
export async function answerOf<T extends object>(calls: Calls, request: HttpRequest): Promise<OrEmpty<T>> {
  let failure: HttpError | undefined
  const data = await calls.call<T>(request, { onError: (error) => (failure = error) })
  if (failure) throw failure
  return data
}
