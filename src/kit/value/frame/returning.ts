/** The state of a navigation that returns to a list; without it and the browser's Back, a list begins at its top. */
export const returning = { returns: true } as const

/** Whether the state of a navigation is that of a return. */
export const isReturn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returns' in state && state.returns === true
