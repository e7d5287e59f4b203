import { store } from '#contract/brandDB/store.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'

const stores = listCall(store)

/** The unit numbers of stores at all sites of the user, by id. Stores that are not found are missing. */
export function useStoreNumbers(ids: readonly string[]): ReadonlyMap<string, string> {
  const wanted = [...new Set(ids)].sort().slice(0, most)
  const query = { cond: { _id: { $in: wanted } }, range: `0-${most - 1}`, site: 'ALL' }
  const { data } = useCall(stores, wanted.length > 0 ? { query } : null, { refreshOn: [store] })
  return new Map(data?.list.map(({ _id, store_no }) => [_id, store_no]))
}

/** The number of ids that fit into an address. */
const most = 300
