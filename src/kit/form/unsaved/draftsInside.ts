import { createContext } from 'react'
import { keepDrafts } from './draft.ts'

/** The storage keys of the drafts inside a dialog, which are dropped once its action has succeeded. */
export const DraftsInside = createContext<Set<string> | null>(null)

/** Drops them: what was typed is stored. */
export function forgetDraftsIn(keys: ReadonlySet<string>): void {
  for (const key of keys) keepDrafts(key, [])
}
