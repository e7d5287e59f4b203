import { useQuery } from '@tanstack/react-query'
import { useSubject } from '#src/kit/subject.ts'
import { useCalls } from '#src/kit/useCalls.ts'
import type { CallRequest } from '#src/providers/calls.ts'

/** What a reading call of the back end answers, kept for a moment; undefined until it did, or when it failed. */
export function useFetched<T extends object>(
  { path, query = {}, reply }: Pick<CallRequest<T>, 'path' | 'query' | 'reply'>,
  isWanted = true,
): { data: Partial<T> | undefined; isPending: boolean } {
  const calls = useCalls()
  const { site } = useSubject()
  const { data, isPending } = useQuery({
    queryKey: ['atrium.call', site, path, query],
    queryFn: ({ signal }) =>
      calls.call<T>({ method: 'GET', path, query, ...(reply ? { reply } : {}) }, { signal }),
    enabled: isWanted,
    placeholderData: (previous) => previous,
    staleTime: 30_000,
  })
  return { data, isPending: isWanted && isPending }
}
