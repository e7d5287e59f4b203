import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { DataProvider, Store } from 'react-admin'
import { firstRowsQuery, listsWithFirstRows } from '#src/kit/table/list/firstRows.ts'
import { localKey } from '#src/kit/base/preference/preferences.ts'

interface Options {
  readonly queryClient: QueryClient
  readonly dataProvider: DataProvider
  readonly store: Store
  readonly locale: string
}

/**
 * Reads the rows that a list opens with into the cache, where the list finds them when it is rendered. Only for a list
 * whose first rows follow from its declaration, at an address without parameters: a list that the user left filtered or
 * that opens with a view of theirs reads its rows itself. Never rejects: a list reads again what failed, and says so.
 */
export async function readFirstRows(
  resource: string,
  list: ComponentType<object> | undefined,
  { queryClient, dataProvider, store, locale }: Options,
): Promise<void> {
  const rows = list && listsWithFirstRows.get(list)
  const isAsDeclared = [`${resource}.listParams`, localKey(`list/${resource}`)].every(
    (key) => (store.getItem<unknown>(key) ?? null) === null,
  )
  if (!rows || location.hash.includes('?') || !isAsDeclared) return
  const params = firstRowsQuery(rows, locale)
  const queryKey = [resource, 'getList', params]
  // The list does not read again what has just been read for it.
  queryClient.setQueryDefaults(queryKey, {
    staleTime: ({ state }) => (state.dataUpdateCount > 1 ? 0 : untilRendered),
  })
  await queryClient.prefetchQuery({
    queryKey,
    queryFn: async () => {
      const { data, total, pageInfo, meta } = await dataProvider.getList(resource, params)
      return { data, total, pageInfo, meta }
    },
  })
}

/** Milliseconds within which a slow machine renders the list. */
const untilRendered = 5000
