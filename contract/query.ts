import type { Field } from './field.ts'
import { isRecord } from './isRecord.ts'
import { largestInteger } from './limits.ts'
import type { Fields } from './resource.ts'
import { parseJson } from './parseJson.ts'
import { ApiError, refuseFields } from './reply.ts'
import { pageLimit } from './printQuery.ts'

/**
 * The query grammar of every list (specification section 7): `cond`, `sort`, `range`, `site`. It is parsed
 * and printed only here.
 */
export const operators = ['$in', '$nin', '$ne', '$gt', '$gte', '$lt', '$lte', '$like', '$exists'] as const
export type Operator = (typeof operators)[number] | '$eq'

export type Scalar = string | number | boolean | null

/**
 * A parsed condition: a test of one field, a free-text search (`isSimilar`: a word may have one typing error), or a combination. Without any parts it matches
 * every row.
 */
export type Cond =
  | { readonly and: readonly Cond[] }
  | { readonly or: readonly Cond[] }
  | { readonly q: string; readonly isSimilar?: true }
  | Leaf

/** `path` holds the keys inside a json field, for a dotted name. */
export interface Leaf {
  readonly field: string
  readonly path: readonly string[]
  readonly op: Operator
  readonly value: Scalar | readonly Scalar[]
}

export type Sort = readonly { readonly field: string; readonly descending: boolean }[]

/** Rows `start` to `end`, both included, counted from 0; or all of them. */
export type Range = 'ALL' | { readonly start: number; readonly end: number }

/** What read and write calls accept in the query string, before parsing. */
export interface Query {
  readonly cond?: string | undefined
  readonly sort?: string | undefined
  readonly range?: string | undefined
  readonly site?: string | undefined
  /** The number of records an update or a removal should affect; see `uncountedLimit`. */
  readonly expect?: string | undefined
  /** Of a removal: the revision that the person read. */
  readonly rev?: string | undefined
}

/** The maximum number of rows of `range=ALL`, except for dictionaries. */
export const allLimit = 5000

const maxDepth = 5
const maxLeaves = 50
/** A `$like` reads every row and cannot use an index, so it counts as this many conditions. */
const likeWeight = 5
const maxLength = 20_000
const maxChoices = 1000

/**
 * Parses `cond`, a condition as calls take it, against the fields that it can name. Throws 4002 (not a
 * condition), 4003 (unknown field or operator) or 4001 (a value that the field cannot hold).
 */
export function parseCond(input: unknown, fields: Fields): Cond {
  const count = { leaves: 0 }
  return parseObject(asJson(input, 'cond'), fields, 1, count)
}

/** Whether a condition is known to match every row. Update and remove refuse such a condition. */
export function isEmptyCond(cond: Cond, fields: Fields): boolean {
  if ('and' in cond) return cond.and.every((part) => isEmptyCond(part, fields))
  if ('or' in cond) return cond.or.some((part) => isEmptyCond(part, fields))
  if ('q' in cond) return cond.q.trim() === ''
  const { op, value } = cond
  if (op === '$nin') return Array.isArray(value) && value.length === 0
  if (op === '$like') return value === ''
  const asksForAny = (op === '$exists' && value === true) || (op === '$ne' && value === null)
  return asksForAny && cond.path.length === 0 && fields[cond.field]?.nullable === false
}

/**
 * Parses `sort`: `{"name": 1, "_id": -1}`, in key order. A reference is sorted by what it shows: `brand_id.name_en` says in which
 * language. Throws 4002 or 4003.
 */
