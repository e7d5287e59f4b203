import { z } from 'zod'
import type { Rule } from './access.ts'
import type { ErrorKey } from './reply.ts'

/** A single call, as opposed to the generic calls of a resource. */
export interface Call<Q = unknown, B = unknown, R = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  /** What it does, in one sentence for readers of the API. */
  readonly does: string
  /** `anyone`: no session is needed. */
  readonly can: Rule | 'anyone'
  /** Also open to people who have to change their password first. Every other call gives them 4030. */
  readonly beforePasswordChange: boolean
  /**
   * `upload`: the body is a multipart form with one part `file` and the parameters. `download`: the reply is
   * a file. `events`: the reply is a stream.
   */
  readonly carries: 'json' | 'upload' | 'download' | 'events'
  readonly query: z.ZodType<Q>
  readonly body: z.ZodType<B>
  readonly reply: z.ZodType<R>
  /** The errors beyond those that any call can give. */
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

/** Declares a call. Without `query` or `body`, neither is read. */
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
/** The body of a call that takes none: whatever is sent is dropped. */
export const noBody = z.unknown().transform(() => undefined)
