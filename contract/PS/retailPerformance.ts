import { z } from 'zod'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { month, monthRange, oneRange } from '#contract/month.ts'
import { eachFigure, trendFigures } from './figures.ts'

const id = z.string().nullable()
const figure = z.number().nullable()

/**
 * The figures of a tenancy or of a group, for one month or several. An id is that of all that the row sums up, or
 * null. They are calculated, so they are as old as `calculated_at`. Amounts are in the currency of the reply, areas in square metres, ratios are fractions.
 * Unknown figures are null: `ocr`, densities and ranks below the minimum coverage, changes without a base,
 * and everything about rents for people who may not see rents.
 */
export const performanceRow = z.object({
  /** What the row is about; exactly `Total` in the last row of every page. */
  name: z.string(),
  is_total: z.boolean(),
  /** In the caller's language, if all that the row sums up is of one floor or category. */
  floor_name: id,
  category_name: id,
  /** That of the reply, unless a rate is missing: then the row keeps its own, and the Total row leaves it out. */
  currency: z.string(),
  site: id,
  /** Null when the row sums several months. */
  stat_month: month.nullable(),
  tenant_ship_id: id,
  store_id: id,
  brand_id: id,
  company_id: id,
  floor_id: id,
  category_id: id,
  level1_id: id,
  level2_id: id,
  /** The number of stores. */
  stores: z.number(),
  /**
   * Each of the figures (`figures.ts`). Changes are against the month before, if the row is about one month, and against the
   * same months a year before. A group is compared with everything that was sold then, by tenants who have left too; with
   * `comparable`, and in a month that is not over, each tenancy with itself. Ranks are of a tenancy in one month.
   */
  ...eachFigure(() => figure),
  /** Traded for the whole month and the same month a year ago, in much the same space. */
  is_comparable: z.boolean(),
  /** The month is not complete, or not completely reported. */
  is_partial: z.boolean(),
  /**
   * The last month was calculated before its end: its figures are those until then, and they are compared with as many days of
   * the earlier months (`sales_prev_month`, `sales_last_year`), or with nothing where these are not known by day.
   */
  is_to_date: z.boolean(),
  /** `lineage`: compared with the units from which this one was split or merged. */
  yoy_basis: z.enum(['direct', 'lineage', 'none']),
  warnings: z.array(z.string()),
  run_id: id,
  calculated_at: figure,
  /** Something that it was calculated from has changed since then. */
  is_stale: z.boolean(),
  /** In the Total row: the number of rows left out of `ocr` because they lack a cost or sales. */
  excluded_rows: figure,
})

/**
 * The matching rows and a Total row, which is the last of every page and not counted in `total` or in the size of a
 * page. By `store`, each tenancy has its row. Conditions are about the tenancies and months that are summed up.
 */
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
      /** 1: only comparable tenancies. */
      comparable: z.enum(['0', '1']).default('0'),
    })
    .superRefine(oneRange),
  reply: z.object({
    list: z.array(performanceRow),
    total: z.number(),
    run: z
      .object({
        run_id: z.string(),
        calculated_at: z.number(),
        is_stale: z.boolean(),
        /** The months whose sales, rents or leases have changed since, in order. */
        stale_months: z.array(z.string()),
      })
      .nullable(),
    currency: z.string(),
  }),
  errors: ['cond.malformed', 'cond.field', 'range.limit'],
})

const trendFields = Object.fromEntries(Object.keys(trendFigures).map((name) => [name, figure])) as Record<
  keyof typeof trendFigures,
  typeof figure
>

/** A store, tenancy or brand over the months, compared with its peers; without an id the whole site. */
export const retailPerformance = call({
  method: 'GET',
  path: '/retail/performance',
  does: 'Returns sales and rents over the months.',
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
        ...trendFields,
        /** As in the rows of `/retail/performance/list`. */
        is_to_date: z.boolean(),
      }),
    ),
    current: performanceRow.nullable(),
    previous: performanceRow.nullable(),
    /** Of the other tenancies of the same level 1 at the site, in the month of `current`. */
    peers: z.object({ median_density: figure, median_ocr: figure }),
    currency: z.string(),
  }),
  errors: ['not_found'],
})
