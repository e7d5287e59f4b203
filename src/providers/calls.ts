import type { SortPayload } from 'react-admin'
import type { z } from 'zod'
import type { SavedFile } from '#contract/callInput.ts'
import type { Page } from '#contract/reply.ts'
import type { RecordOf, Resource } from '#contract/resource.ts'
import { atSite } from './atSite.ts'
import { configNow } from './config.ts'
import { download } from './download.ts'
import { formOf } from './formOf.ts'
import { HttpError, type Http, type HttpRequest } from './http.ts'
import { lenient, lenientRecord } from './lenient.ts'
import { condOf, sortOf } from '#contract/listQuery.ts'
import { isRecord } from '#contract/isRecord.ts'
import { readPage, readRecord } from './replies.ts'
import { createSend } from './send.ts'
import { startStopwatch } from './stopwatch.ts'

/** The query of a reading call; objects are sent as JSON. `site` defaults to the current site. */
export interface CallQuery {
  readonly cond?: string | object
  readonly sort?: string | object
  readonly range?: string
  readonly site?: string
}

/** Options to abort a call, and to handle its error instead of showing it to the user. */
export interface CallOptions {
  readonly signal?: AbortSignal
  readonly onError?: (error: HttpError) => void
}

/** Any call, with the schema of its reply: what a less strict back end leaves out is filled in. */
export interface CallRequest<T> extends HttpRequest {
  readonly reply?: z.ZodType<T>
}

/** A file to fetch. `site` defaults to the current site. */
export interface FileQuery {
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
  /** For an export of a list: filter and order of its rows, in react-admin's form. */
  readonly rows?: { readonly filter: Readonly<Record<string, unknown>>; readonly sort?: SortPayload }
  /** The file name if the back end gives none; by default the last part of the path. */
  readonly name?: string
}

/** A file to send, with other fields; objects are sent as JSON, undefined fields are left out. */
export interface FileUpload {
  readonly path: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly file: File
  /** Called with the fraction that has been sent, from 0 to 1. */
  readonly onProgress?: (sent: number) => void
}

interface Options {
  readonly http: Http
  readonly site: () => string | null
  /** Shows an error to the user. */
  readonly notify: (message: string) => void
  /** The session has ended: show the sign-in page. */
  readonly onSignedOut: () => void
}

/** The calls, bound to a back end. */
export type Calls = ReturnType<typeof createCalls>

/** The fields of `T`, or none of them if the call failed. */
export type OrEmpty<T> = Partial<T>

/**
 * The generic calls for screens that do not go through react-admin (specification sections 7 and 8). They
 * never reject: an error goes to `onError` if given, otherwise to the user as a toast, unless it is silent or
 * the same toast is still visible; the result is then `{}`. An aborted call also results in `{}`, without a
 * message.
 */
