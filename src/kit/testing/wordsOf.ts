import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import { commonFields, names } from '#contract/resource.ts'
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

/**
 * Translates with the plugins' texts. The console's own, `atrium.…` and `ra.…`, are shown as their keys, with what they are
 * filled with. A field of the tested plugin without a label is missing, too: on screen it would be called by its own name.
 */
export function wordsOf(locale: Locale, plugins: readonly AllTexts[], tested: string): Words {
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
        const isWanted = options?._ === undefined ? isKey(key) : isLabelOf(tested, key)
        if (isWanted && !known.has(key)) missing.add(key)
        const text = polyglot.translate(key, options)
        return text === key ? [key, ...Object.values(options ?? {}).filter(isShown)].join(' ') : text
      },
    },
  }
}

/** Whether it is a plugin's key; react-admin also translates plain labels. */
const isKey = (key: string): boolean => /^(?!atrium\.|ra\.)[\w$@-]+(?:\.[\w$@/-]+)+$/.test(key)

/** Whether it is the label of a field of a plugin, except in a step, where it is by default that of the record. */
function isLabelOf(plugin: string, key: string): boolean {
  const [path = '', field = ''] = key.split('.fields.')
  const isOwn = path.startsWith(`${plugin}.`) || path.startsWith(`resources.${plugin}/`)
  return (
    isOwn && /^\w+$/.test(field) && !path.includes('.steps.') && !(field in commonFields) && !(field in names)
  )
}

const isShown = (value: unknown): boolean => ['string', 'number'].includes(typeof value)

function flat(messages: Messages, prefix = ''): Record<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flat(value, `${prefix}${key}.`)),
  )
  return Object.fromEntries(entries)
}
