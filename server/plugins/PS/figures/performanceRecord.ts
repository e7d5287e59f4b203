import { decimal, flag, integer, ref, text } from '#contract/field.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { log } from '#contract/resource.ts'

const rent = () => decimal({ private: seesRents })

/** What a condition on the calculated figures can name; each is a column of `retail_performance`. */
const fields = {
  site: ref('site'),
  stat_month: text(),
  tenant_ship_id: ref('tenant_ship'),
  store_id: ref('store'),
  brand_id: ref('brand'),
  company_id: ref('company'),
  floor_id: ref('floor'),
  category_id: ref('brand_category'),
  level1_id: ref('level1_classification'),
  level2_id: ref('level2_classification'),
  area_avg: decimal(),
  trading_days: integer(),
  reported_days: integer(),
  coverage: decimal(),
  sales: decimal(),
  sales_net: decimal(),
  transactions: integer(),
  base_rent: rent(),
  turnover_rent: rent(),
  total_rent: rent(),
  mgmt_fee: rent(),
  promo_fee: rent(),
  other_charge: rent(),
  occupancy_cost: rent(),
  ocr: rent(),
  rent_ratio: rent(),
  sales_density: decimal(),
  rent_density_day: rent(),
  avg_ticket: decimal(),
  sales_prev_month: decimal(),
  mom: decimal(),
  sales_last_year: decimal(),
  yoy: decimal(),
  ytd_sales: decimal(),
  mat_sales: decimal(),
  is_comparable: flag(),
  rank_site: integer(),
  rank_category: integer(),
  rank_prev: integer(),
  is_partial: flag(),
}

/**
 * The calculated figures of a tenancy and month. Nobody lists the rows themselves, so that this is not part of the
 * contract: it says which rows people see, what conditions name, and which figures are rents.
 */
export const performanceRecord = {
  ...log({
    name: 'retail_performance',
    path: '/retail/performance/list',
    scope: 'site',
    fields,
    can: { view: 'perf.view' },
  }),
  // The rows have no id of their own.
  fields,
}
