import { z } from 'zod'
import type { Rule } from './access.ts'
import { isEmailAddress, emailLength } from './emailAddress.ts'
import { isKeyText } from './keyText.ts'
import { largestShop, lastSecond } from './limits.ts'
import { monthPattern } from './month.ts'
import { windows, withWindow, type Window } from './window.ts'

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
  /** A reference that tells what something was about once: it does not keep the records that it names from being removed, and goes on naming them. */
  readonly past?: true
  /**
   * Who may see it, among those who may see the record. Everybody else gets a text masked and any other value
   * as null; they cannot use it in a condition or a sort order, nor change it.
   */
  readonly private?: Rule
  /** Computed by the server when the record is read: it has no column. */
  readonly derived?: true
  readonly choices?: readonly string[]
  /** The value names uploaded files by `uid`: only photos, only pictures, or files of any type. */
  readonly file?: FileKind
  /** The server gives each new record the next number at its site, after this letter: see `siteNumber`. */
  readonly numbered?: string
  /**
   * What a value means beyond its kind: a text that is a code (see `code`), a country or region (its ISO 3166-1 alpha-2 code),
   * an email address, a phone number or a month, unix seconds that are a day at the site (the second in which the day begins), a decimal that is money, a step of a scale that has names,
   * a user who works at the site, or a day of a period of the record (see `dayWithin`).
   */
  readonly means?:
    | 'code'
    | 'country'
    | 'day'
    | 'email'
    | 'money'
    | 'month'
    | 'phone'
    | 'scale'
    | 'staff'
    | 'within'
  /** Of a field that names people: what they are to do. Only those who may are offered and accepted. */
  readonly does?: Work
  readonly min?: number
  readonly max?: number
  /** Beyond this a number is possible but unusual: the console asks whether it is meant. Nothing is refused for it. */
  readonly usual?: Usual
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

/** What is usual for a number. */
export interface Usual {
  /** The least that is usual. */
  readonly min?: number
  /** The most that is usual. */
  readonly max?: number
  /** So many times what it was before, or so small a part of it, is unusual. */
  readonly times?: number
}

/** The options that most fields have. */
interface Options<T> {
  /** Must be given on create, and is never null. */
  required?: true
  /** Never null, but not required on create: the server or the database fills it in. */
  assigned?: true
  /** What create stores when the field is left out. Such a field is never null. */
  initial?: T
  /**
   * Who writes it: `always` the user as well, `create` the user only when the record is created, `never` only
   * the server.
   */
  writable?: Field['writable']
  /** Who may see it, among those who may see the record. Everybody else gets a masked text, or null. */
  private?: Rule
  /** Computed by the server when the record is read. Use it together with `writable: 'never'`. */
  derived?: true
  /** A reference that tells what something was about once: it does not keep the records that it names from being removed, and goes on naming them. */
  past?: true
}
/** Limits: the number of characters of a text, the value of a number. */
interface Bounds {
  /** The minimum. */
  min?: number
  /** The maximum. */
  max?: number
}

/** Of a day, a moment or a month: which days it can be, one of `windows`. */
interface Dated {
  window?: Window
}

/** Marks in its type a field that is derived: no table has a column for it. */
type DerivedMark<O> = O extends { derived: true } ? { readonly derived: true } : unknown

/** Fields with `required`, `assigned` or `initial` are never null; others can be. */
type Value<T, O> = O extends { required: true } | { assigned: true } | { initial: T } ? T : T | null

/**
 * Text without NUL, at most `max` characters (200 by default). Kept as typed. A required text is not blank. A text of one
 * line, which is shown among others, has no characters that change the direction of what follows it; a long text has
 * a place of its own.
 */
