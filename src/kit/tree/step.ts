/** Pixels by which a level stands further in. */
export const step = 18
