import type { reportExport } from '#contract/reports/reportExport.ts'
import type { RecordOf } from '#contract/resource.ts'

/** The address of the report with the parameters that it was run with. */
export function againAddress({ report, site, params }: RecordOf<typeof reportExport>): string {
  const given = Object.entries(params).filter(([, value]) => value !== null)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  if (site === null) query.set('scope', 'all')
  return `/reports/center/${report}?${query}`
}
