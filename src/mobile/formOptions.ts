import type { Locale } from '#src/providers/locale.ts'
import { h } from './h.ts'
import type { Texts } from './texts.ts'

/** What somebody typed, by field; what they did not touch is absent. */
export type Typed = Record<string, unknown>

/** How the form speaks, and what it starts from. */
export interface FormOptions {
  readonly words: Texts
  readonly locale: Locale
  /** Written to as one types. */
  readonly typed: Typed
  readonly errors: Readonly<Record<string, string>>
  readonly onSubmit: () => void
}

/** What is wrong with a field. */
export const errorOf = (source: string, key: string, { problems }: Texts): HTMLElement =>
  h('p', { class: 'error', id: `${source}-error` }, problems[key] ?? problems.other)
