import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { htmlLang, isLocale, localeNames, locales, storedLocale, storeLocale } from './locale.ts'
import type { Locale } from './locale.ts'
import { loadMessages } from './loadMessages.ts'
import { messageSource } from './messageSource.ts'
import type { MessageLoaders, MessageSource } from './messageSource.ts'
import { chainOf, phrasesOf } from './phrases.ts'

/** react-admin's i18nProvider, and a way to add messages after the start. */
export interface ConsoleI18nProvider extends I18nProvider {
  /**
   * Loads a plugin's messages in the current language, and from now on with every change of language. Its
   * top-level keys are merged as they are (`brandDB.…`, `resources.…`); what is added later wins over what came
   * before. May be called again for the same namespace, which loads nothing twice. Messages that do not come in the
   * current language stand in the next one of the chain that does; rejects when none does. Calling again tries again.
   */
  addMessages(namespace: string, loaders: MessageLoaders): Promise<void>
  /** The language and the texts of this moment: another object after every change, for React to notice. */
  spoken(): I18nProvider
  /** Calls back after every change of the language or the texts; answers the way to stop. */
  subscribe(listener: () => void): () => void
}

/**
 * The console's languages (specification section 1), spoken through polyglot. Resolves when the core messages of
 * the given language are there, and what the operator says instead (`server`; that of the last visit will do at
 * first); rejects when the core messages cannot be loaded.
 *
 * - `changeLocale` switches when everything is loaded, the operator's messages asked for anew. Of several calls the
 *   last one asked wins, whatever arrives first. It rejects, and all stays as it was, for an unknown language or when
 *   the core messages do not come; a plugin whose messages do not come is reported on the browser's console and does
 *   not hold up the rest.
 * - A text missing in the language is looked for in zh_CN, then en_US, which are fetched when the first text is
 *   missed; else the default given by the caller, else the key itself, stands in.
 */
export async function createI18nProvider(
  initial: Locale = storedLocale(),
  server: MessageSource = noMessages,
): Promise<ConsoleI18nProvider> {
  const core = messageSource(coreLoaders)
  const plugins = new Map<string, MessageSource>()
  const listeners = new Set<() => void>()
  const searched = new Set<string>()
  let current = initial
  let turns = 0

  const known = server.loaded.get(initial)
  const renewed = server.load(initial)
  await Promise.all([core.load(initial), known ? undefined : renewed])
  let spoken = speak()
  document.documentElement.lang = htmlLang(current)
  void tellRenewed()

  function speak(): I18nProvider {
    const locale = current
    const phrases = phrasesOf(locale, { bundled: [core, ...plugins.values()], server })
    // The type wants react-admin's nested tree; polyglot flattens it to just these dotted keys.
    const messages = phrases as unknown as TranslationMessages
    // A new polyglot each time, because its own changeLocale cannot add messages and lets calls overtake each other.
    // allowMissing: react-admin translates plain labels too, which would fill the browser's console with warnings.
    const polyglot = polyglotI18nProvider(() => messages, locale, [], { allowMissing: true })
    return {
      translate(key, options) {
        if (isKey(key) && !Object.hasOwn(phrases, key) && options?._ === undefined) void loadFallbacks()
        return polyglot.translate(key, options)
      },
      getLocale: () => locale,
      getLocales,
      changeLocale,
    }
  }

  function tell(): void {
    spoken = speak()
    for (const listener of listeners) listener()
  }

  /** The messages of the last visit, drawn at first, may have changed since. */
  async function tellRenewed(): Promise<void> {
    await renewed
    if (known && server.loaded.get(initial) !== known) tell()
  }

  async function changeLocale(locale: string): Promise<void> {
    if (!isLocale(locale)) throw new Error(`No such language: ${locale} (there are ${locales.join(', ')})`)
    const turn = ++turns
    if (locale === current) return
    try {
      await loadMessages(locale, [core.load(locale), server.load(locale)], plugins)
    } catch (error) {
      if (turn !== turns) return
      throw error
    }
    if (turn !== turns) return
    current = locale
    document.documentElement.lang = htmlLang(locale)
    storeLocale(locale)
    tell()
  }

  async function addMessages(namespace: string, loaders: MessageLoaders): Promise<void> {
    const isNew = !plugins.get(namespace)?.loaded.has(current)
    const source = plugins.get(namespace) ?? messageSource(loaders)
    plugins.set(namespace, source)
    let loaded: Locale
    do {
      loaded = current
      await loadBest(namespace, source, loaded)
    } while (loaded !== current)
    if (isNew) tell()
  }

  /** Once a language, and again when plugins were added. */
  async function loadFallbacks(): Promise<void> {
    const search = `${current} ${plugins.size}`
    if (searched.has(search)) return
    searched.add(search)
    const others = chainOf(current).slice(1)
    await Promise.allSettled(
      others.flatMap((locale) => [server, ...plugins.values()].map((source) => source.load(locale))),
    )
    tell()
  }

  return {
    translate: (key, options) => spoken.translate(key, options),
    getLocale: () => current,
    getLocales,
    changeLocale,
    addMessages,
    spoken: () => spoken,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A back end without messages of its own. */
const noMessages: MessageSource = { load: async () => undefined, loaded: new Map() }

const coreLoaders: MessageLoaders = {
  zh_CN: () => import('#src/messages/zh_CN.ts').then(({ zh_CN }) => ({ messages: zh_CN })),
  zh_TW: () => import('#src/messages/zh_TW.ts').then(({ zh_TW }) => ({ messages: zh_TW })),
  en_US: () => import('#src/messages/en_US.ts').then(({ en_US }) => ({ messages: en_US })),
}

const getLocales = () => locales.map((locale) => ({ locale, name: localeNames[locale] }))

/** A screen in another language is better than none. */
async function loadBest(namespace: string, source: MessageSource, locale: Locale): Promise<void> {
  try {
    await source.load(locale)
  } catch (error) {
    const others = await Promise.allSettled(chainOf(locale).slice(1).map(source.load))
    if (others.every(({ status }) => status === 'rejected')) throw error
    console.error(`The texts of ${namespace} did not come in ${locale}:`, error)
  }
}

/** Whether a text asked for can be a key at all: react-admin also asks for plain labels. */
const isKey = (key: string): boolean => /^[\w$@-]+(?:\.[\w$@/-]+)+$/.test(key)
