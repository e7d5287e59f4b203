import type { Call } from '#contract/call.ts'
import type { Context } from '#server/engine/context.ts'
import type { Session } from '#server/services/session/session.ts'
import type { FileAnswer } from '#server/base/fileAnswer.ts'
import type { Upload } from '#server/services/files/upload.ts'
import type { Services } from './services.ts'

/** One request to one call, its query and body already checked against the contract. */
export interface Request<Q, B> {
  readonly query: Q
  readonly body: B
  /** What came with a call that uploads. */
  readonly upload: Upload | null
  /** The parts of the path that the call leaves open, such as `{id}`. */
  readonly params: Readonly<Record<string, string>>
  readonly services: Services
  readonly requestId: string
  readonly ip: string | null
  readonly userAgent: string | null
  readonly token: string | null
  /** The caller's session; null only for a call that anyone may make. */
  readonly session: Session | null
  /** Aborts when the caller hangs up. */
  readonly hungUp: AbortSignal
  /** What the engine works with; asks for a session. */
  readonly context: () => Context
  /** The same for what only reads: it may be done on a replica (`Database.reading`). */
  readonly reading: <T>(read: (context: Context) => Promise<T>) => Promise<T>
}

/** What a handler answers: the envelope's data, and anything that stands beside it. */
export type Answer<R> = { data: R } & Record<string, unknown>

/** A call of the contract with the function that answers it. */
export interface Route {
  readonly call: Call
  /** The id of the plugin that it belongs to; none for the console's own. */
  readonly plugin?: string
  /** The line in which a request waits; `exports` for a file that is written while it is taken. */
  readonly queue: 'calls' | 'exports' | 'uploads'
  readonly handle: (request: Request<unknown, unknown>) => Promise<Answer<unknown> | FileAnswer | Response>
}

/** Ties a call of the contract to the function that answers it. */
export function route<Q, B, R>(
  call: Call<Q, B, R>,
  handle: (request: Request<Q, B>) => Promise<Answer<R>>,
): Route {
  // The query and the body have been parsed by the call's own schemas before the handler sees them.
  return { call, handle, queue: 'calls' } as unknown as Route
}

/** Like `route`, for a call that uploads; the file is gone when the answer is given, unless it was moved away. */
export const uploadRoute = <Q, B, R>(
  call: Call<Q, B, R>,
  handle: (request: Request<Q, B>, upload: Upload) => Promise<Answer<R>>,
): Route => ({
  ...route(call, (request) => {
    if (!request.upload) throw new Error(`${call.path} is not declared as an upload`)
    return handle(request, request.upload)
  }),
  queue: 'uploads',
})

/** Like `route`, for a call that downloads a file that lies ready. */
export const downloadRoute = <Q, B>(
  call: Call<Q, B>,
  handle: (request: Request<Q, B>) => Promise<FileAnswer>,
): Route => ({ call, handle, queue: 'calls' }) as unknown as Route

/**
 * Like `downloadRoute`, for a file that is written while it is taken. What it reads on the way it reads with
 * `reading`, in turn with other calls.
 */
export const exportRoute = <Q, B>(
  call: Call<Q, B>,
  handle: (request: Request<Q, B>) => Promise<FileAnswer>,
): Route => ({ ...downloadRoute(call, handle), queue: 'exports' })

/** The same for a call whose answer goes on for as long as somebody listens. */
export const streamRoute = <Q>(
  call: Call<Q, undefined>,
  handle: (request: Request<Q, undefined>) => Promise<Response>,
): Route => ({ call, handle, queue: 'calls' }) as unknown as Route
