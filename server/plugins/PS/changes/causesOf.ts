import { z } from 'zod'
import { causeNames, changeCauses, type ChangeCause } from '#contract/PS/changeCauses.ts'

type Value = string | number | null

/** An input that changed, with its values where they can be named. */
export interface Cause {
  readonly cause: ChangeCause
  readonly before: Value
  readonly after: Value
}

const fields = z.record(z.string(), z.unknown())

/** A stored row. Those of earlier versions have no terms, or no inputs at all. */
const stored = z.looseObject({
  inputs: z.looseObject({ computed: fields, billed: fields, terms: z.array(fields).nullish() }),
})
type StoredFigures = z.infer<typeof stored>

/**
 * The inputs that differ between two calculations of a row; none if those of one calculation were not stored. Null
 * for a row that did not exist before, or no longer does.
 */
export function causesOf(before: unknown, after: unknown): readonly Cause[] {
  if (before === null) return [{ cause: 'added', before: null, after: null }]
  if (after === null) return [{ cause: 'removed', before: null, after: null }]
  const [was, is] = [stored.safeParse(before).data, stored.safeParse(after).data]
  if (!was || !is) return []
  const hasTerms = Boolean(was.inputs.terms && is.inputs.terms)
  const found = causeNames.flatMap((cause) => {
    if (changeCauses[cause].term && !hasTerms) return []
    const [a, b] = [valueOf(cause, was), valueOf(cause, is)]
    return JSON.stringify(a) === JSON.stringify(b) ? [] : [{ cause, before: named(a), after: named(b) }]
  })
  // The total of the lease is only named where nothing else explains the change.
  const isExplained = found.some(({ cause }) => explaining.includes(cause) || changeCauses[cause].term)
  return found.filter(({ cause }) => !(isExplained && cause.startsWith('computed_')))
}

/** What may change the rents of a lease, besides its terms. */
const explaining: readonly ChangeCause[] = ['sales', 'area', 'trading_days', 'lease']

/** An input of a row; of several leases, the list of their terms. */
function valueOf(cause: ChangeCause, row: StoredFigures): unknown {
  const { input = [], term } = changeCauses[cause]
  if (!term) return alone(input.map((path) => at(path, row)))
  return alone((row.inputs.terms ?? []).map((lease) => alone(term.map((path) => rateOf(at(path, lease))))))
}

/** A single value without its list. */
const alone = (values: readonly unknown[]): unknown => (values.length === 1 ? values[0] : values)

const at = (path: string, of: unknown): unknown =>
  path.split('.').reduce((value, name) => fields.safeParse(value).data?.[name] ?? null, of)

/** A single rate for all sales: sales category, from, to and rate of the only tier. */
const onlyTier = z.tuple([z.tuple([z.unknown(), z.literal(0), z.null(), z.number()])])
const rateOf = (value: unknown): unknown => onlyTier.safeParse(value).data?.[0][3] ?? value

/** A value that people can read: also the monthly amount of a single rent step. Ids and other lists have none. */
function named(value: unknown): Value {
  const step = z.tuple([z.tuple([z.string(), z.string(), z.number(), z.null()])]).safeParse(value).data
  if (step) return step[0][2]
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
