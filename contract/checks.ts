// What the checks of records ask of values that may be missing.

/** Whether both are texts, such as days or months, and the first comes after the second. */
export const isAfter = (from: unknown, to: unknown): boolean =>
  typeof from === 'string' && typeof to === 'string' && from > to

/**
 * Whether an amount can be a part of a whole: between 0 and it. A whole below 0, such as returns or a credit, has parts
 * below 0. What is missing fits.
 */
export const isPartOf = (part: unknown, whole: unknown): boolean =>
  typeof part !== 'number' ||
  typeof whole !== 'number' ||
  (part >= Math.min(0, whole) && part <= Math.max(0, whole))

/** Whether it is a list without entries. */
export const isEmpty = (given: unknown): boolean => Array.isArray(given) && given.length === 0