export function text<const O extends Options<string> & Bounds & { pattern?: RegExp }>(options: O = {} as O) {
  const max = options.max ?? 200
  // A pattern can take very long to reject a long text.
  let schema = (max < longText ? lineText : plainText).max(max, { abort: true })
  if (options.required) schema = schema.regex(/[^\s\p{Cf}\u2800]/u, { message: 'required' })
  if (options.min) schema = schema.min(options.min)
  if (options.pattern) schema = schema.regex(options.pattern)
  return field<string, O>('text', schema, options, { max })
}

/**
 * A text that tells a record from others, such as the number of a unit. It is written without what nobody sees (`keyText`), and
 * two that differ in letter case alone are the same: the unique index of such a field is on `lower(…)`.
 */
export const code = <const O extends Options<string> & Bounds>(options: O = {} as O) => {
  const made = text<O>(options)
  const schema = made.schema.refine((value) => typeof value !== 'string' || isKeyText(value), {
    message: 'code',
  })
  return { ...made, schema, means: 'code' as const }
}

/** A text that can be so long is typed and shown in several lines. */
export const longText = 500

/** An email address, as `emailAddress` takes it. Nothing else is ever written to. */
export const email = <const O extends Options<string>>(options: O = {} as O): Field<Value<string, O>> => ({
  ...field<string, O>('text', emailText, options, { max: emailLength }),
  means: 'email',
})

/** A phone number in digits, without the calling code. It is found however it is written: 138-0013-8000, +86 138 0013 8000. */
export const phone = <const O extends Options<string>>(options: O = {} as O): Field<Value<string, O>> => ({
  ...text({ ...options, max: 20, pattern: /^\d{5,15}$/ }),
  means: 'phone',
})

/** A country or region by its ISO 3166-1 alpha-2 code, shown by its name in the user's language. */
export const country = <const O extends Options<string>>(options: O = {} as O): Field<Value<string, O>> => ({
  ...text({ ...options, pattern: /^[A-Z]{2}$/ }),
  means: 'country',
})

/**
 * A number by which people name a record, such as `GZ261119002`: the code of the site, the day there, and a
 * running number, which begins with 001 every day and can exceed 999. The server gives it to each new record,
 * never twice, and nobody can write it. For resources with `scope: 'site'`; give the column a unique index.
 * `siteNumber('T')` puts a letter before it, where numbers of several resources must not look alike.
 */
export const siteNumber = (letter?: string): Field<string> => ({
  ...text({ assigned: true, writable: 'never', max: 60 }),
  numbered: letter ?? '',
})

/** A whole number; 32 bits unless the bounds are narrower, which they are for whatever people write. */
export const integer = <const O extends Options<number> & Bounds>(options: O = {} as O) => {
  const { min = -2147483648, max = 2147483647 } = options
  return field<number, O>('integer', z.int().min(min).max(max), options, { min, max })
}

/** A decimal number (money, area, ratio), at most 16 digits. */
export const decimal = <const O extends Options<number> & Bounds>(options: O = {} as O) =>
  field<number, O>(
    'decimal',
    z
      .number()
      .min(options.min ?? -1e13)
      .max(options.max ?? 1e13),
    options,
    options,
  )

/**
 * An amount of money: from 0 to a billion unless the bounds are others. Amounts that can be negative, such as returns, say so by
 * their `min`.
 */
export const money = <const O extends Options<number> & Bounds>(options: O = {} as O) => ({
  ...decimal({ ...options, min: options.min ?? 0, max: options.max ?? 1e9 }),
  means: 'money' as const,
})

/** A step of a short scale from 1, such as a severity. Its steps have names in the words of the resource, and are chosen by them. */
export const scale = <const O extends Options<number>>(steps: number, options: O = {} as O) => ({
  ...integer({ ...options, min: 1, max: steps }),
  means: 'scale' as const,
})

/** The same field, which asks before it takes what is unusual: `usual(money(), { max: 1e6, times: 10 })`. */
export const usual = <F extends Field>(field: F, limits: Usual): F => ({ ...field, usual: limits })

