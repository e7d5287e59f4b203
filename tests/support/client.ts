import md5 from 'md5'
import type { Envelope } from '#contract/reply.ts'
import { printQuery } from '#contract/printQuery.ts'
import { appId } from '#contract/core/session.ts'

/** An answer as it came: the HTTP status and the envelope. */
export interface Answer extends Envelope<Data> {
  status: number
}

// Tests look into answers freely; what they find is asserted, not typed.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any

/** A caller of the API, as a browser or an integration would be. */
export interface Client {
  token: string | undefined
  call: (method: string, path: string, query?: Record<string, unknown>, body?: unknown) => Promise<Answer>
  list: (path: string, query?: Record<string, unknown>) => Promise<Answer>
  create: (path: string, doc: unknown, query?: Record<string, unknown>) => Promise<Answer>
  update: (path: string, cond: unknown, doc: unknown) => Promise<Answer>
  remove: (path: string, cond: unknown) => Promise<Answer>
  signIn: (username: string, password?: string) => Promise<Client>
}

export const demoPassword = 'Demo#2026'

/** Stands for a file that came. */
const done: Envelope = { data: null, errcode: 0, errmsg: '' }

/** A caller with a token, or without one. `headers` go with every call. */
export function createClient(
  url: string,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Client {
  const call: Client['call'] = async (method, path, query = {}, body) => {
    const search = printQuery(query)
    const response = await fetch(`${url}/api/v1${path}${search && `?${search}`}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { token } : {}), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const isFile = response.headers.has('content-disposition')
    if (isFile) await response.body?.cancel()
    const envelope = isFile ? done : ((await response.json()) as Envelope<Data>)
    return { status: response.status, ...envelope }
  }
  return {
    token,
    call,
    list: (path, query) => call('GET', path, query),
    create: (path, doc, query) => call('POST', path, query, doc),
    update: (path, cond, doc) => call('PUT', path, { cond }, doc),
    remove: (path, cond) => call('DELETE', path, { cond }),
    signIn: async (username, password = demoPassword) => {
      const payload = { username, password: md5(password).toUpperCase(), AppID: appId }
      const { data, errcode } = await call('POST', '/signin', {}, payload)
      if (errcode) throw new Error(`${username} cannot sign in: ${errcode}`)
      return createClient(url, data.access_token, headers)
    },
  }
}
