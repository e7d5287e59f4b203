import { useQueries } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import type { DataProvider, RaRecord } from 'react-admin'
import type { Subject } from '#contract/access.ts'
import type { Resource } from '#contract/resource.ts'
import { resourceOf, ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import type { ResourceDefinition } from '#src/kit/base/resource/defineResource.ts'
import { mayOf, SubjectContext } from '#src/kit/base/person/subject.ts'

/** Records already fetched for references, by resource and id. */
export interface References {
  /** Whether the record is among those that were fetched; for others it is unknown whether they exist. */
  gathers(noun: string, id: string): boolean
  /**
   * The record; undefined while it loads; null if it does not exist (any more). Typed by its contract:
   * `recordOf<ShownRecord<typeof lot>>('parking_lot', id)`.
   */
  recordOf<T extends RaRecord = RaRecord>(noun: string, id: string): T | null | undefined
}

/**
 * Provided around rows whose references were fetched together; references inside read it instead of calling
 * the server.
 */
export const ReferencesContext = createContext<References | null>(null)

/** Returns what the surrounding table has fetched for its references; null outside a table. */
export const useGatheredReferences = (): References | null => useContext(ReferencesContext)

/**
 * Fetches the records that the given fields of many records refer to, with one call per resource: a hundred
 * rows with four references each would otherwise need four hundred observers. A dictionary is fetched
 * completely, once, so that changing the page costs nothing. Records of a resource that no plugin mounts, or
 * that the user may not see, are null.
 */
export function useReferences(
  records: readonly RaRecord[] | undefined,
  contract: Resource,
  sources: readonly string[],
): References {
  const mounted = useContext(ResourcesContext)
  const subject = useContext(SubjectContext)
  const dataProvider = useDataProvider()
  const wanted = useMemo(
    () =>
      wantedOf(records ?? [], contract, sources, mounted).filter(({ resource }) =>
        mayName(subject, mounted.get(resource)?.contract),
      ),
    [records, contract, sources, mounted, subject],
  )
  const results = useQueries({
    queries: wanted.map((want) => ({
      // Uses react-admin's keys, so that its mutations also refresh and invalidate these.
      queryKey: want.dictionary
        ? [want.resource, 'getList', dictionaryPage]
        : [want.resource, 'getMany', { ids: want.ids }],
      queryFn: () => (want.dictionary ? wholeOf(want, dataProvider) : manyOf(want, dataProvider)),
      enabled: want.dictionary || want.ids.length > 0,
      staleTime: want.dictionary ? 60_000 : 0,
      retry: false,
    })),
    combine: combined,
  })
  return useMemo(
    () => ({
      gathers: (noun, id) =>
        wanted.some((want) => want.noun === noun && (want.dictionary || want.ids.includes(id))),
      // react-admin knows no contract.
      recordOf: <T extends RaRecord>(noun: string, id: string) =>
        findIn(wanted, results, noun, id) as T | null | undefined,
    }),
    [wanted, results],
  )
}

/** A page large enough for any dictionary: the largest that the API allows. */
export const dictionaryPage = {
  pagination: { page: 1, perPage: 500 },
  sort: { field: '_id', order: 'ASC' as const },
  filter: {},
}

/** Whether the server shows somebody the names of a resource's records: everybody if it has labels, otherwise its viewers. */
export const mayName = (subject: Subject | null, referred: Resource | undefined): boolean =>
  subject === null ||
  (referred !== undefined && (referred.labels.length > 0 || mayOf(subject, referred.can.view)))

interface ReferenceRequest {
  noun: string
  resource: string
  dictionary: boolean
  ids: string[]
}
type FetchedRecords = RaRecord[] | { data: RaRecord[]; total?: number | undefined }

function wantedOf(
  records: readonly RaRecord[],
  contract: Resource,
  sources: readonly string[],
  mounted: ReadonlyMap<string, ResourceDefinition>,
): ReferenceRequest[] {
  const ids = new Map<string, Set<string>>()
  for (const source of sources) {
    const noun = contract.fields[source]?.to
    if (noun === undefined) continue
    const known = ids.get(noun) ?? new Set<string>()
    ids.set(noun, known)
    for (const record of records) for (const id of [record[source] ?? []].flat()) known.add(String(id))
  }
  return [...ids].flatMap(([noun, set]): ReferenceRequest[] => {
    const resource = resourceOf(mounted, noun) ?? ''
    const dictionary = mounted.get(resource)?.contract.dictionary
    return dictionary === undefined ? [] : [{ noun, resource, dictionary, ids: [...set].sort() }]
  })
}

const manyOf = async (
  { resource, ids }: ReferenceRequest,
  dataProvider: DataProvider,
): Promise<FetchedRecords> => (await dataProvider.getMany(resource, { ids })).data

async function wholeOf({ resource }: ReferenceRequest, dataProvider: DataProvider): Promise<FetchedRecords> {
  const { data, total } = await dataProvider.getList(resource, dictionaryPage)
  return { data, total }
}

const combined = (results: UseQueryResult<FetchedRecords>[]) =>
  results.map(({ data, isPending, isError }) => ({
    waits: isPending && !isError,
    byId: new Map(
      (Array.isArray(data) ? data : (data?.data ?? [])).map((record) => [String(record.id), record]),
    ),
  }))

function findIn(
  wanted: readonly ReferenceRequest[],
  results: ReturnType<typeof combined>,
  noun: string,
  id: string,
): RaRecord | null | undefined {
  const result = results[wanted.findIndex((want) => want.noun === noun)]
  return result?.byId.get(id) ?? (result?.waits ? undefined : null)
}
