import * as fc from 'fast-check'
import { contract } from '#tools/contract.ts'
import { brand } from '#contract/brandDB/brand.ts'
import type { Resource } from '#contract/resource.ts'
import { condText, encode, idFor, printed, range, siteFor, sortText } from './fuzzQueries.ts'
import { naughtyText, oddValue, toJson, valueFor, weighted, type KnownRecords } from './fuzzValues.ts'

/** One request, all of it text, so that a failing one can be sent again by hand. */
export interface FuzzRequest {
  /** What it tries, for the table of results. */
  kind: string
  /** `stranger` has a token that opens no session, `nobody` has none. */
  caller: 'admin' | 'brand.editor' | 'stranger' | 'nobody'
  method: string
  /** Below `/api/v1`, with its query. */
  path: string
  body?: string
}

/** A name for the oversize body, which would fill the screen when a request is printed. */
export const oversizeBody = 'oversize'

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']
const resources: readonly Resource[] = Object.values(contract.resources)
// Those that somebody can write: the others answer that they are not built before they look at what was sent.
const written = resources.filter(({ can, waiting }) =>
  (['create', 'update', 'remove'] as const).some((action) => can[action] && !waiting.includes(action)),
)

/** Requests made from the contract: most well formed, many not. `known` are records to aim at. */
export function fuzzRequests(known: KnownRecords): fc.Arbitrary<FuzzRequest> {
  // Most of what there is the editor may not touch, and a refusal for that tries little else.
  const caller = weighted<FuzzRequest['caller']>([
    [68, fc.constant('admin')],
    [24, fc.constant('brand.editor')],
    [4, fc.constant('stranger')],
    [4, fc.constant('nobody')],
  ])
  const anyResource = fc.constantFrom(...resources)
  // Brands are what both callers may write, so they come oftener.
  const target = weighted<Resource>([
    [5, fc.constant(brand)],
    [6, fc.constantFrom(...written)],
    [1, anyResource],
  ])
  const request = weighted([
    [40, anyResource.chain((resource) => readRequest(resource, known))],
    [40, target.chain((resource) => writeRequest(resource, known))],
    [8, callRequest],
    [8, target.chain(({ path }) => brokenRequest(path))],
  ])
  return fc.record({ caller, request }).map(({ caller, request }) => ({ ...request, caller }))
}

type BareRequest = Omit<FuzzRequest, 'caller'>

function readRequest(resource: Resource, known: KnownRecords): fc.Arbitrary<BareRequest> {
  const query = fc.record(
    { cond: condText(resource, known), sort: sortText(resource), range, site: siteFor(known) },
    { requiredKeys: [] },
  )
  const read = (kind: string, below: string) =>
    query.map((query): BareRequest => ({
      kind,
      method: 'GET',
      path: `${resource.path}${below}${printed(query)}`,
    }))
  const byId = fc.tuple(idFor(resource, known), query).map(([id, { cond: _, ...query }]): BareRequest => ({
    kind: 'id',
    method: 'GET',
    path: `${resource.path}/${encode(id)}${printed(query)}`,
  }))
  return weighted([
    [6, read('list', '')],
    [1, read('one', '/one')],
    [2, byId],
  ])
}

function writeRequest(resource: Resource, known: KnownRecords): fc.Arbitrary<BareRequest> {
  const { path } = resource
  const site = fc.option(siteFor(known), { nil: undefined })
  const oneId = idFor(resource, known).map((_id) => JSON.stringify({ _id }))
  const someIds = fc.array(idFor(resource, known), { maxLength: 3 })
  // A wide condition that matches would empty the tables early; most are held to a few records.
  const few = fc
    .tuple(condText(resource, known), someIds)
    .map(([cond, ids]) => `{"$and":[${cond},${JSON.stringify({ _id: ids })}]}`)
  const cond = weighted([
    [12, oneId],
    [4, few],
    [1, condText(resource, known)],
  ])
  const rev = fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined, freq: 3 })
  const create = fc.tuple(site, docFor(resource, known, 'create')).map(([site, doc]): BareRequest => ({
    kind: 'create',
    method: 'POST',
    path: `${path}${printed({ site })}`,
    body: toJson(doc),
  }))
  const update = fc
    .tuple(cond, docFor(resource, known, 'update'), rev)
    .map(([cond, doc, rev]): BareRequest => ({
      kind: 'update',
      method: 'PUT',
      path: `${path}${printed({ cond })}`,
      body: toJson(isPlain(doc) && rev !== undefined ? { ...doc, rev } : doc),
    }))
  const wrapped = fc.tuple(cond, docFor(resource, known, 'update')).map(([cond, doc]): BareRequest => ({
    kind: 'update',
    method: 'PUT',
    path,
    body: `{"cond":${cond},"doc":${toJson(doc)}}`,
  }))
  const remove = weighted<Pick<BareRequest, 'path' | 'body'>>([
    [4, cond.map((cond) => ({ path: `${path}${printed({ cond })}` }))],
    [1, cond.map((cond) => ({ path, body: `{"cond":${cond}}` }))],
    [2, someIds.map((ids) => ({ path, body: JSON.stringify({ ids }) }))],
    [1, fc.constant({ path })],
  ]).map((rest): BareRequest => ({ kind: 'remove', method: 'DELETE', ...rest }))
  return weighted([
    [5, create],
    [4, update],
    [1, wrapped],
    [2, remove],
  ])
}

