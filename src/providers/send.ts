import type { SortPayload } from 'react-admin'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import { atSite } from './atSite.ts'
import { download } from './download.ts'
import { formOf } from './formOf.ts'
import { condOf, sortOf } from '#contract/listQuery.ts'
import { HttpError, type Http, type HttpRequest } from './http.ts'
import { readReply } from './readReply.ts'
import { isRecord } from '#contract/isRecord.ts'

/** Options for sending a call, apart from its input. */
export interface SendOptions {
  /** Aborts the call; it then rejects with the browser's AbortError. */
  readonly signal?: AbortSignal
  /** If a creation is sent again with the same key, it happens only once. */
  readonly idempotencyKey?: string
  /** For an export of a list: filter and order of its rows, in react-admin's form. */
  readonly rows?: { readonly filter: Readonly<Record<string, unknown>>; readonly sort?: SortPayload }
  /** How much of an upload has been sent, from 0 to 1. */
  readonly onProgress?: (sent: number) => void
}

interface Options {
  readonly http: Http
  readonly site: () => string | null
  /** The session has ended: show the sign-in page. */
  readonly onSignedOut: () => void
}

/** Creates the function that sends calls of the contract. A failed call rejects with an `HttpError`. */
export function createSend({ http, site, onSignedOut }: Options) {
  async function exchange(call: SendableCall, parts: CallParts, options: SendOptions): Promise<unknown> {
    const request = atSite(requestOf(call, parts, options), site())
    if (call.carries === 'download') return download(http, request)
    return readReply(call, (await http.send(request)).data)
  }

  return async <R, I extends CallParts>(
    call: SendableCall<R, I>,
    input: NoInfer<I>,
    options: SendOptions = {},
  ): Promise<R> => {
    try {
      // `readReply` has given it the shape of the call's own reply.
      return (await exchange(call, input, options)) as R
    } catch (error) {
      if (error instanceof HttpError && error.isSignedOut) onSignedOut()
      throw error
    }
  }
}

function requestOf(
  { method, path }: SendableCall,
  { params = {}, query, body, file }: CallParts,
  { signal, idempotencyKey, rows, onProgress }: SendOptions,
): HttpRequest {
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? '')),
    query: {
      ...(rows ? { cond: condOf(rows.filter), sort: sortOf(rows.sort) } : {}),
      ...(isRecord(query) ? query : {}),
    },
    body: file ? formOf(isRecord(body) ? body : {}, file) : body,
    ...(idempotencyKey === undefined ? {} : { headers: { 'Idempotency-Key': idempotencyKey } }),
    signal,
    onProgress,
  }
}
