import { sql } from 'kysely'
import { flag } from '#contract/Flagging/flag.ts'
import type { FlagMetric } from '#contract/Flagging/flagRule.ts'
import { performanceSources } from '#contract/PS/performanceRecord.ts'
import type { Source } from '#contract/source.ts'
import { and, type Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { sourcesInScope } from '#server/engine/inScope.ts'

const ofTenancy = (of: string): Source => ({ of, by: 'tenant_ship_id', in: 'tenant_ship_id' })
const ofShop = (of: string): Source => ({ of, by: 'store_id', in: 'store_id' })
const performance = performanceSources.filter(({ by }) => by !== 'brand_id')

const lease: readonly Source[] = [{ of: 'lease_ship', by: 'store_id', in: 'store_ids' }]
const scores = [ofShop('scoring_report'), ofShop('scoring_result')]

/** What the figures of flags come from. */
const sources: Readonly<Record<FlagMetric, readonly Source[]>> = {
  mom: performance,
  yoy: performance,
  ocr_over_benchmark: performance,
  lease_days_left: lease,
  days_without_sales: [ofTenancy('tenant_sale')],
  daily_score: scores,
  daily_score_rank: scores,
  overdue_problems: [ofShop('tour_problem'), ofShop('myscust_problem')],
  mystery_score: [ofShop('myscust_result')],
  rent_days_outstanding: [ofTenancy('tenant_rent')],
}

const tenant: readonly Source[] = [
  { of: 'store', by: 'store_id' },
  { of: 'tenant_ship', by: 'tenant_ship_id' },
]

/** A flag is hidden from people for whom a data scope hides its tenant, or something that its figure comes from. */
export function flagSources(context: Context): Sql {
  const ofTenant = sourcesInScope(tenant, flag, context)
  // Metrics with the same sources are tested at once.
  const tests = [...Map.groupBy(Object.entries(sources), ([, from]) => from)].flatMap(([from, judged]) => {
    const metrics = judged.map(([metric]) => metric)
    const test = sourcesInScope(from, flag, context)
    const isOther = sql`not exists (
      select from flag_rule where flag_rule._id = flag.rule_id and metric = any(${metrics}))`
    return [sql`(${isOther} or ${test})`]
  })
  return and([ofTenant, ...tests])
}
