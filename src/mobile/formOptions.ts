import type { Locale } from '#src/providers/locale.ts'
import { wordFor } from '#src/light/words.ts'
import { h } from './h.ts'
import type { PhoneWords } from './phoneWords.ts'

/** The typed values, by field; untouched fields are missing. */
export type Typed = Record<string, unknown>

/** The texts of the form, and its initial values. */
export interface FormOptions {
  readonly words: PhoneWords
  readonly locale: Locale
  /** Updated while the user types. */
  readonly typed: Typed
  readonly errors: Readonly<Record<string, string>>
  /** How many pictures are being uploaded; nothing is submitted meanwhile. */
  readonly uploads: { running: number }
  /** Draws the form anew. */
  readonly redraw: () => void
  readonly onSubmit: () => void
}

/** The error of a field. */
export const errorOf = (source: string, key: string, { problems }: PhoneWords): HTMLElement =>
  h('p', { class: 'error', id: `${source}-error` }, wordFor(problems, key) ?? problems.other)
