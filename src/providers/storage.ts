import { isRecord } from '#contract/isRecord.ts'

/**
 * Texts stored in the browser. Never throws: what cannot be stored (blocked, full) is kept in memory and
 * lasts as long as the page.
 */
export const storage = {
  read: readText,

  /** Null removes it. */
  write(key: string, value: string | null): void {
    memory.delete(key)
    const isDone = attempt(() => {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
      return true
    })
    if (isDone || value === null) return
    memory.set(key, value)
    // There is no space for the new text, but the next visit must not find the old text.
    attempt(() => localStorage.removeItem(key))
  },

  keys(prefix: string): string[] {
    const stored = attempt(() => Object.keys(localStorage)) ?? []
    return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix))
  },
}

/** `storage.read` for the first script, which never writes. */
export function readText(key: string): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  return attempt(() => localStorage.getItem(key)) ?? null
}

/** An object that is stored as JSON. What is missing or damaged is empty. */
export function readStored(key: string): Readonly<Record<string, unknown>> {
  const value = parseStored(readText(key))
  return isRecord(value) ? value : {}
}

/** Reads what was stored as JSON. Null for what is missing or damaged. */
export const parseStored = (text: string | null): unknown => attempt(() => JSON.parse(text ?? 'null')) ?? null

/** Holds only what could not be stored, so it is newer than what is stored. */
const memory = new Map<string, string>()

/** Accessing localStorage or sessionStorage throws if the browser blocks it: then the result is undefined. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
