import { isRecord } from '#contract/isRecord.ts'
import { text } from '#contract/localText.ts'
import type { EarlyFetch } from './earlyFetch.ts'
import type { Locale } from './locale.ts'
import { noteTime } from './serverClock.ts'
import { attempt } from './storage.ts'
import { addressOf, isOwn, transmissionOf } from './transmission.ts'

/** A request to the back end. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/bdbrand` or `/api/v1/bdbrand`; an absolute http(s) address is left alone. */
  readonly path: string
  /** Objects become JSON, texts are sent unchanged, undefined parts are left out. */
  readonly query?: Readonly<Record<string, unknown>>
  /** In addition to those that every call has. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON; form data is sent unchanged. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** Sent instead of the session's token. */
  readonly token?: string
  /** Called with the sent fraction of the body, from 0 to 1. */
  readonly onProgress?: ((sent: number) => void) | undefined
}

/** The reply of a successful call. `token` may be inside the data or next to it (specification section 7). */
export interface HttpReply {
  /** Undefined if the reply has no `data`, which is still a success. */
  readonly data: unknown
  readonly token: string | null
  /** The time of the reply by the back end's clock, in unix seconds, if it is known. */
  readonly sentAt?: number
}

/** The HTTP client of the back end. */
export interface Http {
  /**
   * Rejects with an `HttpError` if the reply is an error, not 2xx or not an envelope, and if there is no
   * reply; with the browser's own AbortError if the signal ends it, which is not a failure.
   */
  send(request: HttpRequest): Promise<HttpReply>
  /** Like `send`, for a reply that is not an envelope: `read` extracts the result. */
  exchange<T>(request: HttpRequest, read: ReplyReader<T>): Promise<T>
}

/**
 * Extracts the result of a reply, or throws an `HttpError`; `unreadable` is the text for unreadable replies.
 */
export type ReplyReader<T> = (response: Response, unreadable: string) => Promise<T>

/** Why a call failed. `message` is for the person, in their language. */
export class HttpError extends Error {
  /** From the catalogue (specification section 8); 0 if the reply has none. */
  readonly errcode: number
  /** The HTTP status; 0 if there was no reply. */
  readonly status: number
  /** The data of the error: invalid fields, the current record, a trace. */
  readonly data: unknown
  /**
   * There was no reply, it was not 2xx, or not readable: this says nothing about the session or the request.
   */
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

  /** The user sees no message: the session is over, or its token was rejected. */
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

interface Options {
  /** The session's token. */
  readonly token: () => string | null
  readonly locale: () => Locale
  /** Reads what other tabs changed in the session. */
  readonly catchUp?: () => void
  /** Called for each request; the browser's own `fetch` by default. */
  readonly early?: () => EarlyFetch | null
}

/** `token` and `locale` are read for each call. */
export function createHttp({ token, locale, catchUp, early }: Options): Http {
  function tokenFor(request: HttpRequest): string | null {
    if (!isOwn(addressOf(request.path, {}))) return null
    // A tab that slept may not know that another tab renewed the token, and the old token would end the
    // session.
    if (request.token === undefined) catchUp?.()
    return request.token ?? token()
  }

  async function once<T>(request: HttpRequest, sent: string | null, read: ReplyReader<T>): Promise<T> {
    const { signal, onProgress } = request
    const { url, init } = transmissionOf(request, { token: sent, locale: locale() })
    try {
      const response = onProgress
        ? await (await import('./sendInSight.ts')).sendInSight(url, init, onProgress)
        : await (early?.()?.fetch(url, init, read === readEnvelope) ?? fetch(url, init))
      if (isOwn(url)) noteTime(response)
      return await read(response, networkText(locale()))
    } catch (error) {
      if (error instanceof HttpError || signal?.aborted) throw error
      throw new HttpError(networkText(locale()), { isNetwork: true })
    }
  }

  async function exchange<T>(request: HttpRequest, read: ReplyReader<T>): Promise<T> {
    const sent = tokenFor(request)
    try {
      return await once(request, sent, read)
    } catch (error) {
      if (!(error instanceof HttpError && error.isSignedOut) || sent === null) throw error
      // It may have been renewed during the call.
      const renewed = tokenFor(request)
      if (renewed === null || renewed === sent) throw error
      return once(request, renewed, read)
    }
  }

  return { send: (request) => exchange(request, readEnvelope), exchange }
}

/** The message for a missing or unreadable reply (specification section 8). */
export const networkText = (locale: Locale): string => networkTexts[locale]

const networkTexts = text('抱歉，网络错误', '抱歉，網絡錯誤', 'Sorry, network error')

/** The back end's text for a rejected token, which is not shown (specification section 8). */
const tokenText = '访问令牌验证失败'

/** Reads an envelope (specification sections 7 and 8). */
export async function readEnvelope(response: Response, unreadable: string): Promise<HttpReply> {
  const { ok, status } = response
  const seconds = Date.parse(response.headers.get('date') ?? '') / 1000
  const sentAt = Number.isNaN(seconds) ? {} : { sentAt: seconds }
  if (status === 204 || status === 205) return { data: {}, token: null, ...sentAt }
  const parsed = parseEnvelope(await response.text())
  const envelope = parsed ?? {}
  if (envelope.errstack) console.error(envelope.errstack)
  const { data } = envelope
  const errmsg = typeof envelope.errmsg === 'string' ? envelope.errmsg : ''
  const failure = { errcode: Number(envelope.errcode) || 0, status, data }
  if (!ok || parsed === null) throw new HttpError(unreadable, { ...failure, isNetwork: true })
  if (envelope.errcode || errmsg) throw new HttpError(String(errmsg || envelope.errcode), failure)
  return { data, token: tokenIn(data) ?? tokenIn(envelope), ...sentAt }
}

interface LooseEnvelope {
  data?: unknown
  errcode?: unknown
  errmsg?: unknown
  errstack?: unknown
}

/** Null for HTML, truncated JSON and the like. */
export function parseEnvelope(text: string): LooseEnvelope | null {
  const value = attempt((): unknown => JSON.parse(text))
  return isRecord(value) ? value : null
}

function tokenIn(value: unknown): string | null {
  const token =
    typeof value === 'object' && value !== null && 'access_token' in value ? value.access_token : null
  return typeof token === 'string' && token !== '' ? token : null
}
