import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import coreMessages from './coreMessages.ts'
import { htmlLang, isLocale, localeNames, locales, storedLocale, storeLocale } from './locale.ts'
import type { Locale } from './locale.ts'
import { loadMessages } from './loadMessages.ts'
import { messageSource } from './messageSource.ts'
import type { MessageLoaders, MessageSource } from './messageSource.ts'
import { chainOf, phrasesOf, type Sources } from './phrases.ts'

/** react-admin's i18nProvider, and a way to add messages after the start. */
export interface ConsoleI18nProvider extends I18nProvider {
  /**
   * Loads a plugin's messages in the current language, and from now on with every change of language. Its
   * top-level keys are merged as they are (`brandDB.…`, `resources.…`); later messages override earlier
   * messages. Calling it again for the same namespace loads nothing twice. If the messages cannot be loaded
   * in the current language, those of the next language of the chain are used; rejects if none can be loaded.
   * Calling it again then retries.
   */
  addMessages(namespace: string, loaders: MessageLoaders): Promise<void>
  /** Fetches the operator's messages again, after somebody has changed them. */
  renew(): Promise<void>
  /** The current language and texts: a new object after every change, so that React notices. */
  spoken(): I18nProvider
  /** Calls back after every change of the language or the texts; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/**
 * The console's languages (specification section 1), on top of polyglot. Resolves when the core messages of
 * the given language are loaded, and the operator's changes to them (`server`; those of the last visit are
 * enough until `opened`); rejects if the core messages cannot be loaded.
 *
 * - `changeLocale` switches when everything is loaded, with the operator's messages fetched again. Of several
 *   calls the last wins, whichever reply arrives first. It rejects and changes nothing if the language is
 *   unknown or the core messages cannot be loaded; a plugin whose messages cannot be loaded is reported on
 *   the browser's console and does not hold up the rest.
 * - A text that is missing in the language is looked up in zh_CN, then en_US, which are fetched when the
 *   first text is missing; otherwise the caller's default is used, otherwise the key itself.
 */
export async function createI18nProvider(
  initial: Locale = storedLocale(),
  server: MessageSource = noMessages,
  opened: Promise<unknown> = Promise.resolve(),
): Promise<ConsoleI18nProvider> {
  const core = messageSource(coreMessages)
  const plugins = new Map<string, MessageSource>()
  const listeners = new Set<() => void>()
  const searched = new Set<string>()
  let current = initial
  let turns = 0

  const known = server.loaded.get(initial)
  const renewed = known ? opened.then(() => server.load(initial)) : server.load(initial)
  await Promise.all([core.load(initial), known ? undefined : renewed])
  let spoken = speak()
  document.documentElement.lang = htmlLang(current)
  void tellRenewed()

  function speak(): I18nProvider {
    const locale = current
    const bundled = [core, ...plugins.values()]
    // Made for the first text: while the console starts, the texts of one plugin after the other are added.
    let made: ReturnType<typeof polyglotOf> | undefined
    return {
      translate(key, options) {
        made ??= polyglotOf(locale, { bundled, server })
        if (isKey(key) && !Object.hasOwn(made.phrases, key) && options?._ === undefined) void loadFallbacks()
        return made.translate(key, options)
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

  /** The messages of the last visit, which are shown first, may have changed since. */
  async function tellRenewed(): Promise<void> {
    await renewed
    if (known && server.loaded.get(initial) !== known) tell()
  }

  /** Loads the other languages again, too: their messages replace those that are missing. */
  async function renew(): Promise<void> {
    const before = new Map(server.loaded)
    await Promise.all([...before.keys(), current].map((locale) => server.load(locale)))
    if ([...server.loaded].some(([locale, phrases]) => before.get(locale) !== phrases)) tell()
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

  /** Once for each language, and again after plugins were added. */
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
    renew,
    spoken: () => spoken,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * A new polyglot each time, because its changeLocale cannot add messages, and its calls can overtake each other.
 * allowMissing: react-admin translates plain labels too, which would fill the browser's console with warnings.
 */
function polyglotOf(locale: Locale, sources: Sources) {
  const phrases = phrasesOf(locale, sources)
  // The type expects react-admin's nested tree; polyglot flattens it to exactly these dotted keys.
  const messages = phrases as TranslationMessages
  const { translate } = polyglotI18nProvider(() => messages, locale, [], { allowMissing: true })
  return { phrases, translate }
}

/** A back end without messages of its own. */
const noMessages: MessageSource = { load: async () => undefined, loaded: new Map() }

const getLocales = () => locales.map((locale) => ({ locale, name: localeNames[locale] }))

/** A screen in another language is better than no screen. */
async function loadBest(namespace: string, source: MessageSource, locale: Locale): Promise<void> {
  try {
    await source.load(locale)
  } catch (error) {
    const others = await Promise.allSettled(chainOf(locale).slice(1).map(source.load))
    if (others.every(({ status }) => status === 'rejected')) throw error
    console.error(`The texts of ${namespace} did not come in ${locale}:`, error)
  }
}

/** Whether a text can be a key: react-admin also translates plain labels. */
const isKey = (key: string): boolean => /^[\w$@-]+(?:\.[\w$@/-]+)+$/.test(key)
