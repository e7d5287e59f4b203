import { useQuery } from '@tanstack/react-query'
import { useCalls, usePerson } from 'atrium/screens'
import { summary, type Summary } from './contract.ts'

/** What is kept at the current site; undefined until it is known. */
export function useSummary(): Partial<Summary> | undefined {
  const { call } = useCalls()
  const site = usePerson().site?._id
  const { method, path } = summary
  const { data } = useQuery({
    queryKey: [path, site],
    queryFn: ({ signal }) => call<Summary>({ method, path, query: { site } }, { signal }),
    enabled: site !== undefined,
  })
  return data
}
