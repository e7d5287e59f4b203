import { ApiError, type ErrorKey } from '#contract/reply.ts'

/** Does work on the content of a request: refused fields are named as parts of its `after`. */
export const withinAfter = <T>(work: () => Promise<T>): Promise<T> =>
  renaming((name) => (name === '' ? 'after' : `after.${name}`), work)

/** The reverse, for people who change a record and know nothing of a request. */
export const withoutAfter = <T>(work: () => Promise<T>): Promise<T> =>
  renaming((name) => name.replace(/^after\./, ''), work)

async function renaming<T>(rename: (name: string) => string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const fields = error instanceof ApiError ? error.data?.['fields'] : undefined
    // The names in other errors are not about what was sent.
    const isAboutFields = error instanceof ApiError && named.includes(error.key)
    if (!isAboutFields || typeof fields !== 'object' || fields === null) throw error
    const renamed = Object.entries(fields).map(([name, key]) => [rename(name), key])
    throw new ApiError(error.key, { ...error.data, fields: Object.fromEntries(renamed) })
  }
}

const named: readonly ErrorKey[] = ['validation.failed', 'duplicate']
