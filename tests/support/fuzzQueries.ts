import * as fc from 'fast-check'
import { isList, operators } from '#contract/query.ts'
import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import { naughtyText, oddValue, scalarFor, toJson, weighted, type KnownRecords } from './fuzzValues.ts'

/** A condition as JSON text: leaves, `$and` and `$or` below one another, `$q`; one in ten not well formed. */
export function condText(resource: Resource, known: KnownRecords): fc.Arbitrary<string> {
  const leaf = fc
    .constantFrom(...Object.entries(resource.fields))
    .chain(([name, field]) => leafFor(name, field, known[resource.name] ?? []))
  const search = fc.oneof(fc.constantFrom('a', '星', 'brand 1', 'GZ', ''), naughtyText).map(($q) => ({ $q }))
  const { cond } = fc.letrec<{ cond: unknown }>((tie) => ({
    cond: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 8, arbitrary: leaf },
      { weight: 2, arbitrary: search },
      {
        weight: 2,
        arbitrary: fc.array(tie('cond'), { minLength: 1, maxLength: 3 }).map((parts) => ({ $and: parts })),
      },
      {
        weight: 2,
        arbitrary: fc.array(tie('cond'), { minLength: 1, maxLength: 3 }).map((parts) => ({ $or: parts })),
      },
    ),
  }))
  const oddName = fc.oneof(
    naughtyText,
    fc.constantFrom(
      'name.x',
      'value.a.b',
      'value.a\u0000b',
      'permissions.0',
      '$where',
      '$not',
      '_id.$ne',
      'password_hash',
      'deleted_at',
    ),
  )
  const oddLeaf = fc.tuple(fc.oneof(oddName, fc.constantFrom(...Object.keys(resource.fields))), oddValue)
  const oddTest = fc.tuple(
    fc.constantFrom(...Object.keys(resource.fields)),
    fc.constantFrom(...operators, '$regex', '__proto__'),
    oddValue,
  )
  return weighted([
    [44, cond.map(toJson)],
    [2, oddLeaf.map(([name, value]) => toJson({ [name]: value }))],
    [2, oddTest.map(([name, op, value]) => toJson({ [name]: { [op]: value } }))],
    [
      1,
      fc.constantFrom(
        `${'{"$and":['.repeat(9)}{"_id":"x"}${']}'.repeat(9)}`,
        toJson({ $or: Array.from({ length: 60 }, () => ({ _id: 'x' })) }),
        '{',
        '[]',
        '1',
      ),
    ],
    [1, oddValue.map(toJson)],
  ])
}

/** An order of one to three fields; now and then of something else. */
export function sortText(resource: Resource): fc.Arbitrary<string> {
  const sortable = Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind !== 'json')
  const order = fc
    .subarray(sortable, { minLength: 1, maxLength: 3 })
    .chain((names) =>
      fc
        .constantFrom(1, -1, 'asc', 'desc')
        .map((way) => toJson(Object.fromEntries(names.map((name) => [name, way])))),
    )
  return weighted([
    [12, order],
    [1, fc.tuple(naughtyText, oddValue).map(([name, way]) => toJson({ [name]: way }))],
    [1, fc.constantFrom('', 'name', '[]', '{"name":2}', '{"__proto__":1}', '{"search_text":1}')],
  ])
}

/** A page, all, or too much. */
export const range = weighted([
  [12, fc.constantFrom('ALL', '0-9', '0-499', '[0,24]', '20-39', '7-7', '999999998-999999999')],
  [1, fc.constantFrom('0-500', '0-999999999')],
  [1, fc.constantFrom('9-0', '-1-5', 'all', '1e3-2e3', '[0,24', '0-99999999999', ' 0-9', '٠-٩')],
])

/** Sites of the caller and others. */
export const siteFor = (known: KnownRecords): fc.Arbitrary<string> =>
  weighted([
    [6, fc.constantFrom('', 'ALL', '2', '8')],
    [3, fc.constantFrom(...(known['site'] ?? []).map((site) => String(site['_id'])))],
    [1, naughtyText],
  ])

/** Mostly the id of a record that is there. */
export const idFor = ({ name }: Resource, known: KnownRecords): fc.Arbitrary<string> =>
  weighted([
    [10, fc.constantFrom('none', ...(known[name] ?? []).map((record) => String(record['_id'])))],
    [1, naughtyText],
  ])

/** A query behind a path. */
export const printed = (query: Readonly<Record<string, string | undefined>>): string => {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encode(value)}`,
  )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** An address cannot carry half a character; JSON can, escaped, and does. */
export const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A test that makes sense for the field: `$like` for text, an order only where there is one. */
function leafFor(
  name: string,
  field: Field,
  records: KnownRecords[string],
): fc.Arbitrary<Record<string, unknown>> {
  const path = field.kind === 'json' ? `${name}.CNY` : name
  const value = scalarFor(name, field, records)
  const isText = !['integer', 'decimal', 'flag', 'date', 'seconds'].includes(field.kind)
  const fitting = operators.filter(
    (op) =>
      (op !== '$like' || isText) && (!/^\$[gl]te?$/.test(op) || (field.kind !== 'flag' && !isList(field))),
  )
  const test = fc.constantFrom('$eq', ...fitting).chain((op): fc.Arbitrary<unknown> => {
    if (op === '$eq') return fc.option(value, { freq: 9 })
    if (op === '$in' || op === '$nin') {
      return fc.array(fc.option(value), { maxLength: 5 }).map((values) => ({ [op]: values }))
    }
    if (op === '$exists') return fc.boolean().map((exists) => ({ $exists: exists }))
    return (op === '$like' ? value.map(String) : value).map((value) => ({ [op]: value }))
  })
  return test.map((test) => ({ [path]: test }))
}
