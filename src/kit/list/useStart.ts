import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useResourceContext } from 'react-admin'
import { useListPreference } from '#src/kit/table/listPreference.ts'
import type { SavedView } from '#src/kit/table/listPreference.ts'

/**
 * The view that the person chose for a list to open with, and whether to go there now: when the list is opened for the first
 * time since the console was, at an address that asks for nothing. Later the list is as it was left.
 */
export function useStart(): { view: SavedView | undefined; isDue: boolean } {
  const resource = useResourceContext() ?? ''
  const { search } = useLocation()
  const { views, start } = useListPreference().preference
  const opened = openedIn(useQueryClient())
  const [isFirst] = useState(() => !opened.has(resource))
  useEffect(() => void opened.add(resource), [opened, resource])
  const view = views.find(({ id }) => id === start)
  return { view, isDue: isFirst && view !== undefined && search === '' }
}

/** The lists that were opened so far, of each console that runs. */
const lists = new WeakMap<QueryClient, Set<string>>()

function openedIn(queries: QueryClient): Set<string> {
  const opened = lists.get(queries) ?? new Set()
  lists.set(queries, opened)
  return opened
}
