const ids: readonly string[] = ['core', 'common', 'System']

/**
 * Whether a server half belongs to the server itself, which all others rely on: it is never switched off or
 * left out.
 */
export const isOfServer = (id: string): boolean => ids.includes(id)
