import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin'
import { isRecord } from '#contract/isRecord.ts'
import { printRange, uncountedLimit } from '#contract/printQuery.ts'
import type { Resource } from '#contract/resource.ts'
import { HttpError, type Http, type HttpRequest } from './http.ts'
import { lenientRecord } from './lenient.ts'
import { condOf, sortOf } from '#contract/listQuery.ts'
import { changes, writable } from './query.ts'
import { notFound, readPage, readRecord } from './replies.ts'
import { anotherRecord, withoutId } from './withoutId.ts'

type Query = Readonly<Record<string, unknown>>

/** Places where a caller can set the site. */
interface SiteParams {
  readonly site?: string
  readonly meta?: { readonly site?: string }
}

interface Options {
  readonly http: Http
  /** The contract of a mounted resource, by its react-admin name. */
  readonly resources: ReadonlyMap<string, { readonly contract: Resource; readonly manages?: true }>
  /** The current site, which list and id calls send; read for each call. */
  readonly site: () => string | null
}

/**
 * react-admin's nine methods on the generic calls of the contract (domain B.0). A record's `id` is its `_id`.
 * Rejects with an `HttpError`; one about fields is a `FieldError`, which react-admin's forms show at the
 * fields. An update or a removal that meets a newer `rev` fails with errcode 4092 and `data.current`.
 */
export function createDataProvider({ http, resources, site }: Options): DataProvider {
  /**
   * Async, so that it rejects for a resource that is not mounted; a synchronous error would be reported by
   * react-admin.
   */
  async function contractOf(name: string): Promise<Resource> {
    const contract = resources.get(name)?.contract
    if (!contract) throw new Error(`This resource is not mounted: ${name}`)
    return contract
  }

  const managing = (name: string): Query => (resources.get(name)?.manages ? { manage: '1' } : {})

  /** The site of a reading call: from its parameters or their `meta`, otherwise the current site. */
  const siteOf = ({ site: given, meta }: SiteParams): unknown => given ?? meta?.site ?? site()

  async function list(name: string, given: Query, signal: AbortSignal | undefined) {
    const contract = await contractOf(name)
    const query = { ...given, ...managing(name) }
    const reply = await http.send({ method: 'GET', path: contract.path, query, signal })
    const page = readPage(reply.data)
    return { ...page, data: page.list.map((record) => recordOf(contract, record)) }
  }

  async function getList(name: string, params: GetListParams & SiteParams) {
    const { pagination, sort, filter, signal } = params
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 }
    const query = {
      site: siteOf(params),
      cond: condOf(filter),
      sort: sortOf(sort),
      range: printRange(page, perPage),
    }
    const { data, total, counters, summary, similar } = await list(name, query, signal)
    const meta = counters || summary || similar ? { meta: { counters, summary, similar } } : {}
    if (total !== undefined) return { data, total, ...meta }
    // A back end may leave out the total; then a full page is followed by another if there is one more row.
    const next = page * perPage
    const after = data.length === perPage && list(name, { ...query, range: `${next}-${next}` }, signal)
    const pageInfo = { hasNextPage: after && (await after).data.length > 0, hasPreviousPage: page > 1 }
    // The last page tells how many there are.
    const isLast = !pageInfo.hasNextPage && (page === 1 || data.length > 0)
    return { data, pageInfo, ...(isLast && { total: next - perPage + data.length }), ...meta }
  }

  async function write(name: string, request: Pick<HttpRequest, 'method' | 'query' | 'body' | 'headers'>) {
    const { path } = await contractOf(name)
    try {
      const query = { ...request.query, ...managing(name) }
      return (await http.send({ path, ...request, ...(Object.keys(query).length > 0 ? { query } : {}) })).data
    } catch (error) {
      throw FieldError.from(error)
    }
  }

  /** A condition instead of ids, at the site of the list in which it was chosen. */
  async function matching(name: string, { filter, count }: MatchCondition) {
    const at = (await contractOf(name)).scope === 'site' ? { site: site() } : {}
    // A call without a condition is refused, in case it was forgotten; here all records are meant, and
    // counted.
    return { ...at, cond: condOf(filter) ?? { _id: { $gt: '' } }, expect: count }
  }

  const methods = {
    getList,

    getManyReference: (name: string, { target, id, filter, ...params }: GetManyReferenceParams) =>
      getList(name, { ...params, filter: { ...filter, [target]: id } }),

    async getOne(name: string, params: GetOneParams & SiteParams) {
      const { id, signal } = params
      const contract = await contractOf(name)
      // A browser reads these as the path of the list, or of what is above it.
      if (['', '.', '..'].includes(String(id))) throw notFound()
      const path = `${contract.path}/${encodeURIComponent(id)}`
      const query = { site: siteOf(params), ...managing(name) }
      const { data } = await http.send({ method: 'GET', path, query, signal })
      const record = recordOf(contract, readRecord(data))
      if (record.id !== String(id)) throw anotherRecord(path)
      return { data: record }
    },

    async getMany(name: string, params: GetManyParams & SiteParams) {
      const { ids, signal } = params
      const wanted = [...new Set(ids.map(String))]
      const found = new Map<Identifier, RaRecord>()
      const look = async (left: readonly Identifier[], query: Query): Promise<void> => {
        const lists = await Promise.all(
          chunksOf(left).map((chunk) => list(name, { cond: oneOf(chunk), range: 'ALL', ...query }, signal)),
        )
        for (const record of lists.flatMap(({ data }) => data)) found.set(record.id, record)
      }
      await look(wanted, { site: siteOf(params) })
      const left = wanted.filter((id) => !found.has(id))
      // References may come from no site or another site. Not every back end allows everybody to see all
      // sites.
      if (left.length > 0 && (await contractOf(name)).scope === 'site') {
        await look(left, { site: 'ALL' }).catch(() => undefined)
      }
      return { data: wanted.flatMap((id) => found.get(id) ?? []) }
    },

    async create(name: string, { data, meta }: CreateParams) {
      const contract = await contractOf(name)
      // A new record belongs to the site that the screen shows, unless its form says another.
      const here = contract.scope === 'site' && site() !== null ? { site: site() } : {}
      const body = writable({ ...here, ...data }, contract, 'create')
      const key: unknown = meta?.idempotencyKey
      const headers = typeof key === 'string' ? { 'Idempotency-Key': key } : {}
      const made = await write(name, { method: 'POST', body, headers })
      if (isRecord(made) && Object.keys(made).length > 0 && !isStored(made)) throw withoutId(contract.path)
      // A back end may only report success, without the record.
      return { data: isStored(made) ? recordOf(contract, made) : { ...body, id: '' } }
    },

    async update(name: string, { id, data, previousData }: UpdateParams) {
      const contract = await contractOf(name)
      const doc = changes(writable(data, contract, 'update'), previousData)
      if (previousData && Object.keys(doc).length === 0) return { data: previousData }
      const body = previousData?.rev === undefined ? doc : { ...doc, rev: previousData.rev }
      const stored = await write(name, { method: 'PUT', query: { cond: { _id: id } }, body })
      return { data: isStored(stored) ? recordOf(contract, stored) : { ...previousData, ...doc, id } }
    },

    async updateMany(name: string, { ids, data }: UpdateManyParams) {
      const body = writable(data, await contractOf(name), 'update')
      for (const chunk of chunksOf(ids))
        await write(name, { method: 'PUT', query: { cond: oneOf(chunk) }, body })
      return { data: ids }
    },

    async delete(name: string, { id, previousData }: DeleteParams) {
      const based = previousData?.rev === undefined ? {} : { rev: previousData.rev }
      await write(name, { method: 'DELETE', query: { cond: { _id: id }, ...based } })
      return { data: previousData ?? { id } }
    },

    /** With `meta.matching` all matching records, if their number is as expected (otherwise errcode 4006). */
    async deleteMany(name: string, { ids, meta }: DeleteManyParams) {
      if (meta?.matching) await write(name, { method: 'DELETE', query: await matching(name, meta.matching) })
      for (const chunk of chunksOf(ids)) {
        const counted = chunk.length > uncountedLimit ? { expect: chunk.length } : {}
        await write(name, { method: 'DELETE', query: { cond: oneOf(chunk), ...counted } })
      }
      return { data: ids }
    },

    // In development, StrictMode mounts twice, which would abort each first query.
    supportAbortSignal: import.meta.env.PROD,
  }
  // The type promises whatever record type the caller names. The replies are records with the contract's
  // fields.
  return methods as DataProvider
}

