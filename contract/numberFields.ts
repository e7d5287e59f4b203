import { z } from 'zod'
import type { Field, UsualRange } from './field.ts'
import { largestInteger, largestShop } from './limits.ts'
import { makeField, type Bounds, type Options } from './makeField.ts'

/** A whole number; 32 bits unless the bounds are narrower, which they are for whatever people write. */
export const integer = <const O extends Options<number> & Bounds>(options: O = {} as O) => {
  const { min = -largestInteger - 1, max = largestInteger } = options
  return makeField<number, O>('integer', z.int().min(min).max(max), options, { min, max })
}

/** A decimal number, at most 16 digits. For amounts of money, areas and ratios there are `money`, `area` and `ratio`. */
export const decimal = <const O extends Options<number> & Bounds>(options: O = {} as O) =>
  makeField<number, O>(
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

/** A field that asks before it takes what is unusual: `usual(money(), { max: 1e6, times: 10 })`. */
export const usual = <F extends Field>(field: F, limits: UsualRange): F => ({ ...field, usual: limits })

/** A number that is written with this many decimals, such as a rate: `inDecimals(decimal(), 6)`. */
export const inDecimals = <F extends Field>(field: F, decimals: number): F => ({ ...field, decimals })

/** An area in square metres: what a shop can have, up to 200,000, unless the bounds say otherwise. */
export const area = <const O extends Options<number> & Bounds>(options: O = {} as O) => ({
  ...decimal({ ...options, min: options.min ?? 0, max: options.max ?? largestShop }),
  means: 'area' as const,
})

/** A fraction that people read and type as a percentage: 0.125 is 12.5 %. */
export const ratio = <const O extends Options<number> & Bounds>(options: O = {} as O) => ({
  ...decimal(options),
  means: 'ratio' as const,
})
