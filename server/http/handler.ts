import type { Call } from '#contract/call.ts'
import type { Context } from '#server/engine/context.ts'
import type { Session } from '#server/session/session.ts'
import type { Services } from './services.ts'

/** One request to one call, its query and body already checked against the contract. */
export interface Request<Q, B> {
  readonly query: Q
  readonly body: B
  /** The parts of the path that the call leaves open, such as `{id}`. */
  readonly params: Readonly<Record<string, string>>
  readonly services: Services
  readonly requestId: string
  readonly ip: string | null
  readonly userAgent: string | null
  readonly token: string | null
  /** The caller's session; null only for a call that anyone may make. */
  readonly session: Session | null
  /** What the engine works with; asks for a session. */
  readonly context: () => Context
}

/** What a handler answers: the envelope's data, and anything that stands beside it. */
export type Answer<R> = { data: R } & Record<string, unknown>

export interface Route {
  readonly call: Call
  readonly handle: (request: Request<unknown, unknown>) => Promise<Answer<unknown>>
}

/** Ties a call of the contract to the function that answers it. */
export function route<Q, B, R>(
  call: Call<Q, B, R>,
  handle: (request: Request<Q, B>) => Promise<Answer<R>>,
): Route {
  // The query and the body have been parsed by the call's own schemas before the handler sees them.
  return { call, handle } as unknown as Route
}
