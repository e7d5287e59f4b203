import type { commonFields, Resource } from '#contract/resource.ts'
import type { Locale } from './errorText.ts'
import type { LocalText } from './localText.ts'

/** What a cell holds: it decides how it looks in a spreadsheet. Counts and amounts have thousands separators, numbers none. */
export type CellKind = 'text' | 'number' | 'count' | 'amount' | 'percent' | 'date' | 'moment'

/** How the records of a resource are called and look in a sheet. */
export interface RecordTexts {
  /** On the tab. */
  readonly title: LocalText
  /** The header of each field that can be in it. */
  readonly fields: Readonly<Record<string, LocalText>>
  /** What the choices of a field are called. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, LocalText>>>>
  /** Of fields that look otherwise than their kind says. */
  readonly kinds?: Readonly<Record<string, CellKind>>
}

/**
 * The header of each field of a resource, but for those that every resource has: `const fields: FieldTexts<typeof
 * lot> = { … }` does not compile when a field is missing.
 */
export type FieldTexts<R extends Resource> = Readonly<
  Record<Exclude<keyof R['fields'] & string, keyof typeof commonFields>, LocalText>
>

/** Where a sheet is read. */
export interface Reader {
  readonly locale: Locale
  readonly timeZone: string
}
