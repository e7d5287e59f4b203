/** The maximum number of rows of a page. */
export const pageLimit = 500

/**
 * A removal of more records than this must give their number in `expect` (4006). So must an update, unless it
 * names each record by its id: a condition such as `{"_id":{"$gt":""}}` can match more than its author
 * thinks.
 */
export const uncountedLimit = 20

/**
 * Prints a query for the address: objects become JSON, strings stay as they are, undefined parts are left
 * out.
 */
export function printQuery(query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    params.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return params.toString()
}

/** The range of one page of a list. Pages count from 1. */
export const printRange = (page: number, perPage: number): string =>
  `${(page - 1) * perPage}-${page * perPage - 1}`