export function createCalls({ http, site, notify, onSignedOut }: Options) {
  const shownFor = new Map<string, () => number>()

  function toast(message: string): void {
    const time = configNow().param('ui.toast_ms')
    if ((shownFor.get(message)?.() ?? time) < time) return
    shownFor.set(message, startStopwatch())
    notify(message)
  }

  /** Returns the result of `act`; undefined if its call failed. */
  async function watched<T>(act: () => Promise<T>, { signal, onError }: CallOptions): Promise<T | undefined> {
    try {
      return await act()
    } catch (error) {
      if (error instanceof HttpError) report(error, onError)
      else if (!signal?.aborted) throw error
      return undefined
    }
  }

  async function attempt<T extends object>(
    request: HttpRequest,
    options: CallOptions,
    read: (data: unknown) => T,
  ): Promise<OrEmpty<T>> {
    const { signal } = options
    // Empty: no field of T.
    return (await watched(async () => read((await http.send({ ...request, signal })).data), options)) ?? {}
  }

  /**
   * Makes any call. Returns the data of the reply as `T`, because the caller knows the contract. A GET
   * carries the current site unless its query names another site (specification section 7).
   */
  const call = <T extends object>(
    { reply, ...request }: CallRequest<T>,
    options: CallOptions = {},
  ): Promise<OrEmpty<T>> =>
    attempt(atSite(request, site()), options, (data) => (reply ? lenient(reply, data) : (data ?? {})) as T)

  /** Returns a record in the form of the contract; `{}` if there is none. */
  const record = <R extends Resource>(noun: R, request: HttpRequest, options: CallOptions = {}) =>
    attempt(atSite(request, site()), options, (data): OrEmpty<RecordOf<R>> =>
      // The contract says what is in it.
      isRecord(data) ? (lenientRecord(noun, data) as RecordOf<R>) : {},
    )

  function report(error: HttpError, onError: CallOptions['onError']): void {
    if (error.isSignedOut) onSignedOut()
    if (onError) onError(error)
    else showFailure(error)
  }

  /**
   * Shows a toast that says why a call failed, unless the error is silent or the same toast is still visible.
   */
  function showFailure(error: unknown): void {
    const isSilent = error instanceof Error && 'isSilent' in error && error.isSilent === true
    if (error instanceof Error && 'errcode' in error && !isSilent) toast(error.message)
  }

  return {
    call,
    send: createSend({ http, site, onSignedOut }),
    showFailure,

    /** The current site; null for a person without any. */
    site,

    /**
     * `total` counts all matching rows on all pages; if the back end leaves it out, it is the number of rows
     * in the reply.
     */
    list: <R extends Resource>(noun: R, query: CallQuery = {}, options: CallOptions = {}) =>
      attempt(
        atSite({ method: 'GET', path: noun.path, query: { ...query } }, site()),
        options,
        (data): Page<RecordOf<R>> => {
          const { list, total } = readPage(data)
          return {
            ...readRecord(data ?? {}),
            // The contract says what is in it.
            list: list.map((one) => lenientRecord(noun, one) as RecordOf<R>),
            total: total ?? list.length,
          }
        },
      ),

    /** Returns the first matching record; `{}` if there is none. */
    one: <R extends Resource>(noun: R, query: CallQuery, options?: CallOptions) =>
      record(noun, { method: 'GET', path: `${noun.path}/one`, query: { ...query } }, options),

    id: <R extends Resource>(
      noun: R,
      id: string,
      query: Pick<CallQuery, 'site'> = {},
      options?: CallOptions,
    ) =>
      record(
        noun,
        { method: 'GET', path: `${noun.path}/${encodeURIComponent(id)}`, query: { ...query } },
        options,
      ),

    /** Returns the stored record. `query` goes into the address, as in the specification's `create`. */
    create: <R extends Resource>(noun: R, { doc, query = {} }: CreateRequest<R>, options?: CallOptions) =>
      record(noun, { method: 'POST', path: noun.path, query, body: doc }, options),

    /** Returns the record if `cond` is an `_id`, otherwise the list of the updated records. */
    update: <R extends Resource>({ path }: R, { cond, doc }: Update<R>, options?: CallOptions) =>
      call<RecordOf<R> & Page<RecordOf<R>>>({ method: 'PUT', path, query: { cond }, body: doc }, options),

    /** Removes records by a condition in the address, or by a body such as `{ ids }`. */
    remove: <R extends Resource>({ path }: R, { cond, body }: RemoveRequest, options?: CallOptions) =>
      call<{ removed: number }>({ method: 'DELETE', path, query: { cond }, body }, options),

    /**
     * Fetches a file and saves it under the name that the back end gives it. Returns the name that it was
     * saved under.
     */
    download: async (
      { path, query, rows, name }: FileQuery,
      options: CallOptions = {},
    ): Promise<OrEmpty<SavedFile>> => {
      const chosen = rows ? { cond: condOf(rows.filter), sort: sortOf(rows.sort) } : {}
      const request = atSite(
        { method: 'GET', path, query: { ...chosen, ...query }, signal: options.signal },
        site(),
      )
      return (await watched(() => download(http, request, name), options)) ?? {}
    },

    /** Sends a file as the part `file` of a form. Returns the data of the reply as `T`. */
    upload: <T extends object>(
      { path, params = {}, file, onProgress }: FileUpload,
      options?: CallOptions,
    ): Promise<OrEmpty<T>> =>
      call<T>({ method: 'POST', path, body: formOf(params, file), onProgress }, options),
  }
}

/** A new record, and the query that goes into the address. */
export interface CreateRequest<R extends Resource> {
  readonly doc: Partial<RecordOf<R>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** Which records to remove: a condition in the address, or a body. */
export type RemoveRequest =
  | { readonly cond: object; readonly body?: undefined }
  | { readonly cond?: undefined; readonly body: object }

/** Which records to change, and the new values. */
export interface Update<R extends Resource> {
  readonly cond: object
  readonly doc: Partial<RecordOf<R>>
}
