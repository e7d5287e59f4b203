import { flag, ref, text } from '#contract/fields.ts'
import { decimal, integer } from '#contract/numberFields.ts'
import type { Figure } from './figure.ts'
import { log, type Fields } from '#contract/resource.ts'
import type { Source } from '#contract/source.ts'
import { eachFigure, virtualFigures } from './figures.ts'

/** The units from which a unit was split or merged, with whose sales those of its first year are compared. */
const through = { table: 'store_lineage', from: 'child_id', to: 'parent_id' }

/** What the figures of a tenancy and unit are calculated from: everything that was ever reported, billed or agreed. */
export const performanceSources: readonly Source[] = [
  { of: 'tenant_ship', by: 'tenant_ship_id' },
  { of: 'store', by: 'store_id' },
  { of: 'brand', by: 'brand_id' },
  { of: 'tenant_sale', by: 'tenant_ship_id', in: 'tenant_ship_id' },
  { of: 'tenant_rent', by: 'tenant_ship_id', in: 'tenant_ship_id' },
  { of: 'lease_ship', by: 'store_id', in: 'store_ids' },
  { of: 'store', by: 'store_id', through },
  { of: 'tenant_ship', by: 'store_id', in: 'store_id', through },
  { of: 'tenant_sale', by: 'store_id', in: 'store_id', through },
]

const fieldOf = ({ unit, private: rule }: Figure) => {
  const options = rule ? { private: rule } : {}
  return unit === 'count' ? integer(options) : decimal(options)
}

/** What rows of performance can be sorted by. */
export const performanceFields = {
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
  ...eachFigure(fieldOf),
  is_comparable: flag(),
  is_partial: flag(),
}

/** What a condition on the calculated figures can name; each is a column of `retail_performance`. */
const fields: Fields = Object.fromEntries(
  Object.entries(performanceFields).filter(([name]) => !virtualFigures().some((one) => one === name)),
)

/**
 * The calculated figures of a tenancy and month, by the name of their table. Nobody lists the rows themselves: it says which
 * rows people see, what conditions name, and which figures are rents.
 */
export const performanceRecord = {
  ...log({
    name: 'retail_performance',
    path: '/retail/performance/list',
    scope: 'site',
    fields,
    search: ['tenant_ship_id', 'store_id.store_no', 'brand_id'],
    can: { view: 'perf.view' },
    amongAll: ['rank_site', 'rank_category', 'rank_prev'],
    derivedFrom: performanceSources,
  }),
  // The rows have no id of their own.
  fields,
}
