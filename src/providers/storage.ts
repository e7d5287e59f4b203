/**
 * Text kept in the browser. Never throws: what the storage does not take (blocked, full) is kept in memory and
 * lasts as long as the page.
 */
export const storage = {
  read(key: string): string | null {
    const kept = memory.get(key)
    if (kept !== undefined) return kept
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },

  write(key: string, value: string | null): void {
    memory.delete(key)
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      if (value !== null) memory.set(key, value)
    }
  },
}

/** Holds only what the storage refused, so it is newer than what stands there. */
const memory = new Map<string, string>()