/** An area in square metres: what a shop can have, up to 200,000, unless the bounds say otherwise. */
export const area = <const O extends Options<number> & Bounds>(options: O = {} as O) =>
  decimal({ ...options, min: options.min ?? 0, max: options.max ?? largestShop })

/** True or false; false when left out. */
export const flag = <const O extends { initial?: boolean; writable?: Field['writable']; derived?: true }>(
  options: O = {} as O,
) => field<boolean, O & { initial: boolean }>('flag', z.boolean(), { initial: false, ...options })

/** A calendar day, `YYYY-MM-DD`. The database knows no year 0. */
export const date = <const O extends Options<string> & Dated>(options: O = {} as O) =>
  dated<string, O>('date', z.iso.date().regex(/^(?!0000)/), options)

/** A calendar month, `YYYY-MM`. The database knows no year 0. */
export const calendarMonth = <const O extends Options<string> & Dated>(
  options: O = {} as O,
): Field<Value<string, O>> => ({
  ...dated<string, O>(
    'text',
    z.string().regex(monthPattern, { message: 'month' }),
    { window: windows.figures, ...options },
    { max: 7 },
  ),
  means: 'month',
})

/** A calendar day or a month, `YYYY-MM-DD` or `YYYY-MM`. */
export const dayOrMonth = <const O extends Options<string> & Dated>(options: O = {} as O) =>
  dated<string, O>('text', z.string().regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/), options, { max: 10 })

/**
 * For `asked`: a day within a period that the record has, such as the term of a contract. Its SQL in `derived`
 * is a `daterange`. Equality means that the period contains the day; with `$gte` and `$lte` it overlaps these
 * days.
 */
export const dayWithin = (): Field<string | null> => ({ ...date(), means: 'within' })

/** The same for a moment in unix seconds, with an `int8range`. */
export const secondsWithin = (): Field<number | null> => ({ ...seconds(), means: 'within' })

/** A moment, in unix seconds (UTC). */
export const seconds = <const O extends Options<number> & Dated>(options: O = {} as O) =>
  dated<number, O>('seconds', z.int().min(0).max(lastSecond), options)

/** A day at the site, as the unix seconds at which it begins. Shown and typed without a time. */
export const daySeconds = <const O extends Options<number> & Dated>(
  options: O = {} as O,
): Field<Value<number, O>> => ({
  ...seconds(options),
  means: 'day',
})

/** One of the named choices. */
export const choice = <const C extends readonly string[], const O extends Options<C[number]>>(
  choices: C,
  options: O = {} as O,
) =>
  field<C[number], O>('choice', z.enum(choices as unknown as [C[number], ...C[number][]]), options, {
    choices,
  })

/** A list of short texts, at most `max` (50 by default); empty when left out. */
export const list = (options: { writable?: Field['writable']; max?: number } = {}) =>
  field<string[], { initial: string[] }>(
    'list',
    z.array(shortText).max(options.max ?? 50),
    { initial: [], ...options },
    options,
  )

/** Calendar days, at most `max` (50 by default). Empty when left out. */
export function days(options: { max?: number; window?: Window } = {}): Field<string[]> {
  const { max = 50, window = windows.term } = options
  const schema = z.array(withWindow(z.iso.date(), window)).max(max)
  return { ...field<string[], { initial: string[] }>('list', schema, { initial: [] }, { max }), window }
}

/** The `uid` of one uploaded file. */
export const file = <const O extends Options<string>>(
  takes: FileKind,
  options: O = {} as O,
): Field<Value<string, O>> => ({
  ...text({ ...options, max: 64 }),
  file: takes,
})

/**
 * The `uid`s of uploaded files, at most `max` (50 by default), in the order in which people put them. Empty when
 * left out.
 */
export const files = (
  takes: FileKind,
  options: { writable?: Field['writable']; max?: number } = {},
): Field<string[]> => ({
  ...list(options),
  file: takes,
})

