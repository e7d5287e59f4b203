import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { useDataProvider } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { resourceOf, ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import type { DictionaryLevel, Entry } from './DictionaryLevel.ts'

/** A page large enough for a whole level: the largest that the API allows. */
const whole = {
  pagination: { page: 1, perPage: 500 },
  sort: { field: 'order', order: 'ASC' as const },
  filter: {},
}

/** All entries of a dictionary with one or more levels, in order. */
export function useDictionary(levels: readonly DictionaryLevel[]) {
  const mounted = useContext(ResourcesContext)
  const dataProvider = useDataProvider()
  const client = useQueryClient()
  const resources = levels.map(({ contract }) => resourceOf(mounted, contract.name) ?? '')
  const results = useQueries({
    queries: resources.map((resource) => ({
      // In the form of react-admin's keys, so that its mutations refresh this too.
      queryKey: [resource, 'getList', whole],
      queryFn: () => dataProvider.getList(resource, whole),
      retry: false,
    })),
  })
  const entries = levels.flatMap((level, depth) =>
    [...(results[depth]?.data?.data ?? [])].sort(byOrder).map((record): Entry => {
      const above = levels[depth - 1]
      const within = level.within && above ? idOf(above, record[level.within]) : null
      return {
        id: idOf(level, record.id) ?? '',
        level,
        resource: resources[depth] ?? '',
        record,
        holder: within ?? (level.parent ? idOf(level, record[level.parent]) : null),
      }
    }),
  )
  return {
    entries,
    isPending: results.some(({ isPending }) => isPending),
    error: results.find(({ error }) => error)?.error ?? null,
    refetch: () =>
      Promise.all(resources.map((resource) => client.invalidateQueries({ queryKey: [resource] }))),
    /** A record as it is in the cache now. */
    shown: (resource: string, id: RaRecord['id']): RaRecord | undefined =>
      client
        .getQueryData<{ data: RaRecord[] }>([resource, 'getList', whole])
        ?.data.find((record) => record.id === id),
    /** Changes the cached records until they are fetched again. */
    show: (resource: string, change: (record: RaRecord) => RaRecord) =>
      client.setQueryData([resource, 'getList', whole], (page: { data: RaRecord[] } | undefined) =>
        page ? { ...page, data: page.data.map(change) } : page,
      ),
  }
}

/** What `useDictionary` returns. */
export type Dictionary = ReturnType<typeof useDictionary>

const idOf = ({ key }: DictionaryLevel, id: unknown): string | null =>
  id === null || id === undefined || id === '' ? null : `${key}:${String(id)}`

const byOrder = (one: RaRecord, other: RaRecord): number => Number(one['order']) - Number(other['order'])
