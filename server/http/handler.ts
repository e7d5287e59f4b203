import type { Call } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import type { Locale } from '#contract/localText.ts'
import type { Context } from '#server/engine/context.ts'
import type { Session } from '#server/services/session/session.ts'
import type { FileAnswer } from '#server/base/fileAnswer.ts'
import type { Upload } from '#server/services/files/upload.ts'
import type { Services } from './services.ts'

/** A request to a call, with its query and body already checked against the contract. */
export interface Request<Q, B, P = Readonly<Record<string, string>>> {
  readonly query: Q
  readonly body: B
  /** The file of a call that uploads. */
  readonly upload: Upload | null
  /** The open segments of the path, such as `{id}`. */
  readonly params: P
  readonly services: Services
  readonly requestId: string
  readonly ip: string | null
  readonly userAgent: string | null
  readonly token: string | null
  /** The caller's session; null only for a call that anyone can make. */
  readonly session: Session | null
  /** The language of the caller's window, otherwise of their account: for names and labels in a reply. */
  readonly locale: Locale
  /** Aborts when the caller disconnects. */
  readonly hungUp: AbortSignal
  /** The context for the engine. Throws without a session. */
  readonly context: () => Context
  /** Gives `read` a context for reading only, which can be on a replica (`Database.reading`). */
  readonly reading: <T>(read: (context: Context) => Promise<T>) => Promise<T>
}

/** The segments that the path of a call declares; any, where the path is not known to the compiler. */
type ParamsIn<I extends CallParts> = [NonNullable<I['params']>] extends [never]
  ? Readonly<Record<string, string>>
  : NonNullable<I['params']>

/** What a handler returns: the envelope's data, and any values next to it. */
export type Answer<R> = { data: R } & Record<string, unknown>

/** A call of the contract with its handler. */
export interface Route {
  readonly call: Call
  /** The id of the plugin that it belongs to; undefined for the console's own. */
  readonly plugin?: string
  /**
   * The line in which a request waits; `exports` for a file that is written while it is downloaded, `upstream` for a
   * call that waits for another service.
   */
  readonly queue: 'calls' | 'exports' | 'uploads' | 'upstream'
  /**
   * The handler itself honours an `Idempotency-Key`, with `once` inside its transaction, so that even a server that dies
   * during the call leaves no doubt. For all other calls the server does it (`keepReply`).
   */
  readonly keepsKey?: boolean
  readonly handle: (request: Request<unknown, unknown>) => Promise<Answer<unknown> | FileAnswer | Response>
}

/** Connects a call of the contract to its handler. `keepsKey` is for handlers that use `once`. */
export function route<Q, B, R, I extends CallParts>(
  call: Call<Q, B, R, I>,
  handle: (request: Request<Q, B, ParamsIn<I>>) => Promise<Answer<R>>,
  options: RouteOptions = {},
): Route {
  // The query and the body have been parsed by the call's own schemas before the handler sees them.
  return { ...options, call, handle, queue: 'calls' } as Route
}

type RouteOptions = Pick<Route, 'keepsKey'>

/** Like `route`, for a call that waits for another service: however slow that is, other calls go on. */
export const upstreamRoute = <Q, B, R, I extends CallParts>(
  call: Call<Q, B, R, I>,
  handle: (request: Request<Q, B, ParamsIn<I>>) => Promise<Answer<R>>,
): Route => ({ ...route(call, handle), queue: 'upstream' })

/** Like `route`, for a call that uploads. The file is deleted after the reply, unless it was moved away. */
export const uploadRoute = <Q, B, R, I extends CallParts>(
  call: Call<Q, B, R, I>,
  handle: (request: Request<Q, B, ParamsIn<I>>, upload: Upload) => Promise<Answer<R>>,
  options: RouteOptions = {},
): Route => ({
  ...route(
    call,
    (request) => {
      if (!request.upload) throw new Error(`${call.path} is not declared as an upload`)
      return handle(request, request.upload)
    },
    options,
  ),
  queue: 'uploads',
})

/** Like `route`, for a call that downloads an existing file. */
export const downloadRoute = <Q, B, I extends CallParts>(
  call: Call<Q, B, unknown, I>,
  handle: (request: Request<Q, B, ParamsIn<I>>) => Promise<FileAnswer>,
): Route => ({ call, handle, queue: 'calls' }) as Route

/**
 * Like `downloadRoute`, for a file that is written while it is downloaded. It reads its rows with `reading`, in
 * turn with other calls.
 */
export const exportRoute = <Q, B, I extends CallParts>(
  call: Call<Q, B, unknown, I>,
  handle: (request: Request<Q, B, ParamsIn<I>>) => Promise<FileAnswer>,
): Route => ({ ...downloadRoute(call, handle), queue: 'exports' })

/** Like `route`, for a call whose reply continues as long as somebody listens. */
export const streamRoute = <Q>(
  call: Call<Q, undefined>,
  handle: (request: Request<Q, undefined>) => Promise<Response>,
): Route => ({ call, handle, queue: 'calls' }) as Route
