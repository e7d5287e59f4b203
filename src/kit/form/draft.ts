import type { Values } from './changes.ts'

/** What was typed and not saved. `rev` is the record's revision it was typed over; 0 for a new record. */
export interface Draft {
  readonly at: number
  readonly rev: number
  readonly changes: Values
}

/** Where a draft is kept: per person, so that it is never shown to another who signs in at the same window. */
export const draftKey = (user: string, resource: string, id: string): string =>
  `atrium.draft.${user}.${resource}.${id}`

/** The draft kept in this window; null when there is none. Never throws. */
export function readDraft(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

/** Keeps a draft until it is saved or discarded, or the window is closed. Never throws. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage is blocked or full: the form works, it just does not survive a reload.
  }
}

/** Forgets a draft. Never throws. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // With storage blocked there is no draft either.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { at, rev, changes } = value as Partial<Record<keyof Draft, unknown>>
  return typeof at === 'number' && typeof rev === 'number' && typeof changes === 'object' && changes !== null
}
