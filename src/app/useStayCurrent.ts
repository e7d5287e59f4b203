import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIsOpened } from '#src/kit/base/opening/opening.ts'
import { loadLanguages } from '#src/providers/loadLanguages.ts'
import { followEvents } from './followEvents.ts'
import type { ConsoleParts } from './startConsole.ts'

/** Keeps the console up to date: access after a change of the session, the languages, and what others change. */
export function useStayCurrent(parts: ConsoleParts, personId: string | undefined): void {
  const { session, http } = parts

  // react-admin caches access checks, but another site or role means other permissions.
  const queryClient = useQueryClient()
  useEffect(
    () => session.subscribe(() => void queryClient.invalidateQueries({ queryKey: ['auth'] })),
    [session, queryClient],
  )

  const isOpened = useIsOpened()
  useEffect(() => (isOpened ? void loadLanguages({ http, session }) : undefined), [isOpened, http, session])

  // Not only once the page has opened: changes by others since it was read would be missed.
  useEffect(() => (personId === undefined ? undefined : followEvents(parts, personId)), [parts, personId])
}
