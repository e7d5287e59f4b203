import type { FormValues } from './changes.ts'

/** What was typed and not saved. `rev` is the record's revision it was typed over; 0 for a new record. */
export interface Draft {
  readonly at: number
  readonly rev: number
  readonly changes: FormValues
  /** The session ended while the form was on screen: it comes back filled. */
  readonly isInterrupted?: boolean
}

/** Where the drafts of a form are kept: per person, so that they are never shown to another who signs in at the same window. */
export const draftKey = (user: string, resource: string, id: string): string =>
  `${prefixOf(user)}${resource}.${id}`

/** The drafts kept in this window, the newest last. Never throws. */
export function readDrafts(key: string): readonly Draft[] {
  try {
    const drafts: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(drafts) ? drafts.filter(isDraft) : isDraft(drafts) ? [drafts] : []
  } catch {
    return []
  }
}

/** Keeps the newest few drafts until they are saved or discarded, or the window is closed; none forgets them. Never throws. */
export function keepDrafts(key: string, drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(drafts.slice(-most)))
  } catch {
    // Storage is blocked or full: the form works, it just does not survive a reload.
  }
}

/** Whether this window keeps anything that the person typed and did not save. */
export const hasDrafts = (user: string): boolean =>
  draftKeys().some((key) => key.startsWith(prefixOf(user)) && readDrafts(key).length > 0)

/** Forgets all that was typed in this window, by whoever. */
export function forgetDrafts(): void {
  for (const key of draftKeys()) keepDrafts(key, [])
}

function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

const prefix = 'atrium.draft.'
const prefixOf = (user: string): string => `${prefix}${user}.`

/** Notes that a form is on screen; returns how to note that it is gone. */
export function showForm(key: string): () => void {
  shown.add(key)
  return () => shown.delete(key)
}

/** The session has ended: what is typed in the forms on screen comes back by itself after sign-in. */
export function interruptForms(): void {
  for (const key of shown) {
    const drafts = readDrafts(key)
    const last = drafts.at(-1)
    if (last) keepDrafts(key, [...drafts.slice(0, -1), { ...last, isInterrupted: true }])
  }
}

const shown = new Set<string>()

const most = 3

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { at, rev, changes } = value as Partial<Record<keyof Draft, unknown>>
  return typeof at === 'number' && typeof rev === 'number' && typeof changes === 'object' && changes !== null
}
