/** The indentation of each level, in pixels. */
export const step = 18
