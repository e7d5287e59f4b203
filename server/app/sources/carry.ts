import { whole } from '#server/base/wholeReply.ts'
import { credentialsIn, picked } from '#server/http/proxy.ts'

/** Headers of a person's request. Neither `token` nor `cookie`, because with those a service could act as the person. */
const asked = ['accept', 'accept-language', 'content-type', 'range']

/** In bytes. A list of the largest page that the console requests is far smaller. */
const answerLimit = 20_000_000

interface SourceRequest {
  readonly base: URL
  readonly userId: string
  readonly requestId: string
}

/**
 * The request headers for a service: how the person asks, who they are, and the operator's own credentials
 * for it.
 */
export function headersFor(given: Headers, { base, userId, requestId }: SourceRequest): Headers {
  const headers = picked(given, asked)
  headers.set('x-atrium-user', userId)
  headers.set('x-request-id', requestId)
  const credentials = credentialsIn(base)
  if (credentials !== null) headers.set('authorization', credentials)
  return headers
}

/**
 * A service's response, made safe for our own origin: it is only data, whatever its type says. A page or a
 * script in it becomes a download. A 401 from the service must not end the person's session, as our own 401
 * would.
 */
export async function handedOn(answer: Response): Promise<Response> {
  const headers = picked(answer.headers, ['content-range', 'content-type'])
  if (!isJson.test(headers.get('content-type') ?? '')) headers.set('content-type', 'application/octet-stream')
  headers.set('content-disposition', 'attachment')
  const body = await whole(answer, answerLimit)
  const status = answer.status === 401 ? 403 : answer.status
  return new Response(body.length > 0 ? body : null, { status, headers })
}

const isJson = /^application\/([\w.-]+\+)?json\s*(;|$)/i
