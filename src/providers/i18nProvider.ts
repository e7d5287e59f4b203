import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import {
  defaultLocale,
  htmlLang,
  isLocale,
  localeNames,
  locales,
  storedLocale,
  storeLocale,
} from './locale.ts'
import type { Locale } from './locale.ts'
import { messageSource } from './messageSource.ts'
import type { MessageLoaders, MessageSource, Phrases } from './messageSource.ts'

/** react-admin's i18nProvider, and a way to add messages after the start. */
export interface ConsoleI18nProvider extends I18nProvider {
  /**
   * Loads a plugin's messages in the current language, and from now on with every change of language. Its
   * top-level keys are merged as they are (`brandDB.…`, `resources.…`); what is added later wins over what came
   * before. Texts already on screen do not change by themselves: await it before drawing the plugin. May be
   * called again for the same namespace, which loads nothing twice. Rejects when the messages cannot be loaded;
   * calling again tries again.
   */
  addMessages(namespace: string, loaders: MessageLoaders): Promise<void>
}

/**
 * The console's languages (specification section 1), spoken through polyglot. Resolves when the core messages of
 * the given language are there, since polyglot and react-admin's first drawing need them at once; rejects when
 * they cannot be loaded.
 *
 * - `changeLocale` switches when everything is loaded. Of several calls the last one asked wins, whatever arrives
 *   first. It rejects, and all stays as it was, for an unknown language or when the core messages do not come; a
 *   plugin whose messages do not come is reported on the browser's console and does not hold up the rest.
 * - A text missing in the language is looked for in zh_CN, then en_US, as far as these were loaded before; else
 *   the default given by the caller, else the key itself, stands in.
 */
export async function createI18nProvider(initial: Locale = storedLocale()): Promise<ConsoleI18nProvider> {
  const core = messageSource(coreLoaders)
  const plugins: Plugins = new Map()
  await core.load(initial)
  let current = initial
  let asked = initial
  let turns = 0
  let polyglot = speak(current, core, plugins)
  document.documentElement.lang = htmlLang(current)

  async function changeLocale(locale: string): Promise<void> {
    if (!isLocale(locale)) throw new Error(`No such language: ${locale} (there are ${locales.join(', ')})`)
    const turn = ++turns
    asked = locale
    try {
      await loadAll(locale, core, plugins)
    } catch (error) {
      if (turn !== turns) return
      asked = current
      throw error
    }
    if (turn !== turns) return
    current = locale
    polyglot = speak(current, core, plugins)
    document.documentElement.lang = htmlLang(locale)
    storeLocale(locale)
  }

  async function addMessages(namespace: string, loaders: MessageLoaders): Promise<void> {
    const source = plugins.get(namespace) ?? messageSource(loaders)
    plugins.set(namespace, source)
    let loaded: Locale
    do {
      loaded = current
      await source.load(loaded)
    } while (loaded !== current)
    polyglot = speak(current, core, plugins)
  }

  return {
    translate: (key, options) => polyglot.translate(key, options),
    // The language asked for, even while it loads. react-admin calls changeLocale only when this differs from the
    // choice: were it the current one, going back during a slow load would be no call, and the load would win.
    getLocale: () => asked,
    getLocales: () => locales.map((locale) => ({ locale, name: localeNames[locale] })),
    changeLocale,
    addMessages,
  }
}

/** By namespace, in the order of adding. */
type Plugins = Map<string, MessageSource>

const coreLoaders: MessageLoaders = {
  zh_CN: () => import('#src/messages/zh_CN.ts').then(({ zh_CN }) => ({ messages: zh_CN })),
  zh_TW: () => import('#src/messages/zh_TW.ts').then(({ zh_TW }) => ({ messages: zh_TW })),
  en_US: () => import('#src/messages/en_US.ts').then(({ en_US }) => ({ messages: en_US })),
}

/** Goes round again when plugins were added meanwhile: those loaded only the language current at that time. */
async function loadAll(locale: Locale, core: MessageSource, plugins: Plugins): Promise<void> {
  let count: number
  do {
    count = plugins.size
    const optional = [...plugins].map(([namespace, source]) =>
      source.load(locale).catch((error: unknown) => {
        console.error(`The ${locale} messages of ${namespace} could not be loaded`, error)
      }),
    )
    await Promise.all([core.load(locale), ...optional])
  } while (plugins.size > count)
}

/**
 * All that is loaded, the given language on top. A new polyglot each time, because its own changeLocale cannot
 * add messages and lets calls overtake each other.
 */
function speak(locale: Locale, core: MessageSource, plugins: Plugins): I18nProvider {
  const order = new Set<Locale>([locale, defaultLocale, 'en_US'])
  const phrases: Phrases = {}
  for (const layer of [...order].toReversed()) {
    for (const source of [core, ...plugins.values()]) Object.assign(phrases, source.loaded.get(layer))
  }
  // The type wants react-admin's nested tree; polyglot flattens it to just these dotted keys.
  const messages = phrases as unknown as TranslationMessages
  // allowMissing: react-admin translates plain labels too, which would fill the browser's console with warnings.
  return polyglotI18nProvider(() => messages, locale, [], { allowMissing: true })
}