/** A free structure, checked by its own schema. */
export const json = <T, const O extends Options<T>>(schema: z.ZodType<T>, options: O = {} as O) =>
  field<T, O>('json', schema, options)

/** The `_id` of one record of another resource. */
export const ref = <const O extends Options<string> & { within?: string }>(
  to: string,
  options: O = {} as O,
) => field<string, O>('ref', recordId, options, { to, ...(options.within ? { within: options.within } : {}) })

/** A user who works at the site of the record: a form offers the staff of the site, of these only who may do the work (`does`). */
export const staffRef = <const O extends Options<string> & { does?: Work }>(
  options: O = {} as O,
): Field<Value<string, O>> => ({
  ...ref('user', options),
  means: 'staff',
  ...(options.does ? { does: options.does } : {}),
})

/** The same for several people: each of them is to do it. */
export const staffRefs = (options: { does?: Work } = {}): Field<string[]> => ({
  ...refs('user'),
  means: 'staff',
  ...options,
})

/**
 * The `_id`s of several records of another resource, at most 50. Empty when left out. `past`: they tell what something was
 * about once, and do not keep the records from being removed.
 */
export const refs = (to: string, options: { writable?: Field['writable']; past?: true } = {}) =>
  field<string[], { initial: string[] }>(
    'refs',
    z.array(recordId).max(50),
    { initial: [], ...options },
    { to },
  )

/** Text that PostgreSQL can hold: no NUL, no broken surrogate. */
export const plainText = z
  .string()
  .refine((value) => !value.includes('\u0000') && value.isWellFormed(), { message: 'characters' })

/**
 * The same in one line, without the characters that change the direction of what follows: with them `\u202Egnp.exe` looks like
 * `exe.png`, and the end of a list of names like something else.
 */
export const lineText = plainText.refine((value) => !/[\u202A-\u202E\u2066-\u2069]/.test(value), {
  message: 'direction',
})

/** An email address. */
export const emailText = z
  .string()
  .max(emailLength, { abort: true })
  .refine(isEmailAddress, { message: 'email' })

/** A text of 1 to 200 characters. */
export const shortText = lineText.min(1).max(200)

/** A record's id: 1 to 64 letters, digits, dot, dash, underscore. */
export const recordId = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/)

/** A day, a moment or a month; a day and a moment can be what is agreed, unless the options say otherwise. */
function dated<T, O extends Dated>(
  kind: FieldKind,
  schema: z.ZodType<T>,
  options: Options<T> & O,
  more: Pick<Field, 'max'> = {},
): Field<Value<T, O>> & DerivedMark<O> {
  const { window = windows.term } = options
  return { ...field<T, O>(kind, withWindow(schema, window), options, more), window }
}

function field<T, O>(
  kind: FieldKind,
  schema: z.ZodType<T>,
  options: Options<T>,
  { to, within, choices, min, max }: Partial<Pick<Field, 'to' | 'within' | 'choices' | 'min' | 'max'>> = {},
): Field<Value<T, O>> & DerivedMark<O> {
  const nullable = !(options.required || options.assigned || options.initial !== undefined)
  const made: Field<Value<T, O>> = {
    kind,
    // The conditional type Value cannot follow the run-time test on the line above.
    schema: (nullable ? schema.nullable() : schema) as unknown as z.ZodType<Value<T, O>>,
    required: options.required ?? false,
    nullable,
    writable: options.writable ?? 'always',
    ...(options.initial === undefined ? {} : { initial: options.initial as Value<T, O> }),
    ...(options.private === undefined ? {} : { private: options.private }),
    ...(options.derived === undefined ? {} : { derived: options.derived }),
    ...(options.past === undefined ? {} : { past: options.past }),
    ...(to === undefined ? {} : { to }),
    ...(within === undefined ? {} : { within }),
    ...(choices === undefined ? {} : { choices }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
  // `derived` is in it when it is in the options.
  return made as Field<Value<T, O>> & DerivedMark<O>
}
