// What replies of any back end are read with: each value as what it is meant to be, or empty.

/** A text; a number becomes one. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** A list; a single value becomes a list with one element, nothing an empty list. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined || value === '' ? [] : [value]

/** Texts, without empty ones. */
export const texts = (value: unknown): string[] => listOf(value).map(text).filter(Boolean)
