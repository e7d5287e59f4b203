import type { Store } from 'react-admin'
import { isLocale, storedLocale, storeLocale } from './locale.ts'
import { storage } from './storage.ts'

interface Options {
  /** The current site, asked anew each time. */
  readonly site: () => string | null
  /** Whose preferences these are: another person on the same browser has their own. */
  readonly userId: () => string | null
}

/** react-admin's Store, and what a change of the site means to it. */
export interface ConsoleStore extends Store {
  /** Tells the lists on screen what they remember for the site chosen now. */
  siteChanged(): void
}

/**
 * What people set up in the console, kept in local storage: per person, and lists (filters, sort, page, selection)
 * per site as well, since a filter by store means nothing in another mall. The language is the sign-in page's.
 * Sign-out forgets the lists; language, theme, density, columns stay. Never throws, whatever the storage does.
 */
export function createStore({ site, userId }: Options): ConsoleStore {
  const subscribers = new Set<{ key: string; call: (value: unknown) => void }>()

  const fullKey = (key: string): string =>
    prefix + [keptKeys.includes(key) ? '' : userId(), isOfSite(key) ? site() : null, key].join('/')

  function getItem(key: string): unknown {
    return key === 'locale' ? storedLocale() : parse(storage.read(fullKey(key)))
  }

  function publish(isMeant: (key: string) => boolean): void {
    for (const { key, call } of subscribers) if (isMeant(key)) call(getItem(key))
  }

  function setItem(key: string, value: unknown): void {
    if (key !== 'locale') storage.write(fullKey(key), value === undefined ? null : JSON.stringify(value))
    else if (isLocale(value)) storeLocale(value)
    publish((other) => other === key)
  }

  function remove(stored: readonly string[]): void {
    for (const key of stored) storage.write(key, null)
    publish((key) => stored.includes(fullKey(key)))
  }

  return {
    setup: () => undefined,
    teardown: () => undefined,
    // Parsed JSON is whatever its reader takes it for, as in react-admin's own stores.
    getItem: <T>(key: string, otherwise?: T) => (getItem(key) ?? otherwise) as T | undefined,
    setItem,
    removeItem: (key) => setItem(key, undefined),
    removeItems: (keyPrefix) => remove(storage.keys(fullKey(keyPrefix))),
    // react-admin calls it at sign-out.
    reset: () => remove(storage.keys(prefix).filter(isOfSite)),
    subscribe(key, call) {
      const subscriber = { key, call }
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    siteChanged: () => publish(isOfSite),
  }
}

const prefix = 'atrium.store/'

/** The same for everyone on this browser. */
const keptKeys: readonly string[] = ['theme', 'density']

const isOfSite = (key: string): boolean =>
  /\.(listParams|selectedIds|scrollPosition|datagrid\.expanded)$/.test(key)

/** Undefined, not null, where nothing is stored: react-admin falls back to its default on undefined alone. */
function parse(stored: string | null): unknown {
  try {
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}
