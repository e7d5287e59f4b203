type Values = Readonly<Record<string, unknown>>

/**
 * Converts a react-admin filter to `cond`: `q` searches, a list means any of its values, an empty text or
 * list is ignored, nested objects become dotted names unless they contain operators (`{ $gte: 3 }`). A text
 * in `cond` is passed on unchanged; together with other filters, all must match.
 */
export function condOf({ cond, ...filter }: Values = {}): string | object | undefined {
  const asked = Object.fromEntries(flatten(filter))
  const isEmpty = Object.keys(asked).length === 0
  if (typeof cond !== 'string' || cond === '') return isEmpty ? undefined : asked
  return isEmpty ? cond : `{"$and":[${cond},${JSON.stringify(asked)}]}`
}

/** Converts react-admin's sort to that of the API; `id` becomes `_id`. */
export const sortOf = (
  sort: { readonly field: string; readonly order: string } | undefined,
): object | undefined =>
  sort && { [sort.field === 'id' ? '_id' : sort.field]: sort.order === 'DESC' ? -1 : 1 }

function flatten(filter: Values, prefix = ''): [string, unknown][] {
  return Object.entries(filter).flatMap(([key, value]): [string, unknown][] => {
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return []
    if (isNested(value)) return flatten(value, `${prefix}${key}.`)
    return [[prefix === '' && key === 'q' ? '$q' : prefix + key, value]]
  })
}

function isNested(value: unknown): value is Values {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return !Object.keys(value).some((key) => key.startsWith('$'))
}
