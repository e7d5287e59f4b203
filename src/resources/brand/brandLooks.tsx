import { PriceBand } from './PriceBand.tsx'
import { brandStatusColors } from './brandStatusColors.ts'
import { SiteList } from './SiteList.tsx'

/** The sites that a brand trades at, as a fact of it. */
export const sitesFact = {
  source: 'site_ids',
  render: (ids: unknown) => <SiteList ids={Array.isArray(ids) ? ids.map(String) : []} />,
}

/** How fields of a brand are shown where their kind alone does not say: in tables, on pages and in the history. */
export const brandLooks = {
  // A year is a figure without separators.
  founded_year: { format: String },
  price_band: { format: (band: number) => <PriceBand band={band} /> },
  status: { statusColors: brandStatusColors },
}
