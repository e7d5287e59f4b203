/**
 * What react-admin keeps of an answer (a record, a list, a page of a list) with other values in the record of that id; the
 * same object where it is not in it.
 */
export function patched(data: unknown, id: string, values: object): unknown {
  if (Array.isArray(data)) return data.some(isOf(id)) ? data.map((one) => patched(one, id, values)) : data
  if (!isObject(data)) return data
  if (isOf(id)(data)) return { ...data, ...values }
  const rows = data['data']
  if (!Array.isArray(rows)) return data
  const next = patched(rows, id, values)
  return next === rows ? data : { ...data, data: next }
}

const isOf = (id: string) => (one: unknown) => isObject(one) && String(one['id']) === id

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
