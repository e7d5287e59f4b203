import type { UserInfo } from '#contract/session.ts'
import { readMenu, type MenuEntry } from './menuEntry.ts'
import { storage } from './storage.ts'
import { readUser } from './userInfo.ts'

/** What the browser remembers of a signed-in person (specification sections 3 and 4); all null when signed out. */
export interface SessionState {
  readonly token: string | null
  readonly userId: string | null
  readonly user: UserInfo | null
  /** The site chosen by the person. Whether they may still work there is for `currentSite` to say. */
  readonly site: string | null
  /** The menu as it was last fetched. */
  readonly menu: readonly MenuEntry[] | null
}

/** The session of this page: a copy in memory, kept in local storage, shared with other tabs. */
export interface Session {
  get(): SessionState
  /** Changes parts of it and tells the subscribers; a part of equal content stays the object it was. */
  update(change: Partial<SessionState>): void
  /** Signed out: token, person, site and menu are gone. The last login user stays. */
  clear(): void
  /** Calls back after every change, another tab's included; returns how to stop. Fits `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void
}

/**
 * Opens what is stored. The page goes on with its copy in memory and does not read the storage again, so a tab
 * never writes with the token of somebody who signed in elsewhere; it learns of them by the storage event.
 */
export function openSession(): Session {
  let state = read()
  const listeners = new Set<() => void>()

  function set(next: SessionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  window.addEventListener('storage', ({ key }) => {
    // A null key: another tab cleared everything.
    if (key !== null && key !== keys.token && key !== keys.userId) return
    const stored = read()
    // This page never goes on as somebody else: to it, their signing in is its own session's end.
    set(stored.userId === state.userId ? stored : signedOut)
  })

  return {
    get: () => state,
    update(change) {
      const changed = names.filter(
        (name) => name in change && print(change[name] ?? null) !== print(state[name]),
      )
      if (changed.length === 0) return
      for (const name of changed) storage.write(keys[name], print(change[name] ?? null))
      set({ ...state, ...Object.fromEntries(changed.map((name) => [name, change[name] ?? null])) })
    },
    clear() {
      for (const name of names) storage.write(keys[name], null)
      set(signedOut)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Who signed in last on this browser: the user name in development, else the e-mail address. */
export const lastLoginUser = {
  get: (): string | null => storage.read('atrium.last_login_user'),
  set: ({ username, email }: Pick<UserInfo, 'username' | 'email'>): void =>
    storage.write('atrium.last_login_user', import.meta.env.DEV ? username : email || username),
}

/** The site one works in: the chosen one while it is among the person's own, else their first; null for none. */
export function currentSite({ user, site }: Pick<SessionState, 'user' | 'site'>): string | null {
  const own = user?.sites ?? []
  return (own.find(({ _id }) => _id === site) ?? own[0])?._id ?? null
}

const keys = {
  token: 'atrium.access_token',
  userId: 'atrium.user_id',
  user: 'atrium.user_info',
  site: 'atrium.site',
  menu: 'atrium.menu',
} as const satisfies Record<keyof SessionState, string>

const names = Object.keys(keys) as (keyof SessionState)[]

const signedOut: SessionState = { token: null, userId: null, user: null, site: null, menu: null }

function read(): SessionState {
  const token = storage.read(keys.token)
  if (!token) return signedOut
  const menu = parse(storage.read(keys.menu))
  return {
    token,
    userId: storage.read(keys.userId),
    user: readUser(parse(storage.read(keys.user))),
    site: storage.read(keys.site),
    menu: Array.isArray(menu) ? readMenu(menu) : null,
  }
}

const print = (value: SessionState[keyof SessionState]): string | null =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value)

/** Null for what is no JSON: a corrupt entry is fetched again. */
function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
