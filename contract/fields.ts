import { z } from 'zod'
import { emailLength } from './emailAddress.ts'
import type { Field, FileKind, Work } from './field.ts'
import { emailText, lineText, longText, plainText, recordId, shortText } from './fieldSchemas.ts'
import { isKeyText } from './keyText.ts'
import { makeField, type Bounds, type Options, type Value } from './makeField.ts'

/** What a text has to match, and the key of the message for one that does not. */
interface Pattern {
  pattern?: RegExp
  fault?: string
}

/**
 * Text without NUL, at most `max` characters (200 by default). Kept as typed. A required text is not blank. A text of one
 * line, which is shown among others, has no characters that change the direction of what follows it; a long text has
 * a place of its own.
 */
export function text<const O extends Options<string> & Bounds & Pattern>(options: O = {} as O) {
  const max = options.max ?? 200
  // A pattern can take very long to reject a long text.
  let schema = (max < longText ? lineText : plainText).max(max, { abort: true })
  if (options.required) schema = schema.regex(/[^\s\p{Cf}\u2800]/u, { message: 'required' })
  if (options.min) schema = schema.min(options.min)
  if (options.pattern)
    schema = schema.regex(options.pattern, options.fault === undefined ? {} : { message: options.fault })
  return makeField<string, O>('text', schema, options, { max })
}

/**
 * A text that tells a record from others, such as the number of a unit. It is written without what nobody sees (`keyText`), and
 * two that differ in letter case or accents alone are the same: the unique index of such a field is on `code_key(…)`.
 */
export const code = <const O extends Options<string> & Bounds>(options: O = {} as O) => {
  const made = text<O>(options)
  const schema = made.schema.refine((value) => typeof value !== 'string' || isKeyText(value), {
    message: 'code',
  })
  return { ...made, schema, means: 'code' as const }
}

/** An email address, as `emailAddress` takes it. Nothing else is ever written to. */
export const email = <const O extends Options<string>>(options: O = {} as O): Field<Value<string, O>> => ({
  ...makeField<string, O>('text', emailText, options, { max: emailLength }),
  means: 'email',
})

/** A phone number in digits, without the calling code. It is found however it is written: 138-0013-8000, +86 138 0013 8000. */
export const phone = <const O extends Options<string>>(options: O = {} as O): Field<Value<string, O>> => ({
  ...text({ ...options, max: 20, pattern: /^\d{5,15}$/, fault: 'phone' }),
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

/** True or false; false when left out. */
export const flag = <const O extends { initial?: boolean; writable?: Field['writable']; derived?: true }>(
  options: O = {} as O,
) => makeField<boolean, O & { initial: boolean }>('flag', z.boolean(), { initial: false, ...options })

/** One of the named choices. */
export const choice = <const C extends readonly string[], const O extends Options<C[number]>>(
  choices: C,
  options: O = {} as O,
) =>
  makeField<C[number], O>('choice', z.enum(choices), options, {
    choices,
  })

/** A list of short texts, at most `max` (50 by default); empty when left out. */
export const list = (options: { writable?: Field['writable']; max?: number } = {}) =>
  makeField<string[], { initial: string[] }>(
    'list',
    z.array(shortText).max(options.max ?? 50),
    { initial: [], ...options },
    options,
  )

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
  makeField<T, O>('json', schema, options)

/** The `_id` of one record of another resource. */
export const ref = <const O extends Options<string> & { within?: string }>(
  to: string,
  options: O = {} as O,
) =>
  makeField<string, O>('ref', recordId, options, {
    to,
    ...(options.within ? { within: options.within } : {}),
  })

/** A user who works at the site of the record: a form offers the staff of the site, of these only who may do the work (`does`). */
export const staffRef = <const O extends Options<string> & { does?: Work }>(
  options: O = {} as O,
): Field<Value<string, O>> => ({
  ...ref('user', options),
  means: 'staff',
  ...(options.does ? { does: options.does } : {}),
})

/** Several users who work at the site of the record, each of whom is to do the work. */
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
  makeField<string[], { initial: string[] }>(
    'refs',
    z.array(recordId).max(50),
    { initial: [], ...options },
    { to },
  )
