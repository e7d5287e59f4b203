// What the checks of records ask of values that may be missing.

/** Whether both are texts, such as days or months, and the first comes after the second. */
export const isAfter = (from: unknown, to: unknown): boolean =>
  typeof from === 'string' && typeof to === 'string' && from > to

/** Whether it is a list without entries. */
export const isEmpty = (given: unknown): boolean => Array.isArray(given) && given.length === 0
