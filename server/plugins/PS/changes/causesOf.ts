import { z } from 'zod'
import { changeCauses, type ChangeCause } from '#contract/PS/changeCauses.ts'

type Value = string | number | null

/** An input that changed, with its values where they can be named. */
export interface Cause {
  readonly cause: ChangeCause
  readonly before: Value
  readonly after: Value
}

const amount = z.number().nullish()
const amounts = z.object({ base: amount, turnover: amount, mgmt: amount, promo: amount, other: amount })

const terms = z.object({
  model: z.string(),
  basis: z.string(),
  period: z.string(),
  rent_free: amount,
  mgmt: amount,
  promo: amount,
  /** First day, last day, amount for the month, amount per square metre. */
  steps: z.array(z.tuple([z.string(), z.string(), amount, amount])),
  /** Sales category, from, to, rate. */
  tiers: z.array(z.tuple([z.string().nullable(), amount, amount, amount])),
})

// Of these it is only asked whether they are still the same.
const compared = z.unknown().optional()

/** What `figures.ts` stores as the inputs of a row. Rows of earlier versions have no terms, or no inputs at all. */
const inputs = z.object({
  computed: amounts,
  billed: amounts,
  terms: z.array(terms).nullish(),
  sales: compared,
  transactions: compared,
  reported_days: compared,
  trading_days: compared,
  area: compared,
  until: compared,
  params: compared,
  previous: compared,
  last_year: compared,
  yoy_basis: compared,
  this_year: compared,
  eleven_months: compared,
  months: compared,
  leases: compared,
  brand: compared,
  company: compared,
  classification: compared,
  floor: compared,
  store_type: compared,
})

type Inputs = z.infer<typeof inputs>

/**
 * The inputs that differ between two calculations of a row; none if those of one calculation were not stored. Null
 * for a row that did not exist before, or no longer does.
 */
export function causesOf(before: unknown, after: unknown): readonly Cause[] {
  if (before === null) return [{ cause: 'added', before: null, after: null }]
  if (after === null) return [{ cause: 'removed', before: null, after: null }]
  const [was, is] = [inputs.safeParse(before).data, inputs.safeParse(after).data]
  if (!was || !is) return []
  const found = new Map<ChangeCause, Cause>()
  const hasTerms = Boolean(was.terms && is.terms)
  for (const [cause, read] of [...readers, ...(hasTerms ? termReaders : [])]) {
    const [a, b] = [read(was), read(is)]
    if (JSON.stringify(a) !== JSON.stringify(b))
      found.set(cause, { cause, before: named(a), after: named(b) })
  }
  // What the lease comes to is only told where nothing else explains it.
  const isExplained = [...found.keys()].some((cause) => explaining.has(cause))
  if (isExplained) for (const cause of computed) found.delete(cause)
  return changeCauses.flatMap((cause) => found.get(cause) ?? [])
}

type InputOf = (inputs: Inputs) => unknown

const field =
  (name: keyof Inputs): InputOf =>
  (row) =>
    row[name] ?? null

/** A term of the lease; of several leases, a list. */
const term =
  (read: (lease: z.infer<typeof terms>) => unknown): InputOf =>
  ({ terms: leases }) => {
    const all = (leases ?? []).map(read)
    return all.length === 1 ? (all[0] ?? null) : all
  }

const computed: readonly ChangeCause[] = [
  'computed_base',
  'computed_turnover',
  'computed_mgmt',
  'computed_promo',
]

const readers: readonly (readonly [ChangeCause, InputOf])[] = [
  ['sales', field('sales')],
  ['transactions', field('transactions')],
  ['reported_days', field('reported_days')],
  ['trading_days', field('trading_days')],
  ['area', field('area')],
  ['lease', (row) => [row.leases]],
  ['computed_base', (row) => row.computed.base ?? null],
  ['computed_turnover', (row) => row.computed.turnover ?? null],
  ['computed_mgmt', (row) => row.computed.mgmt ?? null],
  ['computed_promo', (row) => row.computed.promo ?? null],
  ['billed_base', (row) => row.billed.base ?? null],
  ['billed_turnover', (row) => row.billed.turnover ?? null],
  ['billed_mgmt', (row) => row.billed.mgmt ?? null],
  ['billed_promo', (row) => row.billed.promo ?? null],
  ['billed_other', (row) => row.billed.other ?? null],
  ['previous', field('previous')],
  ['last_year', field('last_year')],
  ['lineage', field('yoy_basis')],
  ['earlier_months', (row) => [row.this_year, row.eleven_months, row.months]],
  ['brand', (row) => [row.brand, row.company]],
  ['classification', (row) => [row.classification]],
  ['unit', (row) => [row.floor, row.store_type]],
  ['until', field('until')],
  ['parameters', (row) => [row.params]],
]

const termReaders: readonly (readonly [ChangeCause, InputOf])[] = [
  ['rent_model', term(({ model }) => model)],
  ['base_rent', term(({ steps }) => steps)],
  ['turnover_rate', term(({ tiers }) => rateOf(tiers) ?? tiers)],
  ['rent_free_days', term(({ rent_free }) => rent_free ?? null)],
  ['turnover_basis', term(({ basis, period }) => [basis, period])],
  ['mgmt_fee', term(({ mgmt }) => mgmt ?? null)],
  ['promo_fee', term(({ promo }) => promo ?? null)],
]

/** The rate of a lease that has one rate for all sales. */
function rateOf([tier, ...others]: z.infer<typeof terms>['tiers']): number | null {
  return tier && others.length === 0 && tier[1] === 0 && typeof tier[2] !== 'number'
    ? (tier[3] ?? null)
    : null
}

/** What may change the rents of a lease. */
const explaining: ReadonlySet<ChangeCause> = new Set<ChangeCause>([
  'sales',
  'area',
  'trading_days',
  'lease',
  ...termReaders.map(([cause]) => cause),
])

/** A value that people can read: also the monthly amount of a single rent step. Ids and other lists have none. */
function named(value: unknown): Value {
  const step = z.tuple([z.tuple([z.string(), z.string(), z.number(), z.null()])]).safeParse(value).data
  if (step) return step[0][2]
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
