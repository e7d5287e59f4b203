import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { locales } from '#src/kit/base/registry/manifest.ts'
import type { Messages } from '#src/providers/messageSource.ts'
import type { Locale } from '#src/providers/locale.ts'

/** A plugin's texts in one language, by their dotted keys. */
export type Texts = Readonly<Record<string, string>>

/** A plugin's texts in every language, or the error if they could not be loaded. */
export type AllTexts = ReadonlyMap<Locale, Texts | Error>

/** Fetches them all. */
export async function textsOf({ messages }: Plugin): Promise<AllTexts> {
  const all = new Map<Locale, Texts | Error>()
  for (const locale of messages ? locales : []) {
    try {
      all.set(locale, flat((await messages?.[locale]())?.messages ?? {}))
    } catch (error) {
      all.set(locale, error instanceof Error ? error : new Error(String(error)))
    }
  }
  return all
}

/** The texts of a language. */
export interface Words {
  readonly provider: I18nProvider
  /** The missing keys that were asked for since the last call. */
  readonly takeMissing: () => readonly string[]
}

/** Translates with the plugins' texts. The console's own, `atrium.…` and `ra.…`, are shown as their keys, with what they are filled with. */
export function wordsOf(locale: Locale, plugins: readonly AllTexts[]): Words {
  const textsIn = (one: AllTexts, at: Locale): Texts => {
    const texts = one.get(at)
    return texts instanceof Error ? {} : (texts ?? {})
  }
  const phrases = Object.assign({}, ...plugins.map((one) => textsIn(one, locale))) as Texts
  const known = new Set(plugins.flatMap((one) => locales.flatMap((at) => Object.keys(textsIn(one, at)))))
  const missing = new Set<string>()
  // Polyglot accepts dotted keys as well as react-admin's tree, which the type expects.
  const tree = phrases as ReturnType<Parameters<typeof polyglotI18nProvider>[0]>
  const polyglot = polyglotI18nProvider(() => tree, locale, [], { allowMissing: true })
  return {
    takeMissing() {
      const keys = [...missing]
      missing.clear()
      return keys
    },
    provider: {
      ...polyglot,
      translate(key, options) {
        if (options?._ === undefined && isKey(key) && !known.has(key)) missing.add(key)
        const text = polyglot.translate(key, options)
        return text === key ? [key, ...Object.values(options ?? {}).filter(isShown)].join(' ') : text
      },
    },
  }
}

/** Whether it is a plugin's key; react-admin also translates plain labels. */
const isKey = (key: string): boolean => /^(?!atrium\.|ra\.)[\w$@-]+(?:\.[\w$@/-]+)+$/.test(key)

const isShown = (value: unknown): boolean => ['string', 'number'].includes(typeof value)

function flat(messages: Messages, prefix = ''): Record<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flat(value, `${prefix}${key}.`)),
  )
  return Object.fromEntries(entries)
}
