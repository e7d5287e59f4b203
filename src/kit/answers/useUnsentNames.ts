import { useSyncExternalStore } from 'react'
import { usePerson } from '#src/kit/personContext.ts'
import { unsentKeys } from './answersAt.ts'

/** Returns the names (`useAnswers`) under which this device has answers of the user that the server does not. */
export function useUnsentNames(): ReadonlySet<string> {
  const prefix = `${usePerson().user._id}/`
  const keys = useSyncExternalStore(unsentKeys.subscribe, unsentKeys.get)
  return new Set(keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])))
}
