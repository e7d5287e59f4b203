/** The page that the user opened before being redirected to another. */
export const isPlace = (state: unknown): state is { from: string } =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
