import { z } from 'zod'
import type { Rule } from './access.ts'
import type { CallInput, CallParts, SavedFile } from './callInput.ts'
import { withReach, type CallReach } from './reach.ts'
import type { ErrorKey } from './reply.ts'
import type { Fields } from './resource.ts'
import { takenSchema, type Taken } from './takenFields.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Content = 'json' | 'upload' | 'download' | 'events'

/** As much of a call as its sender needs: what it takes (`I`) and what comes back (`R`). */
export interface SendableCall<R = unknown, I extends CallParts = CallParts> {
  readonly method: Method
  readonly path: `/${string}`
  readonly carries: Content
  /** `global`: the reply is the same at every site. */
  readonly scope?: 'global' | 'site' | 'self'
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  /** For the compiler alone; no call has them at run time. */
  readonly types?: { readonly input: I; readonly reply: R }
}

/** A call whose body is made of fields, so that the console can draw a form for it. */
export interface FormCall<F extends Fields, R, I extends CallParts> extends SendableCall<R, I> {
  readonly takes: F
}

/** A single call, as opposed to the generic calls of a resource. */
export interface Call<
  Q = unknown,
  B = unknown,
  R = unknown,
  I extends CallParts = CallParts,
  S = unknown,
> extends SendableCall<S, I> {
  /** What it does, in one sentence for readers of the API. */
  readonly does: string
  /** `anyone`: no session is needed. */
  readonly can: Rule | 'anyone'
  /**
   * Which sites it concerns if it changes something, which every such call declares: the server refuses it to people
   * who lack one of them. `can` includes `all`.
   */
  readonly reach?: CallReach
  /** Also open to people who have to change their password first. Every other call gives them 4030. */
  readonly beforePasswordChange: boolean
  /**
   * Its reply contains a secret, or values that are shown only to those who have the right to them now. It is never
   * stored, so the call refuses an `Idempotency-Key`.
   */
  readonly isSecret: boolean
  /**
   * `upload`: the body is a multipart form with one part `file` and the parameters. `download`: the reply is
   * a file. `events`: the reply is a stream.
   */
  readonly carries: Content
  readonly query: z.ZodType<Q>
  readonly body: z.ZodType<B>
  readonly reply: z.ZodType<R>
  /** The errors beyond those that any call can give. */
  readonly errors: readonly ErrorKey[]
}

interface CallDeclaration<Q, B, R, P, QI, BI, C> extends Pick<Call, 'does' | 'can' | 'reach'> {
  method: Method
  path: P
  beforePasswordChange?: boolean
  isSecret?: boolean
  carries?: C
  query?: z.ZodType<Q, QI>
  body?: z.ZodType<B, BI>
  reply: z.ZodType<R>
  errors?: readonly ErrorKey[]
}

/** Declares a call. Without `query` or `body`, neither is read. */
export function call<
  Q = Record<string, never>,
  B = undefined,
  R = unknown,
  const P extends `/${string}` = `/${string}`,
  QI = Record<string, never>,
  BI = undefined,
  const C extends Content = 'json',
>(
  given: CallDeclaration<Q, B, R, P, QI, BI, C>,
): Call<Q, B, R, CallInput<P, Q, QI, B, BI, C>, C extends 'download' ? SavedFile : R> {
  return {
    ...given,
    can: given.reach === 'all' && given.can !== 'anyone' ? withReach(given.can, 'all') : given.can,
    beforePasswordChange: given.beforePasswordChange ?? false,
    isSecret: given.isSecret ?? false,
    carries: given.carries ?? 'json',
    query: given.query ?? (nothing as z.ZodType<Q>),
    body: given.body ?? (noBody as z.ZodType<B>),
    errors: given.errors ?? [],
  }
}

/** Declares a call whose body is made of the fields in `takes`: `<CallForm>` and `<CallDialog>` draw its form. */
export const formCall = <
  const F extends Fields,
  R,
  Q = Record<string, never>,
  const P extends `/${string}` = `/${string}`,
  QI = Record<string, never>,
>({
  takes,
  ...given
}: FormCallDeclaration<F, R, Q, P, QI>): Call<
  Q,
  Taken<F>,
  R,
  CallInput<P, Q, QI, Taken<F>, Taken<F>, 'json'>,
  R
> & { readonly takes: F } => ({
  ...call<Q, Taken<F>, R, P, QI, Taken<F>>({ ...given, body: takenSchema(takes) }),
  takes,
})

/**
 * Whether a repeated request with the same `Idempotency-Key` has the same reply as the first and does nothing again. Calls
 * that write and do not take a key refuse it (4001).
 */
export const takesKey = ({ method, can, carries, isSecret }: Call): boolean =>
  method !== 'GET' && can !== 'anyone' && !isSecret && (carries === 'json' || carries === 'upload')

type FormCallDeclaration<F extends Fields, R, Q, P, QI> = Omit<
  CallDeclaration<Q, Taken<F>, R, P, QI, Taken<F>, 'json'>,
  'body' | 'carries'
> & { takes: F }

// Unknown query parameters are dropped: the console sends `site` with every read.
const nothing = z.object({})
/** The body of a call that takes none: whatever is sent is dropped. */
export const noBody: z.ZodType<undefined> = z.unknown().transform(() => undefined)
