import { credentialsIn, picked, whole } from '#server/http/proxy.ts'

/** Of a person's request. Neither `token` nor `cookie`: who has those is the person. */
const asked = ['accept', 'accept-language', 'content-type', 'range']

/** A list of the largest page that the console asks for is far below. In bytes. */
const answerLimit = 20_000_000

interface Asking {
  readonly base: URL
  readonly userId: string
  readonly requestId: string
}

/** What goes along to a service: how the person asks, who they are, and the operator's own credentials for it. */
export function headersFor(given: Headers, { base, userId, requestId }: Asking): Headers {
  const headers = picked(given, asked)
  headers.set('x-atrium-user', userId)
  headers.set('x-request-id', requestId)
  const credentials = credentialsIn(base)
  if (credentials !== null) headers.set('authorization', credentials)
  return headers
}

/**
 * A service's answer as it may come from our own origin: data to read, whatever it says it is. A page or a script in it
 * stays a download. That it does not know us (401) must not end the person's session, which is what ours says.
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
