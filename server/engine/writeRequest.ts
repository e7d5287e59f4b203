import { isEmptyCond, parseCond, parseExpect, parseRev, type Cond, type Query } from '#contract/query.ts'
import { refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { askable } from './columns.ts'
import type { Row } from './context.ts'

/** A parsed PUT: which records, what to store, and the revision that was read, if given. */
export interface UpdateRequest {
  cond: Cond
  /** The condition names one record by its id: the reply is that record, not a page. */
  single: boolean
  /** Not yet checked against the contract. */
  doc: unknown
  /** The requested step, instead of a change of fields. */
  action: unknown
  rev: unknown
  /** The expected number of records. */
  expect: number | undefined
}

/**
 * Parses a PUT: the condition in the query string or next to the doc in the body; `rev` and `action` are
 * taken out of the doc.
 */
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
  // A resource without steps can have a field with that name.
  if (Object.keys(resource.actions).length === 0 || !('action' in rest)) {
    return { ...meant, doc: rest, rev, action: undefined }
  }
  const { action, ...doc } = rest
  return { ...meant, doc, rev, action: action ?? '' }
}

/** What a PUT can have in its body next to the doc. */
const wrapping: ReadonlySet<string> = new Set(['cond', 'doc', 'expect'])

/**
 * Parses which records a DELETE is about: a condition in the query string or the body, or ids in the body; and the
 * revision that was read, if given.
 */
export function removeRequest(
  resource: Resource,
  query: Query,
  input: unknown,
): Pick<UpdateRequest, 'cond' | 'expect' | 'rev'> {
  const body = isObject(input) ? input : {}
  const expect = parseExpect(query.expect ?? body['expect'])
  const rev = parseRev(query.rev ?? body['rev'])
  if (query.cond === undefined && Array.isArray(body['ids'])) {
    return { cond: requireCond(resource, { _id: { $in: body['ids'] } }), expect, rev }
  }
  return { cond: requireCond(resource, query.cond ?? body['cond']), expect, rev }
}

/** The doc of a POST; a record without a site gets the site of the query string. */
export function createDoc(resource: Resource, query: Query, input: unknown): unknown {
  const fills = resource.scope === 'site' && query.site && query.site !== 'ALL'
  return fills && isObject(input) ? { site: query.site, ...input } : input
}

/** A change without a restricting condition is refused (4001), because it would affect every record. */
function requireCond(resource: Resource, given: unknown): Cond {
  const cond = parseCond(given, askable(resource))
  if (isEmptyCond(cond, resource.fields)) throw refuseFields('param.invalid', { cond: 'required' })
  return cond
}

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
