import { useSyncExternalStore } from 'react'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { prefixOf, unsentKeys } from './answersAt.ts'

/**
 * Returns the names (`useAnswers`) under which this device has answers of the user for this site that the server
 * does not.
 */
export function useUnsentNames(): ReadonlySet<string> {
  const { user, site } = usePerson()
  const prefix = prefixOf(user._id, site?._id ?? null)
  const keys = useSyncExternalStore(unsentKeys.subscribe, unsentKeys.get)
  return new Set(keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])))
}
