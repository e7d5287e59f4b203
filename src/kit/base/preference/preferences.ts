import type { Store } from 'react-admin'
import { userPreferences, userPreferenceUpdate } from '#contract/core/preference.ts'
import type { Calls } from '#src/providers/calls.ts'

/**
 * The user's preferences: a copy in this browser, which is available immediately, and the copy of the back
 * end.
 */
export interface Preferences {
  /** Whether this browser has a copy, so that a newer one can wait. */
  isKnown(): boolean
  /**
   * Loads the back end's copy once, except for changes made here and not yet sent. Null if the back end has
   * none.
   */
  takeUp(signal: AbortSignal): Promise<number | null>
  /**
   * Changes a preference here immediately, and in the back end a moment later; of several changes only the
   * last is sent. Null removes it.
   */
  keep(key: string, value: unknown): void
}

/** The store's key of a preference. */
export const localKey = (key: string): string => `preference.${key}`

/**
 * The preferences of a console: the same object for the same back end. A back end without the call is tried
 * once, and never written to.
 */
export function preferencesOf(calls: Calls, store: Store): Preferences {
  const known = made.get(calls)
  if (known) return known
  const preferences = create(calls, store)
  made.set(calls, preferences)
  return preferences
}

const made = new WeakMap<Calls, Preferences>()

function create(calls: Calls, store: Store): Preferences {
  let isThere = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const namesIn = (list: string): readonly string[] => store.getItem<string[]>(list) ?? []
  const unsent = () => namesIn(unsentKey)

  async function send(key: string): Promise<void> {
    const value = store.getItem(localKey(key)) ?? null
    const sent = await calls.send(userPreferenceUpdate, { body: { key, value } }).catch(() => null)
    const isStillSo = JSON.stringify(store.getItem(localKey(key)) ?? null) === JSON.stringify(value)
    if (sent?.key !== key || !isStillSo) return
    store.setItem(
      unsentKey,
      unsent().filter((other) => other !== key),
    )
    const others = namesIn(takenKey).filter((other) => other !== key)
    store.setItem(takenKey, value === null ? others : [...others, key])
  }

  function sendSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void Promise.all(unsent().map(send)), gather)
  }

  return {
    isKnown: () => store.getItem(takenKey) !== undefined,

    async takeUp(signal) {
      const list = await calls.send(userPreferences, {}, { signal }).then(
        (reply) => reply.list,
        () => null,
      )
      signal.throwIfAborted()
      // If a back end has something else under this path, its list has no keys.
      isThere = list !== null && list.every(({ key }) => key !== '')
      if (!list || !isThere) return null
      const ahead = new Set(unsent())
      const there = new Map(list.map(({ key, value }) => [key, value]))
      // A missing preference was removed on another device.
      for (const key of new Set([...namesIn(takenKey), ...there.keys()])) {
        if (!ahead.has(key)) store.setItem(localKey(key), there.get(key))
      }
      store.setItem(takenKey, [...there.keys()])
      if (ahead.size > 0) sendSoon()
      return there.size
    },

    keep(key, value) {
      store.setItem(localKey(key), value ?? undefined)
      store.setItem(unsentKey, [...new Set([...unsent(), key])])
      if (isThere) sendSoon()
    },
  }
}

/**
 * The names of the preferences changed here since they were last sent, and of those that the back end had
 * when they were last loaded.
 */
const unsentKey = 'preferences.unsent'
const takenKey = 'preferences.taken'

/** Milliseconds during which changes are collected. */
const gather = 600
