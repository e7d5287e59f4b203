import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useResourceContext } from 'react-admin'
import { useListPreference } from '#src/kit/table/listPreference.ts'
import type { SavedView } from '#src/kit/table/listPreference.ts'

/**
 * Returns the user's default view of a list, and whether to open it now: when the list is opened for the
 * first time since the console started, at an address without parameters. Later the list is as the user left
 * it.
 */
export function useStart(): { view: SavedView | undefined; isDue: boolean } {
  const resource = useResourceContext() ?? ''
  const { search } = useLocation()
  const { views, start } = useListPreference().preference
  const opened = openedIn(useQueryClient())
  const view = views.find(({ id }) => id === start)
  const isDue = !opened.has(resource) && view !== undefined && search === ''
  useEffect(() => {
    if (!isDue) opened.add(resource)
  }, [isDue, opened, resource])
  return { view, isDue }
}

/** The lists opened so far, by running console. */
const lists = new WeakMap<QueryClient, Set<string>>()

function openedIn(queries: QueryClient): Set<string> {
  const opened = lists.get(queries) ?? new Set()
  lists.set(queries, opened)
  return opened
}
