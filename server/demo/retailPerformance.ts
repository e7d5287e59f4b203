import { sql } from 'kysely'
import { params } from '#contract/PS/params.ts'
import type { Db } from '#server/db/database.ts'
import { calculateMonth } from '#server/plugins/PS/performance/calculation/calculateMonth.ts'
import { monthEnd, monthStart } from './calendar.ts'
import { lateCorrections } from './lateCorrections.ts'

/** Sites that are calculated together. */
interface Sites {
  readonly currency: string
  readonly sites: readonly string[]
}

/** The site whose last month was changed after it was calculated. */
const staleSite = '4'

/** The site where the latest run found inputs that had been corrected since the run before it. */
const correctedSite = '2'

/**
 * Calculates the performance of the last 24 months from the sales, leases and rents of the demo operator, as
 * the runs in `calcRuns` would have done. `today` is the day after the last day of sales.
 */
export async function calculatePerformance(db: Db, today: string, now: number): Promise<void> {
  await sql`analyze tenant_sale, tenant_ship, tenant_rent, lease_ship, store, brand`.execute(db)
  const { rows } = await sql<Sites>`
    select currency, array_agg(_id order by _id) as sites from site group by currency order by currency`.execute(
    db,
  )
  const calculate = async ({ currency, sites }: Sites, ago: number) => {
    const [month, until] = [monthStart(today, ago).slice(0, 7), monthEnd(today, ago)]
    await calculateMonth(db, { sites, month, until, runId: '', now, stores: [], params: paramsIn(currency) })
  }
  for (let ago = -24; ago < 0; ago += 1) {
    for (const at of rows) await calculate(at, ago)
  }
  const corrected = rows.find(({ sites }) => sites.includes(correctedSite))
  if (corrected) {
    const month = monthStart(today, -1).slice(0, 7)
    await lateCorrections(db, { site: correctedSite, month }, () =>
      calculate({ ...corrected, sites: [correctedSite] }, -1),
    )
  }
  for (const table of ['retail_performance', 'retail_performance_summary', 'retail_calc_change'])
    await sql`update ${sql.table(table)} set run_id = ${lastRun(sql`site`)}`.execute(db)
  for (const table of ['retail_performance', 'retail_performance_summary'])
    await sql`
      update ${sql.table(table)} figures set calculated_at = least(run.finished_at, ${now})
      from retail_calc_run run where run._id = figures.run_id`.execute(db)
  await sql`
    update retail_calc_run r set rows_written = (
      select count(*) from retail_performance p
      where p.site = r.site and p.stat_month between r.from_month and r.to_month)
    where status = 'done'`.execute(db)
  await sql`insert into perf_dirty (site, stat_month) values (${staleSite}, ${monthStart(today, -1).slice(0, 7)})`.execute(
    db,
  )
}

const paramsIn = (currency: string) => ({
  minCoverage: params['perf.min_coverage'].initial,
  areaTolerance: params['perf.comparable_area_tolerance'].initial,
  salesTax: params['perf.tax_rate'].initial[currency]?.sales ?? 0,
})

/** The id of the run that wrote the rows of a site, from the id of the site. */
const lastRun = (site: ReturnType<typeof sql>) => sql`'CR-' || ${site} || '-1'`
