import { isRecord } from '#contract/isRecord.ts'

/**
 * Sets values in the record with this id, in data that react-admin has cached: a record, a list or a page of
 * a list. Returns the same object if the record is not in it.
 */
export function patched(data: unknown, id: string, values: object): unknown {
  if (Array.isArray(data)) return data.some(isOf(id)) ? data.map((one) => patched(one, id, values)) : data
  if (!isRecord(data)) return data
  if (isOf(id)(data)) return { ...data, ...values }
  const rows = data['data']
  if (!Array.isArray(rows)) return data
  const next = patched(rows, id, values)
  return next === rows ? data : { ...data, data: next }
}

const isOf = (id: string) => (one: unknown) => isRecord(one) && String(one['id']) === id
