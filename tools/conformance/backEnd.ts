/** A call to the tested back end. */
export interface SentRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api/v1`. */
  readonly path: string
  /** Objects are sent as JSON. */
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Null for a call without a session; by default the session's token. */
  readonly token?: string | null
}

/** The parsed reply, before any checks. */
export interface Answer {
  /** 0 if there was no reply; `text` then says why. */
  readonly status: number
  readonly type: string
  readonly disposition: string | null
  readonly text: string
  /** The body as a JSON object; null if it is not a JSON object. */
  readonly envelope: Readonly<Record<string, unknown>> | null
}

/** A running back end. */
export interface BackEnd {
  ask(asked: SentRequest): Promise<Answer>
  /** This back end, called with a session's token. */
  as(token: string): BackEnd
}

/** `base` is its address, with or without the prefix `/api/v1`. */
export function backEndAt(base: string, own: string | null = null): BackEnd {
  const root = new URL(base)
  const prefix = root.pathname === '/' ? '/api/v1' : root.pathname.replace(/\/+$/, '')
  return {
    as: (token) => backEndAt(base, token),
    async ask({ method, path, query = {}, body, headers, token = own }) {
      const isForm = body instanceof FormData
      try {
        const response = await fetch(new URL(`${prefix}${path}${printed(query)}`, root), {
          method,
          headers: {
            ...(isForm ? {} : { 'content-type': 'application/json' }),
            ...(token === null ? {} : { token }),
            ...headers,
          },
          body: body === undefined ? null : isForm ? body : JSON.stringify(body),
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
        })
        return await read(response)
      } catch (error) {
        const { message, cause } = error instanceof Error ? error : new Error(String(error))
        const why = cause instanceof Error ? cause.message : message
        return { status: 0, type: '', disposition: null, text: why, envelope: null }
      }
    },
  }
}

async function read(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? ''
  const disposition = response.headers.get('content-disposition')
  // An event stream does not end.
  const isStream = type.startsWith('text/event-stream')
  const text = isStream ? '' : await response.text()
  if (isStream) await response.body?.cancel()
  return { status: response.status, type, disposition, text, envelope: objectIn(text) }
}

function objectIn(text: string): Answer['envelope'] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function printed(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const params = given.map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  return params.length > 0 ? `?${new URLSearchParams(params)}` : ''
}

/** Milliseconds for a reply. */
const patience = 60_000
