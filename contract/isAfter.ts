/** Whether both are texts, such as days or months, and the first comes after the second. */
export const isAfter = (from: unknown, to: unknown): boolean =>
  typeof from === 'string' && typeof to === 'string' && from > to
