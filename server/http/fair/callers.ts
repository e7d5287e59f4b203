import type { Context } from 'hono'
import { callerOf } from '#server/http/caller.ts'
import { addressLine, personLine } from '#server/base/lines.ts'
import { hashToken } from '#server/services/session/token.ts'

/** Tokens that are remembered; the one that was used longest ago is forgotten first. */
const mostKnown = 20_000

/** In whose line a request waits. */
export interface Callers {
  /**
   * The person whose token comes with the request, wherever it comes from; for strangers and tokens not seen yet, the
   * address. It is only a place in a line: whether the token is good is looked up when its turn comes.
   */
  readonly lineOf: (http: Context) => string
  /** Remembers whose token it is, so that people of one office do not wait for the strangers there. */
  readonly know: (tokenHash: string, person: string) => void
}

export function createCallers(proxies: readonly string[]): Callers {
  const known = new Map<string, string>()
  return {
    lineOf: (http) => {
      const token = http.req.header('token')
      const person = token ? known.get(hashToken(token)) : undefined
      return person === undefined ? addressLine(callerOf(http, proxies).address) : personLine(person)
    },
    know: (tokenHash, person) => {
      known.delete(tokenHash)
      known.set(tokenHash, person)
      const [oldest] = known.keys()
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
    },
  }
}
