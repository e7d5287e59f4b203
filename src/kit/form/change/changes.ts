import type { Identifier } from 'react-admin'
import type { Resource } from '#contract/resource.ts'

/** A record or the values of a form, by field. */
export interface FormValues {
  readonly [source: string]: unknown
  /** Of a stored record. */
  readonly id?: Identifier
  readonly rev?: unknown
}

/**
 * Returns the writable fields in which a form differs from the record it started from, with the form's
 * values, and all parts of an amount that differs.
 */
export function changesIn(
  values: FormValues,
  base: FormValues,
  { fields, partsOf = {} }: Pick<Resource, 'fields' | 'partsOf'>,
  action: 'create' | 'edit',
): FormValues {
  const changed = Object.entries(fields)
    .filter(([, { writable }]) => writable === 'always' || (writable === 'create' && action === 'create'))
    .map(([source]) => source)
    .filter((source) => source in values && !isSameValue(values[source], base[source]))
  const stated = changed.flatMap((source) => [source, ...(partsOf[source] ?? [])])
  return Object.fromEntries(stated.map((source) => [source, values[source] ?? null]))
}

/** Whether two values of a field are equal; null, undefined and empty text are all empty. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other))

const plain = (value: unknown): unknown =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value

/** Returns the initial values of a form for a new record: the given values, otherwise the contract's. */
export const initialOf = ({ fields }: Resource, given: FormValues = {}): FormValues =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { writable }]) => writable !== 'never')
      .map(([source, { initial }]) => [source, given[source] ?? initial ?? null]),
  )