/** Invalid fields, in the format of react-admin's forms: `body.errors` has a message key for each. */
export class FieldError extends HttpError {
  readonly body: { readonly errors: Readonly<Record<string, string>> }

  constructor({ message, errcode, status, data }: HttpError, fields: object) {
    super(message, { errcode, status, data })
    this.name = 'FieldError'
    const entries = Object.entries(fields).map(([field, key]) => [field, `atrium.validation.${key}`])
    this.body = { errors: Object.fromEntries(entries) }
  }

  /** The error itself, or a FieldError if it names fields. */
  static from(error: unknown): unknown {
    if (!(error instanceof HttpError) || !aboutFields.includes(error.errcode)) return error
    const { data } = error
    const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : null
    return typeof fields === 'object' && fields !== null ? new FieldError(error, fields) : error
  }
}

/** 4004 validation, 4090 duplicate. */
const aboutFields: readonly number[] = [4004, 4090]

/** Rejects a record without an id: it could neither be opened nor be told from others. A row of totals needs none. */
function recordOf(contract: Resource, record: Query): RaRecord {
  const id = record['_id'] ?? (isTotals(record) ? 'total' : '')
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '') throw withoutId(contract.path)
  return { ...lenientRecord(contract, record), id: String(id) }
}

/** As the table recognises them (specification section 10). */
const isTotals = (record: Query): boolean =>
  record['is_total'] === true || Object.values(record).includes('Total')

/** Whether the reply to a change has the record, which a back end may leave out. */
const isStored = (data: unknown): data is Query => typeof data === 'object' && data !== null && '_id' in data

const oneOf = (ids: readonly Identifier[]) => ({ _id: { $in: ids } })

/** Records by condition instead of ids: `meta.matching` of `deleteMany`. */
export interface MatchCondition {
  /** The filter values, as a list has them. */
  readonly filter: Readonly<Record<string, unknown>>
  /** The number that the user was shown. */
  readonly count: number
}

/** The maximum number of ids in one call: a mass update can change at most 500 rows. */
const chunkSize = 500

const chunksOf = (ids: readonly Identifier[]): Identifier[][] =>
  Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, i) =>
    ids.slice(i * chunkSize, (i + 1) * chunkSize),
  )