export function parseSort(input: string | undefined, fields: Fields): Sort | null {
  if (input === undefined || input === '') return null
  const entries = Object.entries(asObject(asJson(input, 'sort')))
  if (entries.length > 10) throw new ApiError('cond.malformed', { param: 'sort' })
  return entries.map(([name, direction]) => {
    // `brand_id.name_en`: by what it refers to, as it is shown in English.
    const [, first = name, language] = /^([^.]+)\.(.*)$/s.exec(name) ?? []
    const field = Object.hasOwn(fields, first) ? fields[first] : undefined
    const isKnown = language === undefined || (field?.kind === 'ref' && /^name(_en|_tc)?$/.test(language))
    if (!field || !canSortBy(field) || !isKnown) throw new ApiError('cond.field', { field: name })
    if (direction === 1 || direction === 'asc') return { field: name, descending: false }
    if (direction === -1 || direction === 'desc') return { field: name, descending: true }
    throw new ApiError('cond.malformed', { param: 'sort', field: name })
  })
}

/**
 * Parses `range`: `ALL`, `0-24` or `[0,24]`; the first 20 rows by default. Throws 4001, or 4005 for too many
 * rows.
 */
export function parseRange(input: string | undefined): Range {
  if (input === undefined || input === '') return { start: 0, end: 19 }
  if (input === 'ALL') return 'ALL'
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(input) ?? /^\[(\d{1,9}),(\d{1,9})\]$/.exec(input)
  const [start, end] = [Number(match?.[1]), Number(match?.[2])]
  if (!match || end < start) throw refuseFields('param.invalid', { range: 'range' })
  if (end - start >= pageLimit) throw new ApiError('range.limit', { limit: pageLimit })
  return { start, end }
}

/** Parses `expect`: a whole number, in the query string or a body. Throws 4001 for anything else. */
export const parseExpect = (input: unknown): number | undefined => parseCount(input, 'expect')

/** The revision that the removed records must have, if the caller gave one. */
export const parseRev = (input: unknown): number | undefined => parseCount(input, 'rev')

function parseCount(input: unknown, name: 'expect' | 'rev'): number | undefined {
  if (input === undefined) return undefined
  const isWhole = typeof input === 'number' ? Number.isSafeInteger(input) && input >= 0 : isDigits(input)
  if (!isWhole) throw refuseFields('param.invalid', { [name]: 'integer' })
  return Number(input)
}

const isDigits = (input: unknown): boolean => typeof input === 'string' && /^\d{1,9}$/.test(input)

function asJson(input: unknown, param: string): unknown {
  if (typeof input !== 'string') return input ?? {}
  if (input === '') return {}
  if (input.length > maxLength) throw new ApiError('cond.malformed', { param })
  try {
    return parseJson(input)
  } catch {
    throw new ApiError('cond.malformed', { param })
  }
}

function asObject(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new ApiError('cond.malformed')
  return value
}

function parseObject(input: unknown, fields: Fields, depth: number, count: { leaves: number }): Cond {
  if (depth > maxDepth) throw new ApiError('cond.malformed', { limit: maxDepth })
  const parts = Object.entries(asObject(input)).flatMap(([key, value]): Cond[] => {
    if (key === '$and' || key === '$or') {
      if (!Array.isArray(value) || value.length === 0) throw new ApiError('cond.malformed', { field: key })
      const members = value.map((member) => {
        countLeaf(count)
        return parseObject(member, fields, depth + 1, count)
      })
      return [key === '$and' ? { and: members } : { or: members }]
    }
    countLeaf(count)
    if (key === '$q') return [{ q: searchText(value, count) }]
    return parseField(key, value, fields, count)
  })
  return parts.length === 1 && parts[0] ? parts[0] : { and: parts }
}

function parseField(name: string, value: unknown, fields: Fields, count: { leaves: number }): Cond[] {
  const [head = '', ...path] = name.split('.')
  const field = Object.hasOwn(fields, head) ? fields[head] : undefined
  if (!field || path.length > 0 !== (field.kind === 'json')) throw new ApiError('cond.field', { field: name })
  const leaf = (op: Operator, operand: unknown): Leaf => ({
    field: head,
    path,
    op,
    value: operandOf(name, field, op, operand),
  })
  if (Array.isArray(value)) return [leaf('$in', value)]
  if (typeof value !== 'object' || value === null) return [leaf('$eq', value)]
  const tests = Object.entries(value)
  if (tests.length === 0) throw new ApiError('cond.malformed', { field: name })
  return tests.map(([op, operand], index) => {
    if (index > 0) countLeaf(count)
    if (op === '$like') countLeaf(count, likeWeight - 1)
    if (!isOperator(op)) throw new ApiError('cond.field', { field: name, operator: op })
    return leaf(op, operand)
  })
}

