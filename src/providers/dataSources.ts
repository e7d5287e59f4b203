import type { DataProvider } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import type { DataSource } from '#src/kit/registry/sources.ts'
import type { Locale } from './locale.ts'

/** What a source is given beside its own declaration. */
export interface SourceTools {
  /** The session's token. Whether it may be sent is for the source's address to say. */
  readonly token: () => string | null
  readonly locale: () => Locale
}

interface Options extends SourceTools {
  readonly resources: ReadonlyMap<string, { readonly contract: Resource; readonly source?: string }>
  readonly sources: Readonly<Record<string, DataSource>>
}

/**
 * Sends each call to where its resource lives: to `own`, or to the source that the resource names, under the contract's
 * path. The code for a kind of source is fetched with the first call. A source knows nothing of sites.
 */
export function withSources(own: DataProvider, { resources, sources, ...tools }: Options): DataProvider {
  if ([...resources.values()].every(({ source }) => source === undefined)) return own
  const opened = new Map<string, Promise<DataProvider>>()

  function open(id: string): Promise<DataProvider> {
    const source = sources[id]
    if (!source) return Promise.reject(new Error(`There is no data source ${id}`))
    const opening = opened.get(id) ?? kinds[source.kind]().then((create) => create(source, tools))
    opened.set(id, opening)
    // A chunk that did not come is asked for again.
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

/** To add a kind, write its module and name it here. */
const kinds: Readonly<Record<DataSource['kind'], () => Promise<CreateSource>>> = {
  'simple-rest': async () => (await import('./simpleRest.ts')).createSimpleRest,
}

type CreateSource = (source: DataSource, tools: SourceTools) => DataProvider

/** Each method has parameters of its own; what is handed on is what react-admin gave for just that method. */
const callOf = (provider: DataProvider, method: (typeof methods)[number]) =>
  provider[method] as unknown as (name: string, params: unknown) => Promise<unknown>

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
