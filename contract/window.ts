import type { z } from 'zod'
import { daysLater } from './day.ts'
import { refuseFields, type ApiError, type Range } from './reply.ts'

/** A day, `YYYY-MM-DD`, or a number of days from today: -1 is yesterday. */
type Bound = string | number

/** The first and the last day that a day, a moment or a month can be. */
export interface Window {
  readonly from: Bound
  readonly to: Bound
}

const years = (count: number): number => Math.round(count * 365.25)
/** Older records were never kept in a database, and are mistyped. */
const longAgo = '1970-01-01'

/** The windows by what a date is for. Days and moments have `term` and months have `figures` unless they say otherwise. */
export const windows = {
  /** What is agreed or in force: leases, tenancies, units, versions. */
  term: { from: longAgo, to: years(50) },
  /** What has happened. */
  past: { from: longAgo, to: 0 },
  /** What has happened since there are such records: a moment in 1970 is a number of another meaning. */
  recorded: { from: '2000-01-01', to: 0 },
  /** When a mall opened, or will. */
  opening: { from: '1900-01-01', to: years(20) },
  /** What people intend to do, or write down soon after they did it: tours, announcements. */
  plan: { from: -years(1), to: years(5) },
  /** The day by which something has to be done. */
  due: { from: -years(1), to: years(2) },
  /** The last day of something that begins today and is forgotten if it lasts too long. */
  pause: { from: -1, to: years(1) },
  /** Months of figures and of what is owed, with forecasts. */
  figures: { from: longAgo, to: years(10) },
  /** Months that have begun, or are about to. */
  known: { from: longAgo, to: years(1) },
} as const satisfies Readonly<Record<string, Window>>

const windowsBySchema = new WeakMap<z.core.$ZodType, Window>()

/** Gives the schema of a day, a month or unix seconds its window. Do this last: a schema made from it has none. */
export function withWindow<S extends z.core.$ZodType>(schema: S, window: Window): S {
  windowsBySchema.set(schema, window)
  return schema
}

/** The window of a schema, if `withWindow` gave it one. */
export const windowOf = (schema: z.core.$ZodType): Window | undefined => windowsBySchema.get(schema)

/** The first and the last day of a window, `YYYY-MM-DD`, on a day. */
export const daysOf = ({ from, to }: Window, today: string) => ({
  first: dayOf(from, today),
  last: dayOf(to, today),
})

const dayOf = (bound: Bound, today: string): string =>
  typeof bound === 'string' ? bound : daysLater(today, bound)

/**
 * The message key of the first date in a value that is outside its window, or null. The schema has accepted the value.
 * `today` is the latest day anywhere on earth, so that nobody is refused their own.
 */
export function windowError(schema: z.core.$ZodType, value: unknown, today: string): string | null {
  return windowErrorsIn(schema, value, today).next().value?.error ?? null
}

/** The refusal of an object, such as the body of a call, for each part that is outside its window; null if none is. */
export function windowRefusal(
  key: 'param.invalid' | 'validation.failed',
  schema: z.core.$ZodType,
  value: unknown,
  today: string,
): ApiError | null {
  const found = new Map<string, WindowFault>()
  for (const one of windowErrorsIn(schema, value, today)) {
    const name = one.path.join('.') || 'body'
    if (!found.has(name)) found.set(name, one)
  }
  return refusalOf(key, found)
}

/** The refusal of values by their schemas and names, each with the first of its dates that is outside its window. */
export function windowRefusalOf(
  values: readonly { readonly name: string; readonly schema: z.core.$ZodType; readonly value: unknown }[],
  today: string,
): ApiError | null {
  const found = values.flatMap(({ name, schema, value }) => {
    const { value: first } = windowErrorsIn(schema, value, today).next()
    return first ? [[name, first] as const] : []
  })
  return refusalOf('validation.failed', new Map(found))
}

const refusalOf = (
  key: 'param.invalid' | 'validation.failed',
  found: ReadonlyMap<string, WindowFault>,
): ApiError | null =>
  found.size === 0
    ? null
    : refuseFields(
        key,
        Object.fromEntries([...found].map(([name, { error }]) => [name, error])),
        Object.fromEntries([...found].map(([name, { range }]) => [name, range])),
      )

interface WindowFault {
  readonly path: readonly string[]
  readonly error: string
  readonly range: Range
}

function* windowErrorsIn(
  schema: z.core.$ZodType,
  value: unknown,
  today: string,
  path: readonly string[] = [],
): Generator<WindowFault, undefined> {
  if (value === null || value === undefined) return
  const window = windowOf(schema)
  const found = window && outside(window, value, today)
  if (found) yield { path, ...found }
  for (const part of partsOf(schema, value)) {
    const below = part.name === undefined ? path : [...path, part.name]
    yield* windowErrorsIn(part.schema, part.value, today, below)
  }
}

function outside(window: Window, value: unknown, today: string): Omit<WindowFault, 'path'> | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const { first, last } = daysOf(window, today)
  // A month is compared with the months of the bounds.
  const given = typeof value === 'number' ? new Date(value * 1000).toISOString().slice(0, 10) : value
  const range = { min: first.slice(0, given.length), max: last.slice(0, given.length) }
  if (given < range.min) return { error: 'too_early', range }
  if (given <= range.max) return null
  return { error: window.to === 0 ? 'after_today' : 'too_late', range }
}

/** A schema within another, with the part of the value that it is for. */
interface Part {
  readonly schema: z.core.$ZodType
  readonly value: unknown
  readonly name?: string
}

/** The schemas of which a schema is made; those of an object and a list with the parts of a value. */
function partsOf(schema: z.core.$ZodType, value: unknown): readonly Part[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
    case 'nonoptional':
      return [{ schema: def.innerType, value }]
    case 'pipe':
      return [def.in, def.out].map((end) => ({ schema: end, value }))
    case 'union':
      return def.options.map((option) => ({ schema: option, value }))
    case 'intersection':
      return [def.left, def.right].map((side) => ({ schema: side, value }))
    case 'array':
      return Array.isArray(value)
        ? value.map((item, at) => ({ schema: def.element, value: item, name: String(at) }))
        : []
    case 'record':
      return entriesOf(value).map(([name, item]) => ({ schema: def.valueType, value: item, name }))
    case 'object': {
      const given = new Map(entriesOf(value))
      return Object.entries(def.shape).map(([name, part]) => ({ schema: part, value: given.get(name), name }))
    }
    default:
      return []
  }
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []
