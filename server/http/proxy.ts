import { unescape } from 'node:querystring'
import { proxy } from 'hono/proxy'

/** What another server is asked. Nothing of the caller's own request goes along but what stands here. */
export interface Question {
  readonly method: string
  readonly headers: Headers
  /** A stream is passed on as it comes. */
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
  /** Milliseconds until the answer has to be there, to its end; for as long as it likes when left out. */
  readonly timeoutMs?: number
  /** Ends the question when the caller has gone. */
  readonly signal: AbortSignal
}

/** Why another server's answer cannot be handed on. */
export class NoAnswer extends Error {
  readonly reason: 'timeout' | 'unreachable' | 'redirect' | 'too_large'

  constructor(reason: NoAnswer['reason'], cause?: unknown) {
    super(`no answer: ${reason}`, { cause })
    this.name = 'NoAnswer'
    this.reason = reason
  }
}

/**
 * Asks another server; its body streams. What concerns one connection only is left out of the headers. A redirect is
 * followed nowhere: it could lead to whatever this server can reach. Throws `NoAnswer`.
 */
export async function ask(to: URL, { timeoutMs, signal: gone, ...question }: Question): Promise<Response> {
  const signal = timeoutMs === undefined ? gone : AbortSignal.any([gone, AbortSignal.timeout(timeoutMs)])
  const duplex = question.body instanceof ReadableStream ? { duplex: 'half' as const } : {}
  const answer = await proxy(to, { ...question, ...duplex, signal, redirect: 'manual' }).catch(refuseBroken)
  if (answer.status < 300 || answer.status >= 400) return answer
  await answer.body?.cancel()
  throw new NoAnswer('redirect')
}

/** The body of an answer of at most so many bytes, before anything of it is handed on. Throws `NoAnswer`. */
export async function whole({ body }: Response, limit: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.length
      if (size > limit) throw new NoAnswer('too_large')
      parts.push(part)
    }
  } catch (error) {
    refuseBroken(error)
  }
  return Buffer.concat(parts)
}

function refuseBroken(error: unknown): never {
  if (error instanceof NoAnswer) throw error
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  throw new NoAnswer(isLate ? 'timeout' : 'unreachable', error)
}

/**
 * The address of a path below another server's base, without the name and the password in it. `path` begins with a
 * slash and is as it came, encoded. Null for one that some server might read as leading out of the base.
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

// An empty part, one that begins with a dot, a backslash; dots, slashes and control characters in disguise, however
// often encoded; bytes that begin the overlong forms of such.
const leadsOut = /\/[./]|\\|%(?:25)*(?:2e|2f|5c|7f|[01][\da-f]|c[01])/i

/** The name and the password in an address, as the header that carries them; null for none. */
export function credentialsIn({ username, password }: URL): string | null {
  if (!username && !password) return null
  return `Basic ${Buffer.from([username, password].map(unescape).join(':')).toString('base64')}`
}

/** The headers that may pass, of those that came. */
export const picked = (given: Headers, names: readonly string[]): Headers =>
  new Headers(
    names.flatMap((name): [string, string][] => {
      const value = given.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
