import { useQuery } from '@tanstack/react-query'
import { store } from '#contract/brandDB/store.ts'
import { useCalls } from '#src/kit/useCalls.ts'

/** The unit numbers of stores by their ids, at whichever site of the reader they are; those not found are missing. */
export function useStoreNumbers(ids: readonly string[]): ReadonlyMap<string, string> {
  const calls = useCalls()
  const wanted = [...new Set(ids)].sort().slice(0, most)
  const { data = nothing } = useQuery({
    queryKey: ['brandDB/store', 'numbers', wanted],
    queryFn: async ({ signal }) => {
      const { list = [] } = await calls.list(
        store,
        { cond: { _id: { $in: wanted } }, range: `0-${most - 1}`, site: 'ALL' },
        { signal, onError: () => undefined },
      )
      return new Map(list.map(({ _id, store_no }) => [_id, store_no]))
    },
    enabled: wanted.length > 0,
  })
  return data
}

/** As many as fit into an address. */
const most = 300

const nothing: ReadonlyMap<string, string> = new Map()
