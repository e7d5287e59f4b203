import simpleRest from 'ra-data-simple-rest'
import type { DataProvider, fetchUtils, Identifier, PaginationPayload, RaRecord } from 'react-admin'
import { errcodes } from '#contract/reply.ts'
import {
  HttpError,
  networkText,
  parseEnvelope,
  type Http,
  type HttpRequest,
  type ReplyReader,
} from './http.ts'
import { storedLocale } from './locale.ts'
import { inDialect } from './restDialect.ts'

/**
 * A data source at an address, in the dialect of `ra-data-simple-rest`: sort and range are sent unchanged,
 * filters are converted. Rejects with an `HttpError`; errors about single fields (`{ errors: { name: '…' }
 * }`) reach the forms. A list whose reply does not say how many records there are is paged without a total.
 */
export function createSimpleRest(url: string, http: Http): DataProvider {
  const isOwn = new URL(url, location.href).origin === location.origin
  const read: ReplyReader<Answer> = async (response, networkFailed) => {
    const { ok, status, headers } = response
    const body = await response.text()
    if (!ok) throw failureOf({ status, isOwn, said: parseEnvelope(body) ?? {}, networkFailed })
    return { status, headers: counted(headers), body, json: body === '' ? {} : JSON.parse(body) }
  }
  const send: typeof fetchUtils.fetchJson = (address, { method = 'GET', headers, body, signal } = {}) => {
    const range = new Headers(headers).get('range')
    const request = {
      // The dialect uses GET, POST, PUT and DELETE.
      method: method as HttpRequest['method'],
      path: new URL(address, location.href).href,
      headers: range === null ? {} : { range },
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      signal: signal ?? undefined,
    }
    return http.exchange(request, read)
  }
  const rest = simpleRest(url.replace(/\/+$/, ''), send)
  const save = async (name: string, id: Identifier, doc: object) => {
    const { data } = await answer(rest.update(name, { id, data: doc, previousData: {} }))
    return { id, ...doc, ...data }
  }
  return {
    getList: (name, params) =>
      listed(rest.getList(name, { ...params, ...inDialect(params) }), params.pagination),
    getManyReference: (name, params) =>
      listed(rest.getManyReference(name, { ...params, ...inDialect(params) }), params.pagination),
    async getOne(name, params) {
      const reply = await one(rest.getOne(name, params))
      if (String(reply.data.id) === String(params.id)) return reply
      throw unreadable(new Error(`${name}/${params.id} is answered with the record ${reply.data.id}`))
    },
    getMany: (name, params) => listed(rest.getMany(name, params)),
    create: (name, params) => one(rest.create(name, params)),
    // A PUT may replace the record, so it contains the whole record.
    update: async (name, { id, data, previousData }) => ({
      data: await save(name, id, { ...previousData, ...data }),
    }),
    async updateMany(name, { ids, data }) {
      const change = async (id: Identifier) => {
        const before = await one(rest.getOne(name, { id }))
        await save(name, id, { ...before.data, ...data })
      }
      await Promise.all(ids.map(change))
      return { data: ids }
    },
    // Servers differ in what they return for a removal, often nothing.
    async delete(name, params) {
      const { data } = await answer(rest.delete(name, params))
      return { data: { ...params.previousData, ...data, id: params.id } }
    },
    async deleteMany(name, params) {
      await answer(rest.deleteMany(name, params))
      return { data: params.ids }
    },
  }
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  readonly json: unknown
}

/** The headers of a reply, with a total for the package that reads them: it knows no list without one. */
function counted(headers: Headers): Headers {
  if (/\/\d+$/.test(headers.get('content-range') ?? '')) return headers
  const known = new Headers(headers)
  known.set('content-range', `items */${noTotal}`)
  return known
}

const noTotal = -1

/** A list must be an array of records with ids. `page` is what was requested of it. */
async function listed<T extends { data: RaRecord[]; total?: number | undefined }>(
  asked: Promise<T>,
  page?: PaginationPayload,
): Promise<T> {
  const reply = await answer(asked)
  if (!Array.isArray(reply.data)) throw unreadable(new Error('The reply is not a list'))
  if (reply.data.some((record: RaRecord | null) => (record?.id ?? '') === ''))
    throw unreadable(new Error('A record of the list has no id'))
  return page === undefined || reply.total !== noTotal ? reply : { ...reply, ...uncounted(reply.data, page) }
}

/** A page of a list whose source does not count, or returns all records whatever the page. */
function uncounted(data: RaRecord[], { page, perPage }: PaginationPayload) {
  const isWhole = data.length > perPage || (page === 1 && data.length < perPage)
  if (isWhole) return { data: data.slice((page - 1) * perPage, page * perPage), total: data.length }
  return {
    total: undefined,
    pageInfo: { hasNextPage: data.length === perPage, hasPreviousPage: page > 1 },
  }
}

/** A record must have its id, even a new record. */
async function one<T extends { data: { id?: unknown } | null }>(asked: Promise<T>): Promise<T> {
  const reply = await answer(asked)
  if (reply.data?.id !== undefined) return reply
  throw unreadable(new Error('A record came without its id'))
}

/** Every other problem, such as a list without its total, is shown to the user as a network failure. */
async function answer<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof HttpError || (error instanceof Error && error.name === 'AbortError')) throw error
    throw unreadable(error)
  }
}

function unreadable(error: unknown): HttpError {
  console.error(error)
  return new HttpError(networkText(storedLocale()), { isNetwork: true })
}

/** The error of a reply, with the source's message if there is one. */
function failureOf({ status, isOwn, said, networkFailed }: RefusedReply): HttpError {
  const { message, errmsg, errcode, errors } = said
  const text = [message, errmsg].find((one) => typeof one === 'string' && one !== '')
  const error = new HttpError(text === undefined ? networkFailed : String(text), {
    status,
    errcode: errcodeOf(status, isOwn ? Number(errcode) : Number.NaN),
    data: said,
    isNetwork: text === undefined,
  })
  const isOfFields = typeof errors === 'object' && errors !== null
  return isOfFields ? Object.assign(error, { body: { errors } }) : error
}

/**
 * Only our own server decides whether the session has ended: otherwise a service that does not know the user
 * would sign everybody out.
 */
function errcodeOf(status: number, own: number): number {
  if (status === 404) return own || errcodes.not_found
  return status === 401 ? own || 0 : 0
}

interface RefusedReply {
  readonly status: number
  readonly isOwn: boolean
  /** The error message of a service, or of our own server on the way there. */
  readonly said: NonNullable<ReturnType<typeof parseEnvelope>> & {
    readonly message?: unknown
    readonly errors?: unknown
  }
  readonly networkFailed: string
}
