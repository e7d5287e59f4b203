import { useQuery } from '@tanstack/react-query'
import { useCallback, useContext, useMemo } from 'react'
import { useStore, useStoreContext } from 'react-admin'
import { OpeningContext, waiting } from '#src/kit/base/opening/opening.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { localKey, preferencesOf } from './preferences.ts'

/**
 * A preference of the user, by a key such as `list/brandDB/brand` (letters, digits, `.`, `_`, `/`, `-`; the
 * value is JSON of at most 16 kB), and a function to change it; null removes it. It is the same on every
 * device if the back end stores preferences, otherwise in this browser. `read` converts what an older console
 * may have stored; keep it outside the component.
 */
export function usePreference<T>(
  key: string,
  initial: T,
  read?: (stored: unknown) => T,
): readonly [T, (value: T | null) => void] {
  const calls = useContext(CallsContext)
  const person = useContext(SubjectContext)?.id
  const store = useStoreContext()
  const opening = useContext(OpeningContext)
  const [stored, setStored] = useStore<unknown>(localKey(key))
  useQuery({
    queryKey: ['preferences', person],
    queryFn: async ({ signal }) => {
      const preferences = calls && preferencesOf(calls, store)
      if (preferences?.isKnown()) await opening.ended
      return preferences && preferences.takeUp(signal)
    },
    meta: waiting,
    enabled: calls !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // What it loads comes through the store: a list would be rendered again for nothing.
    notifyOnChangeProps: [],
  })
  const keep = useCallback(
    (value: T | null) =>
      calls ? preferencesOf(calls, store).keep(key, value) : setStored(value ?? undefined),
    [calls, store, key, setStored],
  )
  const value = useMemo(
    // Without a reader the caller must know what was stored under the key.
    () => (stored === undefined || stored === null ? initial : read ? read(stored) : (stored as T)),
    [stored, initial, read],
  )
  return [value, keep]
}
