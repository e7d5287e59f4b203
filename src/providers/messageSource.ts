import type { PlainTexts } from '#contract/localText.ts'
import type { Locale } from './locale.ts'

/** Messages by key, in nested groups: `brandDB: { list: { title } }` is read as `brandDB.list.title`. */
export type Messages = PlainTexts

/** The loader of messages for each language; `messagesOf` makes them. */
export type MessageLoaders = Record<Locale, () => Promise<{ messages: Messages }>>

/** Texts by their full dotted key. */
export type Phrases = Record<string, string>

/** The messages of one owner (the core or a plugin) in every requested language. */
export interface MessageSource {
  /** Loads a language once; rejects on failure, and then the next call tries again. */
  load(locale: Locale): Promise<void>
  readonly loaded: ReadonlyMap<Locale, Phrases>
}

/** Nothing is fetched before the first `load`. */
export function messageSource(loaders: MessageLoaders): MessageSource {
  const loaded = new Map<Locale, Phrases>()
  const loads = new Map<Locale, Promise<void>>()

  async function fetchMessages(locale: Locale): Promise<void> {
    const { messages } = await loaders[locale]()
    loaded.set(locale, flatten(messages))
  }

  function load(locale: Locale): Promise<void> {
    const known = loads.get(locale)
    if (known) return known
    const started = fetchMessages(locale)
    loads.set(locale, started)
    started.catch(() => loads.delete(locale))
    return started
  }

  return { load, loaded }
}

/** Flat, so that a dotted key and a nested one of the same name replace each other in the order of adding. */
function flatten(messages: Messages, prefix = ''): Phrases {
  const phrases: Phrases = {}
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') phrases[prefix + key] = value
    else Object.assign(phrases, flatten(value, `${prefix}${key}.`))
  }
  return phrases
}