function operandOf(name: string, field: Field, op: Operator, operand: unknown): Scalar | Scalar[] {
  const wrong = (why: string) => refuseFields('param.invalid', { [name]: why })
  if (op === '$exists') {
    if (typeof operand !== 'boolean') throw wrong('type')
    return operand
  }
  if (op === '$in' || op === '$nin') {
    if (!Array.isArray(operand) || operand.length > maxChoices) throw wrong('list')
    return operand.map((item) => scalarOf(name, field, item))
  }
  if (op === '$like' && (typeof operand !== 'string' || !isTextual(field))) throw wrong('type')
  const isOrder = op === '$gt' || op === '$gte' || op === '$lt' || op === '$lte'
  if (isOrder && (operand === null || field.kind === 'flag' || isList(field))) throw wrong('type')
  return scalarOf(name, field, operand)
}

/** Whether records can be sorted by the field. Derived lists and objects cannot be sorted. */
export const canSortBy = (field: Field): boolean => field.kind !== 'json' && !(field.derived && isList(field))

/** Whether a field holds several values, so that a test means "any of them". */
export const isList = (field: Field): boolean => field.kind === 'list' || field.kind === 'refs'

const isTextual = (field: Field): boolean =>
  !['integer', 'decimal', 'flag', 'date', 'seconds'].includes(field.kind)

// A condition can use any value of the field's type, even a value that the field's own bounds would not
// store.
function scalarOf(name: string, field: Field, value: unknown): Scalar {
  const wrong = (why: string) => refuseFields('param.invalid', { [name]: why })
  if (value === null) return null
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw wrong('type')
  const problem = problemOf(field, value)
  if (problem !== undefined) throw wrong(problem)
  return value
}

/** Why a value cannot be compared with a field; undefined if it can. */
function problemOf(field: Field, value: string | number | boolean): string | undefined {
  const { kind } = field
  if (kind === 'flag') return typeof value === 'boolean' ? undefined : 'type'
  if (kind === 'integer' || kind === 'decimal' || kind === 'seconds') {
    return typeof value === 'number' ? numberProblem(kind, value) : 'type'
  }
  if (typeof value !== 'string') return kind === 'json' ? undefined : 'type'
  if (value.includes('\u0000') || !value.isWellFormed()) return 'characters'
  return kind === 'date' && !field.schema.safeParse(value).success ? 'type' : undefined
}

function numberProblem(kind: 'integer' | 'decimal' | 'seconds', value: number): string | undefined {
  if (!Number.isFinite(value)) return 'type'
  if (kind !== 'decimal' && !Number.isSafeInteger(value)) return 'integer'
  if (kind === 'integer' && (value > largestInteger || value < -largestInteger - 1)) return 'max'
  return Math.abs(value) > 1e15 ? 'max' : undefined
}

// Each word is searched for separately, in every row, so each counts as a condition.
function searchText(value: unknown, count: { leaves: number }): string {
  if (typeof value !== 'string' || value.length > 200) throw refuseFields('param.invalid', { $q: 'type' })
  if (value.includes('\u0000') || !value.isWellFormed())
    throw refuseFields('param.invalid', { $q: 'characters' })
  for (const _ of value.trim().matchAll(/\s+/g)) countLeaf(count)
  return value
}

function countLeaf(count: { leaves: number }, weight = 1): void {
  count.leaves += weight
  if (count.leaves > maxLeaves) throw new ApiError('cond.malformed', { limit: maxLeaves })
}

const isOperator = (op: string): op is (typeof operators)[number] => operators.some((known) => known === op)
