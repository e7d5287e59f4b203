import { inLanguage, type LocalText, type Texts } from '#contract/localText.ts'
import type { Locale } from '#src/providers/locale.ts'

/** Texts in one language, under their own keys. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends LocalText ? string : Words<T[K]> }

/**
 * What a page that comes before the console says: `text('简', '繁', 'English')` by key. All languages come with the page,
 * so that it changes its language at once.
 */
export const wordsIn = <T extends Texts>(texts: T, locale: Locale): Words<T> =>
  // The keys stay what they are.
  inLanguage(texts, locale) as Words<T>

/** A word by a key from outside, such as an error code; undefined if there is none. */
export const wordFor = (words: Readonly<Record<string, string>>, key: unknown): string | undefined =>
  Object.hasOwn(words, String(key)) ? words[String(key)] : undefined
