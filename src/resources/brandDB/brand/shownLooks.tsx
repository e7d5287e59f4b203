import type { brand } from '#contract/brandDB/brand.ts'
import type { StatusColors } from '#contract/nounScreens.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { PriceBand } from './PriceBand.tsx'
import { SiteList } from './SiteList.tsx'

/** The colour of each status of a brand. */
export const brandStatusColors: StatusColors = {
  prospect: 'blue',
  active: 'green',
  inactive: 'grey',
  blacklisted: 'red',
}

/** How fields of a brand are shown where their kind alone is not enough. */
export const shownLooks: FieldLooks<typeof brand> = {
  // A year has no thousands separator.
  founded_year: { format: String },
  price_band: { format: (band) => <PriceBand band={band} /> },
  site_ids: { render: (ids) => <SiteList ids={ids} /> },
  status: { statusColors: brandStatusColors },
}
