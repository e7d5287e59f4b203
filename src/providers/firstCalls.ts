import { currentSite, type SessionState } from './session.ts'
import { readStored, storage } from './storage.ts'

/** Whose page it is, and where: each user has their own first calls at each site. */
interface Page {
  readonly userId: string | null
  readonly site: string | null
}

/** The page of a session. */
export const pageOf = (state: SessionState): Page => ({ userId: state.userId, site: currentSite(state) })

/**
 * The readings that a page began with at the last visit, as addresses. A page of the same address begins them again at
 * once, long before the code that needs them is there. Empty for an address that was never opened.
 */
export function readFirstCalls(page: Page, hash: string): readonly string[] {
  const calls = readStored(keyOf(page))[hash]
  return Array.isArray(calls) ? calls.filter((call) => typeof call === 'string') : []
}

/** Remembers them, for the addresses opened last. Signing out forgets them, as it forgets lists. */
export function storeFirstCalls(page: Page, hash: string, calls: readonly string[]): void {
  const { [hash]: _, ...others } = readStored(keyOf(page))
  const kept = Object.entries(others).slice(1 - addressesKept)
  storage.write(keyOf(page), JSON.stringify(Object.fromEntries([...kept, [hash, calls]])))
}

const addressesKept = 12

/** The store of the console clears the keys of a site (store.ts). */
const keyOf = ({ userId, site }: Page): string => `atrium.store/${userId}/${site}/page.firstCalls`
