import { defaultLocale, type Locale } from './locale.ts'
import type { MessageSource, Phrases } from './messageSource.ts'

/** Where the texts come from: what the console and its plugins bring, and what the operator says instead. */
export interface Sources {
  /** In the order of adding: what comes later wins. */
  readonly bundled: readonly MessageSource[]
  readonly server: MessageSource
}

/** The languages that are looked through for a text, the best first (domain B.3: zh_TW, then zh_CN, then en_US). */
export const chainOf = (locale: Locale): readonly Locale[] => [
  ...new Set<Locale>([locale, defaultLocale, 'en_US']),
]

/**
 * All texts that are loaded, for a language: the operator's in that language, else the console's own in it, else the
 * same of the next language of the chain.
 */
export function phrasesOf(locale: Locale, { bundled, server }: Sources): Phrases {
  const phrases: Phrases = {}
  for (const layer of chainOf(locale).toReversed()) {
    for (const source of [...bundled, server]) Object.assign(phrases, source.loaded.get(layer))
  }
  return phrases
}
