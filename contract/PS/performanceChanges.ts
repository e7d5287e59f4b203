import { z } from 'zod'
import { call } from '#contract/call.ts'
import { explanation } from '#contract/explanation.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { month } from '#contract/month.ts'
import { causeNames } from './changeCauses.ts'
import { shown, type ComparedFigure } from './figures.ts'

/** What a figure was, what it is, and the difference. */
export const changeSides = ['before', 'after', 'change'] as const

const figure = z.number().nullable()
type Sides = Record<`${ComparedFigure}_${(typeof changeSides)[number]}`, typeof figure>

/** A column for each figure and side: `sales_before`, `sales_after`, `sales_change`. */
export const sideFields = Object.fromEntries(
  shown.compared.flatMap((name) => changeSides.map((side) => [`${name}_${side}`, figure])),
  // The keys are those of the two lists above.
) as Sides

const id = z.string().nullable()
const value = z.union([z.string(), z.number()]).nullable()

/**
 * A row of retail performance that a run changed. `causes` are the inputs that changed; amounts of rents and the
 * causes that are about them are left out for people who may not see rents.
 */
const changedRow = z.object({
  /** What the row is about; exactly `Total` in the last row. */
  name: z.string(),
  is_total: z.boolean(),
  run_id: id,
  /** When the run began. */
  started_at: z.number().nullable(),
  stat_month: month.nullable(),
  tenant_ship_id: id,
  store_id: id,
  brand_id: id,
  ...sideFields,
  causes: z.array(z.object({ cause: z.enum(causeNames), before: value, after: value })),
})

/**
 * What runs changed: the rows before and after, and the inputs that changed, the largest change first. The Total row
 * comes last and is not counted; it sums up all matching rows, and has no `before` and `after` if they are of several
 * runs. The changes of the latest 20 runs of a site are kept.
 */
export const performanceChanges = call({
  method: 'GET',
  path: '/retail/performance/changes',
  does: 'Lists what recalculations changed in retail performance, and why.',
  can: 'perf.view',
  query: z.object({
    site: z.string().min(1).max(64),
    run_id: recordId.optional(),
    stat_month: month.optional(),
    store_id: recordId.optional(),
    brand_id: recordId.optional(),
    tenant_ship_id: recordId.optional(),
    /** Part of the number of the store or of a name of the brand. */
    find: z.string().trim().min(1).max(100).optional(),
    /** Only rows in which this figure changed; by default any figure. */
    figure: z.enum(shown.compared).optional(),
    /** Only rows in which it changed by more than this; without a figure, the largest change of an amount. */
    more_than: z.coerce.number().min(0).max(1e13).optional(),
    range: z.string().max(40).optional(),
  }),
  reply: z.object({ list: z.array(changedRow), total: z.number(), currency: z.string() }),
  errors: ['range.limit'],
})

/** How a figure came about before or after a run. */
export const performanceChangeExplanation = call({
  method: 'GET',
  path: '/retail/performance/changes/explanation',
  does: 'Explains a figure of retail performance as it was before or after a recalculation.',
  can: 'perf.view',
  query: z.object({
    site: z.string().min(1).max(64),
    run_id: recordId,
    stat_month: month,
    tenant_ship_id: recordId,
    store_id: recordId,
    side: z.enum(['before', 'after']),
    /** Any figure of retail performance. */
    figure: z.string().max(40),
  }),
  reply: explanation,
  errors: ['not_found'],
})
