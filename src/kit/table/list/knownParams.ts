import { isRecord } from '#contract/isRecord.ts'
import { pageLimit } from '#contract/printQuery.ts'
import { parseCond, parseSort } from '#contract/query.ts'
import type { Resource } from '#contract/resource.ts'
import { stepCond } from '#contract/lifecycle.ts'
import { condOf, sortOf } from '#contract/listQuery.ts'

/** What a list is asked for, by its address or by what is stored of it: nobody has checked it. */
export interface AskedParams {
  readonly filter?: unknown
  readonly sort?: unknown
  readonly order?: unknown
  readonly page?: unknown
  readonly perPage?: unknown
}

/**
 * The parameters of a list, without those that its resource does not know: a field that was removed, a value that the field cannot have, an
 * invalid order or page. Each condition is checked separately, as on the server. Returns the same object if all of it is known.
 */
export function knownParams(asked: AskedParams, resource: Pick<Resource, 'fields' | 'asked'>): AskedParams {
  const { filter, sort, order, page, perPage } = asked
  const isSorted = isSort(sort, order, resource)
  const judged: AskedParams = {
    filter: filter === undefined ? undefined : knownFilter(filter, resource),
    sort: isSorted ? sort : undefined,
    order: isSorted ? order : undefined,
    page: isCount(page, Number.MAX_SAFE_INTEGER) ? page : undefined,
    perPage: isCount(perPage, pageLimit) ? perPage : undefined,
  }
  const known = { ...asked, ...judged }
  const isWhole = Object.entries(asked).every(([name, value]) => Reflect.get(known, name) === value)
  return isWhole
    ? asked
    : Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}

function knownFilter(filter: unknown, resource: Pick<Resource, 'fields' | 'asked'>): unknown {
  if (!isRecord(filter)) return {}
  const known = Object.entries(filter).filter(
    // Which steps are open to the person is no condition on a field.
    ([name, value]) => name === stepCond || isCondition({ [name]: value }, resource),
  )
  return known.length === Object.keys(filter).length ? filter : Object.fromEntries(known)
}

function isCondition(
  filter: Readonly<Record<string, unknown>>,
  { fields, asked }: Pick<Resource, 'fields' | 'asked'>,
) {
  const cond = condOf(filter)
  return cond === undefined || isTaken(() => parseCond(cond, { ...fields, ...asked }))
}

function isSort(sort: unknown, order: unknown, { fields }: Pick<Resource, 'fields'>): boolean {
  if (sort === undefined || sort === '') return true
  if (typeof sort !== 'string' || !['ASC', 'DESC', undefined].includes(order as string)) return false
  const asked = JSON.stringify(sortOf({ field: sort, order: 'ASC' }))
  return isTaken(() => parseSort(asked, fields))
}

function isCount(value: unknown, most: number): boolean {
  if (value === undefined) return true
  const count = typeof value === 'string' ? Number(value) : value
  return Number.isInteger(count) && Number(count) >= 1 && Number(count) <= most
}

function isTaken(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}
