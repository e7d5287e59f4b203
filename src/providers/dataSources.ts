import type { DataProvider } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import type { DataSource } from './dataSource.ts'
import type { Http } from './http.ts'

interface Options {
  /** Sends the session's token only to our own origin. */
  readonly http: Http
  readonly resources: ReadonlyMap<string, { readonly contract: Resource; readonly source?: string }>
  readonly sources: Readonly<Record<string, DataSource>>
}

/**
 * Sends each call to the data source of its resource: to `own`, or to the source that the resource names,
 * with the contract's path. The code for a kind of source is fetched with the first call. Sources do not know
 * sites.
 */
export function withSources(own: DataProvider, { http, resources, sources }: Options): DataProvider {
  if ([...resources.values()].every(({ source }) => source === undefined)) return own
  const opened = new Map<string, Promise<DataProvider>>()

  function open(id: string): Promise<DataProvider> {
    const source = sources[id]
    if (!source) return Promise.reject(new Error(`There is no data source ${id}`))
    const { kind, url = `/sources/${id}` } = source
    const opening = opened.get(id) ?? kinds[kind]().then((create) => create(url, http))
    opened.set(id, opening)
    // A chunk that failed to load is requested again.
    opening.catch(() => opened.delete(id))
    return opening
  }

  const dispatch = (method: (typeof methods)[number]) => async (name: string, params: unknown) => {
    const { source, contract } = resources.get(name) ?? {}
    if (source === undefined || !contract) return callOf(own, method)(name, params)
    return callOf(await open(source), method)(contract.path.slice(1), params)
  }
  return { ...own, ...Object.fromEntries(methods.map((method) => [method, dispatch(method)])) }
}

/** To add a kind, write its module and list it here. */
const kinds: Readonly<Record<DataSource['kind'], () => Promise<CreateSource>>> = {
  'simple-rest': async () => (await import('./simpleRest.ts')).createSimpleRest,
}

type CreateSource = (url: string, http: Http) => DataProvider

/** Each method has its own parameters; they are passed on as react-admin gave them for that method. */
const callOf = (provider: DataProvider, method: (typeof methods)[number]) =>
  provider[method] as (name: string, params: unknown) => Promise<unknown>

const methods = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const
