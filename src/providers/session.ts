import type { Language } from '#contract/System/i18n.ts'
import type { UserInfo } from '#contract/core/session.ts'
import { isDevelopmentHost } from './developmentHost.ts'
import type { MenuEntry } from './menuEntry.ts'
import type { StoreOwner } from './readSpaceOwner.ts'
import { sessionEntries } from './sessionEntries.ts'
import { storage } from './storage.ts'
import { siteOfTab } from './tabSite.ts'

/** What the browser remembers about a signed-in user (specification sections 3 and 4). */
export interface SessionState {
  readonly token: string | null
  /** When the token expires, in unix seconds of this browser's clock; null if unknown. */
  readonly expiresAt: number | null
  readonly userId: string | null
  readonly user: UserInfo | null
  /**
   * The site of this tab, which others do not change; a new tab begins at the one of its address, or the one chosen last.
   * `currentSite` decides whether the user may still work there.
   */
  readonly site: string | null
  /** The user (or a link for them) has chosen the site, so there is no need to ask. */
  readonly isSiteChosen: boolean
  /** The menu that was fetched last. */
  readonly menu: readonly MenuEntry[] | null
  /** The user, site and version of that menu: `user|site|menu_version`. */
  readonly menuKey: string | null
  /** The user's stores at the site; null if they are not loaded, or the back end does not have them. */
  readonly spaceOwner: readonly StoreOwner[] | null
  /** The languages that the back end offers; kept after the session ends. */
  readonly languages: readonly Language[] | null
}

/** The session of this page: a copy in memory, kept in local storage, shared with other tabs. */
export interface Session {
  get(): SessionState
  /**
   * Changes parts of it and notifies subscribers; a part with equal content keeps its object. A new site
   * clears the stores of the old site.
   */
  update(change: Partial<SessionState>): void
  /** Signs out: clears everything except the languages. */
  clear(): void
  /**
   * Ends a session that expired: like signing out, but a user who returns with the same id gets their site
   * back.
   */
  expire(): void
  /** Reads a token that another tab has stored and this page may not know yet. */
  catchUp(): void
  /**
   * Calls back after every change, also by another tab; returns a function that unsubscribes. For
   * `useSyncExternalStore`.
   */
  subscribe(listener: () => void): () => void
}

/**
 * Opens the stored session. From then on the page uses its copy in memory and does not read the storage
 * again, so a tab never sends a change with the token of another user who signed in elsewhere; it learns of
 * that from the storage event.
 */
export function openSession(): Session {
  let state = readSession()
  const listeners = new Set<() => void>()

  function set(next: SessionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function write(next: SessionState): void {
    const before = state
    const kept = sessionEntries.filter((entry) => entry.print(next) === entry.print(before))
    if (kept.length === sessionEntries.length) return
    for (const entry of sessionEntries) if (!kept.includes(entry)) storage.write(entry.key, entry.print(next))
    if (next.token !== before.token || next.expiresAt !== before.expiresAt)
      storage.write(tokenAt, next.token === null ? null : String(Date.now()))
    // What is equal stays the same object.
    const same = kept.flatMap(({ parts }) => parts.map((part) => [part, before[part]]))
    set({ ...next, ...Object.fromEntries(same) })
  }

  function catchUp(): void {
    const stored = { ...signedOut, ...joined(identity().map(readEntry)) }
    const isSame = stored.userId === state.userId && stored.token !== null && state.token !== null
    if (isSame && stored.token !== state.token)
      set({ ...state, token: stored.token, expiresAt: stored.expiresAt })
  }

  window.addEventListener('storage', ({ key }) => {
    // A null key: another tab cleared everything.
    if (key !== null && !watched.includes(key)) return
    const stored = readSession()
    // This page never continues as another user: if somebody else signs in, its own session ends. From the
    // same user it takes only the token, because two tabs may be at different sites.
    if (stored.userId === state.userId && stored.token !== null && state.token !== null) catchUp()
    else set(stored.userId === state.userId ? stored : signedOut)
  })

  return {
    get: () => state,
    update(change) {
      const isElsewhere = 'site' in change && change.site !== state.site
      write({ ...state, ...(isElsewhere ? { spaceOwner: null } : {}), ...change })
    },
    clear: () => write({ ...signedOut, languages: state.languages }),
    expire() {
      const { userId, site, isSiteChosen, languages } = state
      write({ ...signedOut, userId, site, isSiteChosen, languages })
    },
    catchUp,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Who signed in last in this browser: the user name on a development host, otherwise the e-mail address. */
export const lastLoginUser = {
  get: (): string | null => storage.read('atrium.last_login_user'),
  set: (
    { username, email }: Pick<UserInfo, 'username' | 'email'>,
    host: string = window.location.hostname,
  ): void => storage.write('atrium.last_login_user', isDevelopmentHost(host) ? username : email || username),
}

/**
 * The user's current site: the chosen site if it is among their sites, otherwise their first; null if they
 * have none.
 */
export function currentSite({ user, site }: Pick<SessionState, 'user' | 'site'>): string | null {
  const own = user?.sites ?? []
  return (own.find(({ _id }) => _id === site) ?? own[0])?._id ?? null
}

const watched: readonly string[] = ['atrium.access_token', 'atrium.user_id']

const signedOut: SessionState = {
  token: null,
  expiresAt: null,
  userId: null,
  user: null,
  site: null,
  isSiteChosen: false,
  menu: null,
  menuKey: null,
  spaceOwner: null,
  languages: null,
}

/** What is stored now; another tab may have written it. */
export function readSession(): SessionState {
  const stored: SessionState = { ...signedOut, ...joined(sessionEntries.map(readEntry)) }
  const state = { ...stored, site: siteOfTab(stored.user?.sites) ?? null }
  if (state.token !== null) return isClockSetBack() ? { ...state, expiresAt: secondsNow() } : state
  const { userId, site, isSiteChosen, languages } = state
  return { ...signedOut, userId, site, isSiteChosen, languages }
}

/** When the token was stored, in milliseconds of this browser's clock. */
const tokenAt = 'atrium.token_at'

// The end of the token is of the clock as it was, and may be over long before it: it is due at once.
const isClockSetBack = (): boolean => Number(storage.read(tokenAt)) > Date.now() + 60_000

const secondsNow = (): number => Math.floor(Date.now() / 1000)

/**
 * The user and the token of the session: the only parts of this page's session that another tab may change.
 */
const identity = () => sessionEntries.filter(({ key }) => watched.includes(key))

const readEntry = (entry: (typeof sessionEntries)[number]): Partial<SessionState> =>
  entry.read(storage.read(entry.key))

const joined = (parts: readonly Partial<SessionState>[]): Partial<SessionState> =>
  parts.reduce((all, part) => ({ ...all, ...part }), {})
