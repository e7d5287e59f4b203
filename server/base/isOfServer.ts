const ids: readonly string[] = ['core', 'common', 'System']

/** Whether a server half is of the server itself, which every other one stands on: it is never switched off nor left out. */
export const isOfServer = (id: string): boolean => ids.includes(id)
