import type { ChangeRequest } from '#contract/changeRequest.ts'
import type { Resource, StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { forgetRequestFiles } from './files.ts'
import { divert, guardPart, guardProposed, guardRecords } from './guards.ts'
import { openRequest } from './openRequest.ts'
import { requireFree } from './recordRow.ts'
import { requestHooks } from './requestHooks.ts'
import type { RequestOptions, Requests } from './requests.ts'

/**
 * The server half of the requests to change records: what a server half of a plugin puts into its `hooks` and `jobs`. A
 * change by somebody who may not make it becomes a request; a request is checked as if it were made, decided by somebody
 * else, and made in the transaction of the last approval.
 *
 *     const lotRequests = changeRequests(lotRequest, { title, approvers, notices: 'parking.told', … })
 *     defineServerPlugin({
 *       hooks: { parking_lot: lotRequests.recordHooks, parking_request: lotRequests.hooks },
 *       jobs: [lotRequests.forgetFiles],
 *     })
 */
export function changeRequests(resource: ChangeRequest, options: RequestOptions) {
  const requests: Requests = { ...options, resource }
  return {
    /** The hooks of the requests. */
    hooks: requestHooks(requests),
    /** Hooks of the records: nobody changes a record that waits, and a change can become a request. */
    recordHooks: { guard: guardRecords(requests), intercept: divert(requests) },
    /** The guard of records that are a part of a proposal; `by` is their field that names the record. */
    guardPart: (by: string) => guardPart(requests, by),
    /** The guard of what an open request may refer to: it stays, and is not moved by a change of `moving`. */
    guardProposed: <R extends Resource>(of: R, moving?: keyof StoredRecord<R>) =>
      guardProposed(requests, of, moving),
    /** Throws 4094 if one of these records, which are locked, waits for a decision. */
    requireFree: (inside: Context, ids: readonly string[]) => requireFree(inside, resource, ids),
    /** The reply of the call that says whether a record waits, and what the caller may do about it. */
    openRequest: (context: Context, id: string) => openRequest(requests, context, id),
    /** The daily job that drops the files of old requests. */
    forgetFiles: forgetRequestFiles(requests),
  }
}
