import type { FormValues } from '#src/kit/form/change/changes.ts'

/** Unsaved input. `rev` is the revision of the record that it is based on; 0 for a new record. */
export interface Draft {
  readonly at: number
  readonly rev: number
  readonly changes: FormValues
  /** The session ended while the form was open, so it is restored automatically. */
  readonly isInterrupted?: boolean
}

/**
 * The storage key of a form's drafts. It is per user, so that drafts are never shown to somebody else who
 * signs in in the same window.
 */
export const draftKey = (user: string, resource: string, id: string): string =>
  `${prefixOf(user)}${resource}.${id}`

/** A short key for anything: what a draft belongs to may be long. */
export function digest(given: unknown): string {
  let hash = 0
  for (const letter of JSON.stringify(given)) hash = (hash * 31 + letter.charCodeAt(0)) | 0
  return (hash >>> 0).toString(36)
}

/** Returns the drafts kept in this window, newest last. Never throws. */
export function readDrafts(key: string): readonly Draft[] {
  try {
    const drafts: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(drafts) ? drafts.filter(isDraft) : isDraft(drafts) ? [drafts] : []
  } catch {
    return []
  }
}

/**
 * Keeps the newest few drafts until they are saved or discarded, or the window is closed; an empty list
 * removes them. Never throws.
 */
export function keepDrafts(key: string, drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(drafts.slice(-most)))
  } catch {
    // Storage is blocked or full: the form works, but its input does not survive a reload.
  }
}

/** Whether this window keeps any unsaved input of the user. */
export const hasDrafts = (user: string): boolean =>
  draftKeys().some((key) => key.startsWith(prefixOf(user)) && readDrafts(key).length > 0)

/** Removes all drafts of this window, of every user. */
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

/** Registers an open form; returns a function that unregisters it. */
export function showForm(key: string): () => void {
  shown.add(key)
  return () => shown.delete(key)
}

/**
 * Marks the drafts of the open forms when the session ends, so that they are restored automatically after
 * sign-in.
 */
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
