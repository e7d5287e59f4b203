import { z } from 'zod'
import { date } from '#contract/dayFields.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import type { FieldErrors } from '#contract/reply.ts'

const day = date({ required: true }).schema
/** Of a month; sales are those of a year. */
const amount = z.number().min(0).max(1e9)
const perSquareMetre = z.number().min(0).max(1e6)
const sales = z.number().min(0).max(1e10)

const rentStep = z.strictObject({
  from: day,
  to: day,
  /** One of the two: for the month, or per square metre and month. */
  base_rent_month: amount.nullable(),
  base_rent_per_m2: perSquareMetre.nullable(),
})
/** The base rent of a period, both days included. */
export type RentStep = z.infer<typeof rentStep>

const turnoverTier = z.strictObject({
  /** Null for all sales. */
  sales_category_id: recordId.nullable(),
  from_amount: sales,
  /** Null without an upper limit. */
  to_amount: sales.nullable(),
  /** A fraction: 0.12 is 12 %. */
  rate: z.number().min(0).max(1),
})
/** The share of sales from one amount to another, per `turnover_period`. */
export type TurnoverTier = z.infer<typeof turnoverTier>

export const rentSteps = z.array(rentStep).max(120)
export const turnoverTiers = z.array(turnoverTier).max(50)

/** What is wrong with the term of a lease, its rent steps and its turnover tiers. */
export function termErrors(record: Readonly<Record<string, unknown>>): FieldErrors {
  const { start_date: start, end_date: end, break_date: leaves, rent_steps, turnover_tiers } = record
  const term = {
    start: typeof start === 'string' ? start : '',
    end: typeof end === 'string' ? end : '9999-12-31',
  }
  const steps = stepsError(rentSteps.safeParse(rent_steps).data ?? [], term)
  const tiers = tiersError(turnoverTiers.safeParse(turnover_tiers).data ?? [])
  return {
    ...(term.end <= term.start ? { end_date: 'before_start' } : {}),
    ...(typeof leaves === 'string' && isOutside(leaves, term) ? { break_date: 'outside_term' } : {}),
    ...(steps ? { rent_steps: steps } : {}),
    ...(tiers ? { turnover_tiers: tiers } : {}),
  }
}

interface Term {
  readonly start: string
  readonly end: string
}

const isOutside = (day: string, { start, end }: Term): boolean => day < start || day > end

function stepsError(steps: readonly RentStep[], term: Term): string | undefined {
  const sorted = steps.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (
    sorted.some(({ base_rent_month: whole, base_rent_per_m2: each }) => (whole === null) === (each === null))
  )
    return 'one_amount'
  if (sorted.some(({ from, to }) => to < from)) return 'before_start'
  if (sorted.some(({ from, to }) => isOutside(from, term) || isOutside(to, term))) return 'outside_term'
  return sorted.some(({ from }, at) => from <= (sorted[at - 1]?.to ?? '')) ? 'overlap' : undefined
}

function tiersError(tiers: readonly TurnoverTier[]): string | undefined {
  if (tiers.some(({ from_amount: from, to_amount: to }) => to !== null && to <= from)) return 'tier_order'
  const groups = Map.groupBy(tiers, ({ sales_category_id }) => sales_category_id).values()
  for (const group of groups) {
    const sorted = group.toSorted((a, b) => a.from_amount - b.from_amount)
    if (sorted.some(({ from_amount }, at) => at > 0 && from_amount < (sorted[at - 1]?.to_amount ?? Infinity)))
      return 'overlap'
  }
  return undefined
}
