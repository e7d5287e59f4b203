import { z } from 'zod'
import type { Rule } from './access.ts'
import type { ErrorKey } from './reply.ts'

/** A single call that is not one of a resource's generic ones. */
export interface Call<Q = unknown, B = unknown, R = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  /** What it does, in one sentence for the reader of the API. */
  readonly does: string
  /** `anyone`: no session is needed. */
  readonly can: Rule | 'anyone'
  /** Answers also those who have to change their password first; to them every other call is 4030. */
  readonly beforePasswordChange: boolean
  /** `upload`: the body is a multipart form of one part `file` and the parameters. `download`: it answers a file. `events`: a stream. */
  readonly carries: 'json' | 'upload' | 'download' | 'events'
  readonly query: z.ZodType<Q>
  readonly body: z.ZodType<B>
  readonly reply: z.ZodType<R>
  /** The errors beyond those that any call can answer. */
  readonly errors: readonly ErrorKey[]
}

type CallDeclaration<Q, B, R> = Pick<Call, 'method' | 'path' | 'does' | 'can'> & {
  beforePasswordChange?: boolean
  carries?: Call['carries']
  query?: z.ZodType<Q>
  body?: z.ZodType<B>
  reply: z.ZodType<R>
  errors?: readonly ErrorKey[]
}

/** Declares a call. Without `query` or `body` none is read. */
export function call<Q = Record<string, never>, B = undefined, R = unknown>(
  given: CallDeclaration<Q, B, R>,
): Call<Q, B, R> {
  return {
    ...given,
    beforePasswordChange: given.beforePasswordChange ?? false,
    carries: given.carries ?? 'json',
    query: given.query ?? (nothing as unknown as z.ZodType<Q>),
    body: given.body ?? (noBody as unknown as z.ZodType<B>),
    errors: given.errors ?? [],
  }
}

// Unknown query parameters are dropped: the console sends `site` with every read.
const nothing = z.object({})
/** What a call without a body has in its place: whatever comes is dropped. */
export const noBody = z.unknown().transform(() => undefined)
