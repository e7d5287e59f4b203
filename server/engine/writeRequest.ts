import { isEmptyCond, parseCond, parseExpect, type Cond, type Query } from '#contract/query.ts'
import { refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { askable } from './columns.ts'
import type { Row } from './context.ts'

/** What a PUT asks: which records, what to store, and the revision that was read, if it says so. */
export interface UpdateRequest {
  cond: Cond
  /** The condition names one record by its id: the answer is that record, not a page. */
  single: boolean
  /** Still to be checked against the contract. */
  doc: unknown
  /** The step that is asked for in place of a change of fields. */
  action: unknown
  rev: unknown
  /** How many records are meant. */
  expect: number | undefined
}

/** Reads a PUT: the condition in the address or beside the doc in the body; `rev` and `action` out of the doc. */
export function updateRequest(resource: Resource, query: Query, input: unknown): UpdateRequest {
  const wrapped =
    isObject(input) && isObject(input['doc']) && Object.keys(input).every((key) => wrapping.has(key))
  if (wrapped && query.cond !== undefined && input['cond'] !== undefined) {
    throw refuseFields('param.invalid', { cond: 'twice' })
  }
  const cond = requireCond(resource, wrapped ? (query.cond ?? input['cond']) : query.cond)
  const single = 'field' in cond && cond.field === '_id' && cond.op === '$eq'
  const expect = parseExpect(query.expect ?? (wrapped ? input['expect'] : undefined))
  const meant = { cond, single, expect }
  const given = wrapped ? input['doc'] : input
  if (!isObject(given)) return { ...meant, doc: given, rev: undefined, action: undefined }
  const { rev, ...rest } = given
  // A resource without steps may have a field of that name.
  if (Object.keys(resource.actions).length === 0 || !('action' in rest)) {
    return { ...meant, doc: rest, rev, action: undefined }
  }
  const { action, ...doc } = rest
  return { ...meant, doc, rev, action: action ?? '' }
}

/** What a PUT has in its body beside the doc. */
const wrapping: ReadonlySet<string> = new Set(['cond', 'doc', 'expect'])

/** Reads which records a DELETE means: a condition in the address or the body, or ids in the body. */
export function removeRequest(
  resource: Resource,
  query: Query,
  input: unknown,
): Pick<UpdateRequest, 'cond' | 'expect'> {
  const body = isObject(input) ? input : {}
  const expect = parseExpect(query.expect ?? body['expect'])
  if (query.cond === undefined && Array.isArray(body['ids'])) {
    return { cond: requireCond(resource, { _id: { $in: body['ids'] } }), expect }
  }
  return { cond: requireCond(resource, query.cond ?? body['cond']), expect }
}

/** The doc of a POST; a record of a site that names none gets the one of the address. */
export function createDoc(resource: Resource, query: Query, input: unknown): unknown {
  const fills = resource.scope === 'site' && query.site && query.site !== 'ALL'
  return fills && isObject(input) ? { site: query.site, ...input } : input
}

/** A change without a condition that narrows is refused (4001): it would mean every record. */
function requireCond(resource: Resource, given: unknown): Cond {
  const cond = parseCond(given, askable(resource))
  if (isEmptyCond(cond, resource.fields)) throw refuseFields('param.invalid', { cond: 'required' })
  return cond
}

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
