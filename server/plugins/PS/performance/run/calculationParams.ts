import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { readParams } from '#server/services/params.ts'
import type { CalculationParams } from '#server/plugins/PS/performance/calculation/calculatedMonth.ts'

/** The parameters of the calculation at a site. Its currency decides about the tax, if sales are reported with tax. */
export async function calculationParams(db: Db, site: string): Promise<CalculationParams> {
  const param = await readParams(db, site)
  const { rows } = await sql<{ currency: string }>`
    select currency from site where _id = ${site} and tax_inclusive`.execute(db)
  const rates = Object.entries(param('perf.tax_rate')).find(
    ([currency]) => currency === rows[0]?.currency,
  )?.[1]
  return {
    minCoverage: param('perf.min_coverage'),
    areaTolerance: param('perf.comparable_area_tolerance'),
    // The operator writes this parameter as JSON.
    salesTax: typeof rates?.sales === 'number' && rates.sales >= 0 ? rates.sales : 0,
  }
}
