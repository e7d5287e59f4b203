import { defaultLocale, type Locale } from './locale.ts'
import type { MessageSource, Phrases } from './messageSource.ts'

/** Where the texts come from: the console and its plugins, and the operator's changes. */
export interface Sources {
  /** In the order in which they were added: later texts override earlier texts. */
  readonly bundled: readonly MessageSource[]
  readonly server: MessageSource
}

/** The languages in which a text is looked up, the best first (domain B.3: zh_TW, then zh_CN, then en_US). */
export const chainOf = (locale: Locale): readonly Locale[] => [
  ...new Set<Locale>([locale, defaultLocale, 'en_US']),
]

/**
 * All loaded texts for a language: the operator's text in that language, otherwise the console's, otherwise
 * the same for the next language of the chain.
 */
export function phrasesOf(locale: Locale, { bundled, server }: Sources): Phrases {
  const phrases: Phrases = {}
  for (const layer of chainOf(locale).toReversed()) {
    for (const source of [...bundled, server]) Object.assign(phrases, source.loaded.get(layer))
  }
  return phrases
}
