import type { Context } from 'hono'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { callerOf } from '#server/http/caller.ts'
import type { Log } from '#server/base/log.ts'
import { NoAnswer } from '#server/base/wholeReply.ts'
import { ask, below, credentialsIn, picked } from '#server/http/proxy.ts'
import type { Settings } from '#server/base/settings.ts'

/** Where a path below `/api/v1` is at the back end, whose address can have a prefix. */
export type BackEndSettings = Pick<Settings, 'API_PATHS' | 'TRUSTED_PROXIES'> & { readonly API_URL: URL }

export const prefix = '/api/v1'

// Cookies too: every request of the console carries credentials (specification section 7), and a back end may
// identify people by cookies, or be behind a gateway that does.
const asked = [
  'accept',
  'accept-language',
  'content-length',
  'content-type',
  'cookie',
  'idempotency-key',
  'range',
  'token',
  'user-agent',
]

const answered = [
  'accept-ranges',
  'content-disposition',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'retry-after',
]

/**
 * Forwards a call to the operator's own back end and returns its response, both unchanged: uploads, downloads
 * and event streams are passed on piece by piece. Throws 5002 if there is no response, or a redirect.
 */
export async function handOver(
  http: Context,
  { API_URL, API_PATHS, TRUSTED_PROXIES }: BackEndSettings,
  log: Log,
): Promise<Response> {
  const { raw, method } = http.req
  const { pathname, search } = new URL(raw.url)
  const path = pathname.slice(prefix.length)
  const to = below(withPrefix(API_URL), API_PATHS.get(path) ?? path, search)
  if (!to) throw refuseFields('param.invalid', { path: 'type' })
  const { address, isSecure } = callerOf(http, TRUSTED_PROXIES)
  const headers = picked(raw.headers, asked)
  const credentials = credentialsIn(API_URL)
  if (credentials !== null) headers.set('authorization', credentials)
  if (address !== null) headers.set('x-forwarded-for', address)
  headers.set('x-forwarded-proto', isSecure ? 'https' : 'http')
  const gone = new AbortController()
  const giveUp = () => gone.abort()
  raw.signal.addEventListener('abort', giveUp)
  try {
    const answer = await ask(to, { method, headers, body: raw.body, signal: gone.signal })
    return new Response(answer.body, { status: answer.status, headers: handedBack(answer.headers) })
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    // A caller who hangs up aborts the forwarded request too.
    if (!raw.signal.aborted) log.warn({ err: error }, 'the back end does not respond')
    throw new ApiError('upstream', { reason: error.reason })
  } finally {
    // From here on a hang-up cancels the body, which ends the forwarded request quietly.
    raw.signal.removeEventListener('abort', giveUp)
  }
}

/** The specification's prefix, if the address has none. */
export const withPrefix = (url: URL): URL => (url.pathname === '/' ? new URL(prefix, url) : url)

/** A cookie belongs to the address that the browser knows: the console's, and there only to the calls. */
function handedBack(given: Headers): Headers {
  const headers = picked(given, answered)
  for (const cookie of given.getSetCookie()) {
    const parts = cookie.split(';').filter((part) => !/^\s*(domain|path)\s*(=|$)/i.test(part))
    headers.append('set-cookie', [...parts, ` Path=${prefix}`].join(';'))
  }
  return headers
}
