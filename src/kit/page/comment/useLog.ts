import { listCall } from '#contract/resourceCalls.ts'
import type { Resource } from '#contract/resource.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'

/** The most entries that a page shows. */
const most = 200

/**
 * The latest entries of a log that belong to the current record, oldest first. They are fetched again when
 * somebody changes the record or comments on it.
 */
export function useLog(log: Resource, filter: Readonly<Record<string, unknown>>, at = 'at') {
  const record = useContract()
  const query = { cond: filter, sort: { [at]: -1 as const }, range: `0-${most - 1}` }
  const reply = useCall(listCall(log), { query }, { refreshOn: [record, log], keepsPrevious: true })
  return { ...reply, data: reply.data && { list: reply.data.list.toReversed(), total: reply.data.total } }
}
