import type { Context } from 'hono'
import { callerOf } from '#server/http/caller.ts'
import { addressLine, personLine } from '#server/base/lines.ts'
import { hashToken } from '#server/services/session/token.ts'

/** The maximum number of remembered tokens; the least recently used is forgotten first. */
const mostKnown = 20_000

/** Decides in whose line a request waits. */
export interface Callers {
  /**
   * The person whose token comes with the request, from any address; for strangers and unknown tokens, the
   * address. It is only a place in a line: whether the token is valid is checked when its turn comes.
   */
  readonly lineOf: (http: Context) => string
  /**
   * Remembers whose token it is, so that people in an office do not wait behind strangers at the same
   * address.
   */
  readonly know: (tokenHash: string, person: string) => void
  /** Counts a token by its address again, because it is not valid any more. */
  readonly forget: (token: string) => void
}

export function createCallers(proxies: readonly string[]): Callers {
  const known = new Map<string, string>()
  return {
    lineOf: (http) => {
      const token = http.req.header('token')
      const person = token ? known.get(hashToken(token)) : undefined
      return person === undefined ? addressLine(callerOf(http, proxies).address) : personLine(person)
    },
    forget: (token) => {
      if (known.size > 0) known.delete(hashToken(token))
    },
    know: (tokenHash, person) => {
      known.delete(tokenHash)
      known.set(tokenHash, person)
      const [oldest] = known.keys()
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
    },
  }
}
