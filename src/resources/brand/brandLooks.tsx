import { PriceBand } from './PriceBand.tsx'
import { brandTones } from './brandTones.ts'

/** How fields of a brand are shown where their kind alone does not say: in tables, on pages and in the history. */
export const brandLooks = {
  // A year is a figure without separators.
  founded_year: { format: String },
  price_band: { format: (band: number) => <PriceBand band={band} /> },
  status: { tones: brandTones },
}
