import { printQuery } from '#contract/query.ts'
import { htmlLang, type Locale } from './locale.ts'

/** A call on its way to the back end. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/bdbrand` or `/api/v1/bdbrand`; an absolute http(s) address is left alone. */
  readonly path: string
  /** Objects become JSON, texts pass untouched, absent parts stay away. */
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

/** What came back of a call that succeeded. `token` stands inside or beside the data (specification section 7). */
export interface HttpReply {
  readonly data: unknown
  readonly token: string | null
}

/** Speaks to the back end. */
export interface Http {
  /**
   * Rejects with an `HttpError` for an answer that is an error, not 2xx or no envelope, and when there is none at
   * all; with the browser's own AbortError when the signal ends it, which is nobody's failure.
   */
  send(request: HttpRequest): Promise<HttpReply>
}

/** Why a call failed. `message` is for the person, in their language. */
export class HttpError extends Error {
  /** Of the catalogue (specification section 8); 0 when the answer named none. */
  readonly errcode: number
  /** The HTTP status; 0 when nothing came back. */
  readonly status: number
  /** What the answer carried beside the error: wrong fields, the current record, a trace. */
  readonly data: unknown
  /** No answer, not 2xx, or not readable: it says nothing about the session or what was asked. */
  readonly isNetwork: boolean

  constructor(message: string, { errcode, status, data, isNetwork }: Failure = {}) {
    super(message)
    this.name = 'HttpError'
    this.errcode = errcode ?? 0
    this.status = status ?? 0
    this.data = data
    this.isNetwork = isNetwork ?? false
  }

  get errmsg(): string {
    return this.message
  }

  /** The session is over (specification section 8): off to sign-in. */
  get isSignedOut(): boolean {
    return this.errcode === 555
  }

  /** Nothing to tell the person: the session is over, or its token did not pass. */
  get isSilent(): boolean {
    return this.isSignedOut || this.message === tokenText
  }
}

interface Failure {
  errcode?: number
  status?: number
  data?: unknown
  isNetwork?: boolean
}

/** `token` and `locale` are asked anew for each call. */
export function createHttp({ token, locale }: { token: () => string | null; locale: () => Locale }): Http {
  return {
    async send({ method, path, query = {}, body, signal }) {
      const url = addressOf(path, query)
      const own = new URL(url, location.href).origin === location.origin
      const sent = own ? token() : null
      const init: RequestInit = {
        method,
        headers: {
          'Content-Type': 'application/json',
          'Accept-Language': htmlLang(locale()),
          ...(sent ? { token: sent } : {}),
        },
        cache: 'no-store',
        credentials: own ? 'include' : 'omit',
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ?? null,
      }
      try {
        return await read(await fetch(url, init), networkText(locale()))
      } catch (error) {
        if (error instanceof HttpError || signal?.aborted) throw error
        throw new HttpError(networkText(locale()), { isNetwork: true })
      }
    },
  }
}

/** What people read when the back end did not answer, or not in a way one can read (specification section 8). */
export const networkText = (locale: Locale): string => networkTexts[locale]

/** The address of a path under `/api/v1`, which may be there already, once or twice. */
export function addressOf(path: string, query: Readonly<Record<string, unknown>>): string {
  const base = /^https?:\/\//i.test(path) ? path : prefix + `/${path}`.replace(/^\/+(api\/v1\/+)*/, '/')
  const printed = printQuery(query)
  return printed ? `${base}${base.includes('?') ? '&' : '?'}${printed}` : base
}

const prefix = '/api/v1'

const networkTexts: Record<Locale, string> = {
  zh_CN: '抱歉，网络错误',
  zh_TW: '抱歉，網絡錯誤',
  en_US: 'Sorry, network error',
}

/** The back end's text for a token that did not pass: silent (specification section 8). */
const tokenText = '访问令牌验证失败'

async function read(response: Response, unreadable: string): Promise<HttpReply> {
  const { ok, status } = response
  if (status === 204 || status === 205) return { data: {}, token: null }
  const envelope = parse(await response.text())
  if (typeof envelope.errstack === 'string') console.error(envelope.errstack)
  const { data } = envelope
  const errmsg = typeof envelope.errmsg === 'string' ? envelope.errmsg : ''
  const failure = { errcode: Number(envelope.errcode) || 0, status, data }
  if (!ok || !('data' in envelope || envelope.errcode || errmsg)) {
    throw new HttpError(unreadable, { ...failure, isNetwork: true })
  }
  if (envelope.errcode || errmsg) throw new HttpError(String(errmsg || envelope.errcode), failure)
  return { data, token: tokenIn(data) ?? tokenIn(envelope) }
}

interface Loose {
  data?: unknown
  errcode?: unknown
  errmsg?: unknown
  errstack?: unknown
}

/** Empty for a page of HTML, cut JSON and the like. */
function parse(text: string): Loose {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function tokenIn(value: unknown): string | null {
  const token =
    typeof value === 'object' && value !== null && 'access_token' in value ? value.access_token : null
  return typeof token === 'string' && token !== '' ? token : null
}