// These would end the sessions that the other requests need: at once, or a minute later.
const enders: readonly string[] = ['/signout', '/refresh']
const callRequest: fc.Arbitrary<BareRequest> = fc
  .tuple(
    fc.constantFrom(...Object.values(contract.calls).filter(({ path }) => !enders.includes(path))),
    fc.option(
      fc.record({ username: naughtyText, password: naughtyText, AppID: naughtyText }, { requiredKeys: [] }),
    ),
  )
  .map(([{ method, path }, body]) => ({
    kind: 'call',
    method,
    path,
    ...(method === 'GET' ? {} : { body: toJson(body) }),
  }))

function brokenRequest(path: string): fc.Arbitrary<BareRequest> {
  const cut = oddValue.map((value) => toJson({ name: value }).slice(0, -1))
  const body = fc.oneof(cut, oddValue.map(toJson), naughtyText, fc.constant('['.repeat(50_000)))
  const below = fc.oneof(
    naughtyText.map(encode),
    fc.constantFrom('%', '%ff', '%00', '..%2f..', 'one/two', '/', 'list'),
  )
  const where = fc.oneof(
    below.map((below) => `/${below}`),
    below.map((below) => `${path}/${below}`),
  )
  const query = fc.constantFrom(
    '?cond=%',
    '?cond=%ff',
    '?cond',
    '?cond[]=1',
    '?cond=&sort=&range=&site=',
    '?one=1&cond={',
  )
  return weighted([
    [3, body.map((body): BareRequest => ({ kind: 'body', method: 'POST', path, body }))],
    [
      3,
      fc
        .tuple(where, fc.constantFrom(...methods))
        .map(([path, method]): BareRequest => ({ kind: 'path', method, path })),
    ],
    [1, fc.constantFrom('PATCH', 'OPTIONS').map((method): BareRequest => ({ kind: 'method', method, path }))],
    [2, query.map((query): BareRequest => ({ kind: 'query', method: 'GET', path: path + query }))],
    [1, fc.constant<BareRequest>({ kind: 'oversize', method: 'POST', path, body: oversizeBody })],
  ])
}

/** What someone sends to be stored: most could be, the others have one thing wrong. */
function docFor(resource: Resource, known: KnownRecords, action: 'create' | 'update'): fc.Arbitrary<unknown> {
  const fields = Object.entries(resource.fields)
  const writable = fields.filter(
    ([, { writable }]) => writable === 'always' || (writable === 'create' && action === 'create'),
  )
  const needed = action === 'create' ? writable.filter(([, field]) => field.required) : []
  const chosen = fc
    .subarray(writable, { maxLength: Math.min(3, writable.length) })
    .map((some) => new Map([...needed, ...some]))
  const good = chosen.chain((some) =>
    fc.record(Object.fromEntries([...some].map(([name, field]) => [name, valueFor(field, known)]))),
  )
  const copies = (known[resource.name] ?? []).map((record) =>
    pick(
      record,
      writable.map(([name]) => name),
    ),
  )
  const anyName = fc.constantFrom(...fields.map(([name]) => name))
  const spoilt = fc.tuple(good, fc.oneof(anyName, anyName, naughtyText), oddValue)
  return weighted([
    [9, good],
    [1, copies.length > 0 ? fc.constantFrom(...copies) : good],
    [4, spoilt.map(([doc, name, value]) => ({ ...doc, [name]: value }))],
    [1, oddValue],
  ])
}

const pick = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]))

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
