import type { z } from 'zod'
import type { Rule } from './access.ts'
import type { Window } from './window.ts'

export type FieldKind =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'flag'
  | 'date'
  | 'seconds'
  | 'choice'
  | 'list'
  | 'json'
  | 'ref'
  | 'refs'

/**
 * What kind of files a file field takes. A photo is a picture that staff take on the spot, as evidence: the
 * console opens the camera, reduces the photo before it is sent, and lets users draw on it.
 */
export type FileKind = 'photo' | 'picture' | 'any'

/**
 * One field of a record: what it can hold, who may write it, what it refers to. `T` is its type on the wire.
 */
export interface Field<T = unknown> {
  readonly kind: FieldKind
  /** Accepts a value as it is in a stored record. */
  readonly schema: z.ZodType<T>
  /** Must be given on create. */
  readonly required: boolean
  readonly nullable: boolean
  /** `never`: only the server writes it. */
  readonly writable: 'always' | 'create' | 'never'
  /** What create stores when the field is left out. */
  readonly initial?: T
  /** Name of the resource a `ref` or `refs` points to. */
  readonly to?: string
  /**
   * The referenced record must have the same value as this record in the named field (a level 2 within its
   * level 1).
   */
  readonly within?: string
  /** A reference to what something was once about: the records that it names can be removed, and it keeps their ids. */
  readonly past?: true
  /**
   * Who may see it, among those who may see the record. Everybody else gets a text masked and any other value
   * as null; they cannot use it in a condition or a sort order, nor change it.
   */
  readonly private?: Rule
  /** Computed by the server when the record is read: it has no column. */
  readonly derived?: true
  readonly choices?: readonly string[]
  /** How many decimals a number is written with, if up to two are not enough: see `inDecimals`. */
  readonly decimals?: number
  /** The value names uploaded files by `uid`: only photos, only pictures, or files of any type. */
  readonly file?: FileKind
  /** The server gives each new record the next number at its site, after this letter: see `siteNumber`. */
  readonly numbered?: string
  /**
   * What a value means beyond its kind: a text that is a code (see `code`), a country or region (its ISO 3166-1 alpha-2 code),
   * an email address, a phone number or a month, unix seconds that are a day at the site (the second in which the day begins), a decimal that is money, an area in square
   * metres or a ratio, a step of a scale that has names,
   * a user who works at the site, or a day of a period of the record (see `dayWithin`).
   */
  readonly means?:
    | 'area'
    | 'code'
    | 'country'
    | 'day'
    | 'email'
    | 'money'
    | 'month'
    | 'phone'
    | 'ratio'
    | 'scale'
    | 'staff'
    | 'within'
  /** Of a field that names people: what they are to do. Only those who may are offered and accepted. */
  readonly does?: Work
  readonly min?: number
  readonly max?: number
  /** Beyond this a number is possible but unusual: the console asks whether it is meant. Nothing is refused for it. */
  readonly usual?: UsualRange
  /** The first and the last day that a day, a moment or a month can be. Checked for what people give, if it changes. */
  readonly window?: Window
}

/** A step that waits for the people in a field: of the resource of the field, or of another. */
export interface Work {
  /** The name of the step. */
  readonly step: string
  /** The name of the other resource. */
  readonly of?: string
  /** The field of a resource that gives people the same, for a field that belongs to none: `tour_problem.assignee_id`. */
  readonly field?: string
}

/** The range that is usual for a number. */
export interface UsualRange {
  /** The least that is usual. */
  readonly min?: number
  /** The most that is usual. */
  readonly max?: number
  /** So many times what it was before, or so small a part of it, is unusual. */
  readonly times?: number
}
