import { z } from 'zod'
import type { Field, FieldKind } from './field.ts'
import { lastSecond } from './limits.ts'
import { makeField, type DerivedMark, type Options, type Value } from './makeField.ts'
import { monthPattern } from './month.ts'
import { windows, withWindow, type Window } from './window.ts'

/** The days that a day, a moment or a month can be in: one of `windows`. */
interface DateBounds {
  window?: Window
}

/** A calendar day, `YYYY-MM-DD`. The database knows no year 0. */
export const date = <const O extends Options<string> & DateBounds>(options: O = {} as O) =>
  dated<string, O>('date', z.iso.date().regex(/^(?!0000)/), options)

/** A calendar month, `YYYY-MM`. The database knows no year 0. */
export const calendarMonth = <const O extends Options<string> & DateBounds>(
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
export const dayOrMonth = <const O extends Options<string> & DateBounds>(options: O = {} as O) =>
  dated<string, O>('text', z.string().regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/), options, { max: 10 })

/**
 * For `asked`: a day within a period that the record has, such as the term of a contract. Its SQL in `derived`
 * is a `daterange`. Equality means that the period contains the day; with `$gte` and `$lte` it overlaps these
 * days.
 */
export const dayWithin = (): Field<string | null> => ({ ...date(), means: 'within' })

/** For `asked`: a moment within a period, in unix seconds. Its SQL is an `int8range`; otherwise like `dayWithin`. */
export const secondsWithin = (): Field<number | null> => ({ ...seconds(), means: 'within' })

/** A moment, in unix seconds (UTC). */
export const seconds = <const O extends Options<number> & DateBounds>(options: O = {} as O) =>
  dated<number, O>('seconds', z.int().min(0).max(lastSecond), options)

/** A day at the site, as the unix seconds at which it begins. Shown and typed without a time. */
export const daySeconds = <const O extends Options<number> & DateBounds>(
  options: O = {} as O,
): Field<Value<number, O>> => ({
  ...seconds(options),
  means: 'day',
})

/** Calendar days, at most `max` (50 by default). Empty when left out. */
export function days(options: { max?: number; window?: Window } = {}): Field<string[]> {
  const { max = 50, window = windows.term } = options
  const schema = z.array(withWindow(z.iso.date(), window)).max(max)
  return { ...makeField<string[], { initial: string[] }>('list', schema, { initial: [] }, { max }), window }
}

/** A day, a moment or a month; a day and a moment can be what is agreed, unless the options say otherwise. */
function dated<T, O extends DateBounds>(
  kind: FieldKind,
  schema: z.ZodType<T>,
  options: Options<T> & O,
  more: Pick<Field, 'max'> = {},
): Field<Value<T, O>> & DerivedMark<O> {
  const { window = windows.term } = options
  return { ...makeField<T, O>(kind, withWindow(schema, window), options, more), window }
}
