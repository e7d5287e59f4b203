import { sql } from 'kysely'
import { params } from '#contract/PS/area.ts'
import type { Db } from '#server/db/database.ts'
import { calculateMonth } from '#server/plugins/PS/performance/calculation/calculateMonth.ts'
import { monthEnd, monthStart } from '#server/demo/calendar.ts'
import type { DemoGround } from '#server/demo/demoGround.ts'
import type { DemoPart } from '#server/demo/demoPart.ts'
import { lateCorrections } from './lateCorrections.ts'
import type { DemoSite } from '#server/demo/sites.ts'

/** The site whose last month was changed after it was calculated. */
const staleSite = '4'

/** The site where the latest run found inputs that had been corrected since the run before it. */
const correctedSite = '2'

/** The site that is calculated first. */
const firstSite = '2'

const months = 24
const analyzedEvery = 8

/**
 * Calculate the performance of a site in the last 24 months from the sales, leases and rents of the demo operator, a part for
 * each month, as the latest run in `calcRuns` would have done. The oldest month comes first: later months are compared with it.
 */
export function performanceParts(
  site: DemoSite,
  { today, now }: Pick<DemoGround, 'today' | 'now'>,
): readonly DemoPart[] {
  const calculate = async (db: Db, ago: number): Promise<void> => {
    const [month, until] = [monthStart(today, -ago).slice(0, 7), monthEnd(today, -ago)]
    const at = { month, until, runId: lastRun(site), now: await finishedAt(db, site, now), stores: [] }
    await calculateMonth(db, { sites: [site._id], ...at, params: paramsIn(site.currency) })
    // While there are few rows, the planner has to be told how many: its plans are for the months before.
    if (site._id === firstSite && ago % analyzedEvery === 0)
      await sql`analyze retail_performance, retail_performance_summary`.execute(db)
  }
  const write = async (inside: Db, ago: number): Promise<void> => {
    await calculate(inside, ago)
    if (ago > 1) return
    if (site._id === correctedSite) {
      const month = monthStart(today, -1).slice(0, 7)
      await lateCorrections(inside, { site: site._id, month }, () => calculate(inside, ago))
    }
    await completeRuns(inside, site, today)
  }
  return Array.from({ length: months }, (_, place) => months - place).map((ago) => ({
    kind: 'performance',
    make: async (db, commit) => {
      await commit((inside) => write(inside, ago))
      // A row is written again when it gets its rank: the space of the first is for the next site.
      if (ago === 1) await sql`vacuum retail_performance`.execute(db)
    },
  }))
}

/** The id of the run that wrote the rows of a site. */
const lastRun = ({ _id }: DemoSite): string => `CR-${_id}-1`

async function finishedAt(db: Db, site: DemoSite, now: number): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select least(finished_at, ${now}) as at from retail_calc_run where _id = ${lastRun(site)}`.execute(db)
  return rows[0]?.at ?? now
}

async function completeRuns(db: Db, { _id: site }: DemoSite, today: string): Promise<void> {
  await sql`
    update retail_calc_run r set rows_written = (
      select count(*) from retail_performance p
      where p.site = r.site and p.stat_month between r.from_month and r.to_month)
    where status = 'done' and site = ${site}`.execute(db)
  if (site === staleSite)
    await sql`
      insert into perf_dirty (site, stat_month) values (${site}, ${monthStart(today, -1).slice(0, 7)})
      on conflict do nothing`.execute(db)
}

const paramsIn = (currency: string) => ({
  minCoverage: params['perf.min_coverage'].initial,
  areaTolerance: params['perf.comparable_area_tolerance'].initial,
  salesTax: params['perf.tax_rate'].initial[currency]?.sales ?? 0,
})
