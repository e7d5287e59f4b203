import { z } from 'zod'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/field.ts'
import { isOneRange, month, monthRange } from '#contract/month.ts'

const id = z.string().nullable()
const figure = z.number().nullable()

/**
 * The figures of a tenancy, or of a group, in a month or several; calculated, so as old as `calculated_at`. Amounts in the
 * currency of the answer, areas in square metres, ratios as fractions. What cannot be told is null: `ocr`, densities
 * and ranks below the least coverage, changes without a base, and whatever says a rent to whoever may not see rents.
 */
const performanceRow = z.object({
  /** What the row is about; exactly `Total` in the row that comes last on every page. */
  name: z.string(),
  is_total: z.boolean(),
  site: id,
  /** None when the row sums several months. */
  stat_month: month.nullable(),
  tenant_ship_id: id,
  store_id: id,
  brand_id: id,
  company_id: id,
  floor_id: id,
  category_id: id,
  level1_id: id,
  level2_id: id,
  /** Mean over the days of the month. */
  area_avg: figure,
  /** Days open; days of them with a report; reported over open. */
  trading_days: figure,
  reported_days: figure,
  coverage: figure,
  sales: figure,
  /** Without tax. */
  sales_net: figure,
  transactions: figure,
  base_rent: figure,
  turnover_rent: figure,
  total_rent: figure,
  mgmt_fee: figure,
  promo_fee: figure,
  other_charge: figure,
  /** Rent, fees and other charges. */
  occupancy_cost: figure,
  /** Occupancy cost over sales. */
  ocr: figure,
  /** Rent over sales. */
  rent_ratio: figure,
  /** Sales per square metre. */
  sales_density: figure,
  /** Rent per square metre and day. */
  rent_density_day: figure,
  avg_ticket: figure,
  sales_prev_month: figure,
  /** Change against the month before, and against the year before. */
  mom: figure,
  sales_last_year: figure,
  yoy: figure,
  /** Since January, and of the last twelve months. */
  ytd_sales: figure,
  mat_sales: figure,
  /** Traded all of the month and of the same month a year ago, in much the same space. */
  is_comparable: z.boolean(),
  /** By sales; equals share a rank and the next is skipped. */
  rank_site: figure,
  rank_category: figure,
  rank_prev: figure,
  /** Not the whole month, or not all of it reported. */
  is_partial: z.boolean(),
  /** `lineage`: against what the unit was before it was divided or joined. */
  yoy_basis: z.enum(['direct', 'lineage', 'none']),
  warnings: z.array(z.string()),
  run_id: id,
  calculated_at: figure,
  /** Something that it was calculated from has changed since. */
  is_stale: z.boolean(),
  /** Of the Total row: those left out of `ocr` because they lack a cost or sales. */
  excluded_rows: figure,
})

/** The rows that match and a Total row, which is not counted in `total` and takes no place of a page. */
export const retailPerformanceList = call({
  method: 'GET',
  path: '/retail/performance/list',
  does: 'Lists sales, rents and their ratios by store, brand, floor, category or site.',
  can: 'perf.view',
  query: z
    .object({
      site: z.string().max(64).optional(),
      ...monthRange,
      group_by: z.enum(['store', 'brand', 'floor', 'category', 'site']).default('store'),
      cond: z.string().max(20_000).optional(),
      sort: z.string().max(2000).optional(),
      range: z.string().max(40).optional(),
      /** 1: comparable tenancies alone. */
      comparable: z.enum(['0', '1']).default('0'),
    })
    .refine(isOneRange, { path: ['stat_month'] }),
  reply: z.object({
    list: z.array(performanceRow),
    total: z.number(),
    run: z.object({ run_id: z.string(), calculated_at: z.number(), is_stale: z.boolean() }).nullable(),
    currency: z.string(),
  }),
  errors: ['cond.malformed', 'cond.field', 'range.limit'],
})

/** One store, tenancy or brand over the months, against its like; the whole site without an id. */
export const retailPerformance = call({
  method: 'GET',
  path: '/retail/performance',
  does: 'Answers how sales and rents went over the months.',
  can: 'perf.view',
  query: z
    .object({
      site: z.string().max(64).optional(),
      store_id: recordId.optional(),
      tenant_ship_id: recordId.optional(),
      brand_id: recordId.optional(),
      months: z.coerce.number().int().min(1).max(60).default(24),
    })
    .refine(
      ({ store_id, tenant_ship_id, brand_id }) =>
        [store_id, tenant_ship_id, brand_id].filter((given) => given !== undefined).length <= 1,
      { path: ['store_id'] },
    ),
  reply: z.object({
    trend: z.array(
      z.object({
        stat_month: month,
        sales: figure,
        rent: figure,
        ocr: figure,
        density: figure,
        mom: figure,
        yoy: figure,
      }),
    ),
    current: performanceRow.nullable(),
    previous: performanceRow.nullable(),
    /** Of the same level 1 at the site. */
    peers: z.object({ median_density: figure, median_ocr: figure }),
  }),
  errors: ['not_found'],
})
