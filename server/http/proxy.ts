import { unescape } from 'node:querystring'
import { proxy } from 'hono/proxy'
import { NoAnswer, refuseBroken } from '#server/base/wholeReply.ts'

/**
 * A request to another server. Nothing of the caller's own request is sent along except what is given here.
 */
export interface Question {
  readonly method: string
  readonly headers: Headers
  /** A stream is passed on as it arrives. */
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
  /** Milliseconds within which the complete response must arrive; no limit by default. */
  readonly timeoutMs?: number
  /** Aborts the request when the caller has gone. */
  readonly signal: AbortSignal
}

/**
 * Sends a request to another server; the response body is a stream. Hop-by-hop headers are left out.
 * Redirects are never followed: they could lead to anything that this server can reach. Throws `NoAnswer`.
 */
export async function ask(to: URL, { timeoutMs, signal: gone, ...question }: Question): Promise<Response> {
  const signal = timeoutMs === undefined ? gone : AbortSignal.any([gone, AbortSignal.timeout(timeoutMs)])
  const duplex = question.body instanceof ReadableStream ? { duplex: 'half' as const } : {}
  // In the request itself, the signal would be lost as soon as garbage is collected, and the call would wait for ever.
  const customFetch = (request: Request) => fetch(request, { signal })
  const answer = await proxy(to, { ...question, ...duplex, customFetch, redirect: 'manual' }).catch(
    refuseBroken,
  )
  if (answer.status < 300 || answer.status >= 400) return answer
  await answer.body?.cancel()
  throw new NoAnswer('redirect')
}

/**
 * The address of a path below another server's base, without the name and the password in it. `path` begins
 * with a slash and is still encoded. Null for a path that some server might read as leading outside the base.
 */
export function below(base: URL, path: string, search: string): URL | null {
  const to = new URL(base)
  const whole = base.pathname.replace(/\/+$/, '') + path
  to.username = ''
  to.password = ''
  to.pathname = whole
  to.search = search
  return !leadsOut.test(path) && to.pathname === whole ? to : null
}

// An empty segment, a segment that begins with a dot, a backslash; dots, slashes and control characters in
// disguise, however often encoded; bytes that begin overlong forms of them.
const leadsOut = /\/[./]|\\|%(?:25)*(?:2e|2f|5c|7f|[01][\da-f]|c[01])/i

/** The name and the password in an address, as the header that carries them; null without any. */
export function credentialsIn({ username, password }: URL): string | null {
  if (!username && !password) return null
  return `Basic ${Buffer.from([username, password].map(unescape).join(':')).toString('base64')}`
}

/** The headers that may pass. */
export const picked = (given: Headers, names: readonly string[]): Headers =>
  new Headers(
    names.flatMap((name): [string, string][] => {
      const value = given.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
