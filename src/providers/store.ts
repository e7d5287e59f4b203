import type { Store } from 'react-admin'
import { isLocale, storedLocale, storeLocale } from './locale.ts'
import { storage } from './storage.ts'

interface Options {
  /** The current site, read each time. */
  readonly site: () => string | null
  /** Whose preferences these are: another user of the same browser has their own. */
  readonly userId: () => string | null
}

/** react-admin's Store, which also handles a change of the site. */
export interface ConsoleStore extends Store {
  /** Gives the lists on screen their stored settings for the new site. */
  siteChanged(): void
}

/**
 * The settings that users make in the console, kept in local storage: by user, and for lists (filters, sort,
 * page, selection) also by site, because a filter by store means nothing in another mall. The language is
 * shared with the sign-in page. Sign-out forgets the lists; language, theme, density and columns stay. Never
 * throws, even if the storage fails.
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
    // The reader decides on the type of the parsed JSON, as in react-admin's own stores.
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

/** Keys that everyone on this browser shares. */
const keptKeys: readonly string[] = ['theme', 'density']

const isOfSite = (key: string): boolean =>
  /\.(listParams|selectedIds|scrollPosition|datagrid\.expanded|firstCalls)$|\/page\.lastLook\//.test(key)

/** Undefined, not null, if nothing is stored: react-admin uses its default only for undefined. */
function parse(stored: string | null): unknown {
  try {
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}
