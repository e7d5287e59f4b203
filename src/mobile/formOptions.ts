import type { Locale } from '#src/providers/locale.ts'
import { h } from './h.ts'
import type { Texts } from './texts.ts'

/** The typed values, by field; untouched fields are missing. */
export type Typed = Record<string, unknown>

/** The texts of the form, and its initial values. */
export interface FormOptions {
  readonly words: Texts
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
export const errorOf = (source: string, key: string, { problems }: Texts): HTMLElement =>
  h('p', { class: 'error', id: `${source}-error` }, problems[key] ?? problems.other)
