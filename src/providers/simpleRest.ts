import simpleRest from 'ra-data-simple-rest'
import type { DataProvider, fetchUtils, SortPayload } from 'react-admin'
import type { DataSource } from '#src/kit/registry/sources.ts'
import type { SourceTools } from './dataSources.ts'
import { HttpError, networkText } from './http.ts'
import { htmlLang, type Locale } from './locale.ts'

/**
 * A source that speaks the dialect of `ra-data-simple-rest`: ids, filters, sort and range travel as they are. Rejects
 * with an `HttpError`; what the source says of single fields (`{ errors: { name: '…' } }`) reaches react-admin's forms.
 * The session's token goes to our own origin, elsewhere only when the source is declared so.
 */
export function createSimpleRest(source: DataSource, { token, locale }: SourceTools): DataProvider {
  const isOwn = new URL(source.url, location.href).origin === location.origin

  const send: typeof fetchUtils.fetchJson = async (url, options = {}) => {
    const headers = new Headers(options.headers)
    headers.set('Accept', 'application/json')
    headers.set('Accept-Language', htmlLang(locale()))
    if (options.body !== undefined) headers.set('Content-Type', 'application/json')
    const sent = isOwn || source.token ? token() : null
    if (sent) headers.set('token', sent)
    const response = await fetch(url, {
      ...options,
      headers,
      cache: 'no-store',
      credentials: isOwn ? 'include' : 'omit',
    })
    const body = await response.text()
    const json: unknown = body === '' ? {} : JSON.parse(body)
    if (!response.ok) throw failureOf(response.status, json, locale())
    return { status: response.status, headers: response.headers, body, json }
  }

  /** Whatever else goes wrong, no answer, no JSON, no total, is a failure of the network to the person. */
  async function answer<T>(asked: Promise<T>): Promise<T> {
    try {
      return await asked
    } catch (error) {
      if (error instanceof HttpError || (error instanceof Error && error.name === 'AbortError')) throw error
      console.error(error)
      throw new HttpError(networkText(locale()), { isNetwork: true })
    }
  }

  const rest = simpleRest(source.url.replace(/\/+$/, ''), send)
  return {
    getList: (name, params) => answer(rest.getList(name, { ...params, ...sortOf(params) })),
    getManyReference: (name, params) => answer(rest.getManyReference(name, { ...params, ...sortOf(params) })),
    getOne: (name, params) => answer(rest.getOne(name, params)),
    getMany: (name, params) => answer(rest.getMany(name, params)),
    create: (name, params) => answer(rest.create(name, params)),
    update: (name, params) => answer(rest.update(name, params)),
    // What comes back of these three is each server's own matter, and often nothing.
    async updateMany(name, params) {
      await answer(rest.updateMany(name, params))
      return { data: params.ids }
    },
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

/** Our own screens call the id `_id`, as our own records do. */
const sortOf = ({ sort }: { sort?: SortPayload }) =>
  sort ? { sort: { ...sort, field: sort.field === '_id' ? 'id' : sort.field } } : {}

/** An answer that is an error, with the source's sentence when it has one. */
function failureOf(status: number, json: unknown, locale: Locale): HttpError {
  const { message, errors } = (typeof json === 'object' && json !== null ? json : {}) as Loose
  const isSaid = typeof message === 'string' && message !== ''
  const error = new HttpError(isSaid ? message : networkText(locale), {
    status,
    data: json,
    isNetwork: !isSaid,
  })
  const isOfFields = typeof errors === 'object' && errors !== null
  return isOfFields ? Object.assign(error, { body: { errors } }) : error
}

interface Loose {
  readonly message?: unknown
  readonly errors?: unknown
}
