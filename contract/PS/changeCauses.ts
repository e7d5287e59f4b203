/** The inputs of a row of retail performance whose change changes its figures, in the order in which they are shown. */
export const changeCauses = [
  'added',
  'removed',
  'sales',
  'transactions',
  'reported_days',
  'trading_days',
  'area',
  'lease',
  'rent_model',
  'base_rent',
  'turnover_rate',
  'rent_free_days',
  'turnover_basis',
  'mgmt_fee',
  'promo_fee',
  'computed_base',
  'computed_turnover',
  'computed_mgmt',
  'computed_promo',
  'billed_base',
  'billed_turnover',
  'billed_mgmt',
  'billed_promo',
  'billed_other',
  'previous',
  'last_year',
  'lineage',
  'earlier_months',
  'brand',
  'classification',
  'unit',
  'until',
  'parameters',
] as const

export type ChangeCause = (typeof changeCauses)[number]

type CauseUnits = Readonly<Partial<Record<ChangeCause, 'money' | 'count' | 'area' | 'ratio'>>>

const rentUnits = {
  base_rent: 'money',
  turnover_rate: 'ratio',
  mgmt_fee: 'money',
  promo_fee: 'money',
  computed_base: 'money',
  computed_turnover: 'money',
  computed_mgmt: 'money',
  computed_promo: 'money',
  billed_base: 'money',
  billed_turnover: 'money',
  billed_mgmt: 'money',
  billed_promo: 'money',
  billed_other: 'money',
} as const satisfies CauseUnits

/** What the values of a cause are measured in; the others are texts, or have no values. */
export const causeUnits: CauseUnits = {
  sales: 'money',
  transactions: 'count',
  reported_days: 'count',
  trading_days: 'count',
  area: 'area',
  rent_free_days: 'count',
  previous: 'money',
  last_year: 'money',
  ...rentUnits,
}

/** The causes that only people who see rents are shown. */
export const rentCauses: ReadonlySet<string> = new Set(Object.keys(rentUnits))
