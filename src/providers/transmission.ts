import { printQuery } from '#contract/printQuery.ts'
import type { HttpRequest } from './http.ts'
import { htmlLang, type Locale } from './locale.ts'

/** The options of `fetch`, with plain headers. */
export interface Transmission extends RequestInit {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | null
  readonly signal: AbortSignal | null
}

/** Who sends a request, and in which language the reply should be. Without a token it is a stranger's. */
interface Sender {
  readonly token: string | null
  readonly locale: Locale
}

/** A request as `fetch` takes it. */
export function transmissionOf(
  { method, path, query = {}, headers, body, signal }: HttpRequest,
  sender: Sender,
): { readonly url: string; readonly init: Transmission } {
  const url = addressOf(path, query)
  const isForm = body instanceof FormData
  return {
    url,
    init: {
      cache: 'no-store',
      method,
      // The browser names a form's type itself, with the boundary between its parts.
      headers: { ...(isForm ? {} : asJson), ...headers, ...headersOf(sender), ...pageFor(url, sender) },
      credentials: isOwn(url) ? 'include' : 'omit',
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      signal: signal ?? null,
    },
  }
}

/** A reading as `fetch` takes it, with the same headers as a request for the same address. */
export const readingOf = (sender: Sender) =>
  ({
    method: 'GET',
    headers: { ...asJson, ...headersOf(sender) },
    cache: 'no-store',
    credentials: 'include',
  }) as const

const asJson = { 'Content-Type': 'application/json' }

const headersOf = ({ token, locale }: Sender) => ({
  'Accept-Language': htmlLang(locale),
  ...(token ? { token } : {}),
})

/** Tells the own server on which page somebody is, for the list of who is online. */
const pageFor = (url: string, { token }: Sender) =>
  token && isOwn(url) ? { Page: location.hash.slice(1).split('?')[0] ?? '' } : {}

/** Whether an address is that of the console's own server; no other gets the token. */
export const isOwn = (url: string): boolean => new URL(url, location.href).origin === location.origin

/** The address of a path under `/api/v1`; the path may already have that prefix, once or twice. */
export function addressOf(path: string, query: Readonly<Record<string, unknown>>): string {
  const base = /^https?:\/\//i.test(path) ? path : apiPrefix + `/${path}`.replace(/^\/+(api\/v1\/+)*/, '/')
  const printed = printQuery(query)
  return printed ? `${base}${base.includes('?') ? '&' : '?'}${printed}` : base
}

/** Where the console's own server has its API. */
export const apiPrefix = '/api/v1'
