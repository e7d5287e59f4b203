import { sql } from 'kysely'
import { flag } from '#contract/Flagging/flag.ts'
import type { FlagMetric } from '#contract/Flagging/flagRule.ts'
import { performanceSources } from '#contract/PS/performanceRecord.ts'
import type { Source } from '#contract/resource.ts'
import { always, and, type Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { sourcesInScope } from '#server/engine/inScope.ts'

const ofTenancy = (of: string): Source => ({ of, by: 'tenant_ship_id', in: 'tenant_ship_id' })
const ofShop = (of: string): Source => ({ of, by: 'store_id', in: 'store_id' })
const performance = performanceSources.filter(({ by }) => by !== 'brand_id')

/** What the figures of flags come from, by the metrics of their rules. */
const sources: readonly (readonly [metrics: readonly FlagMetric[], from: readonly Source[]])[] = [
  [['mom', 'yoy', 'ocr_over_benchmark'], performance],
  [['lease_days_left'], [{ of: 'lease_ship', by: 'store_id', in: 'store_ids' }]],
  [['days_without_sales'], [ofTenancy('tenant_sale')]],
  [['rent_days_outstanding'], [ofTenancy('tenant_rent')]],
  [
    ['daily_score', 'daily_score_rank'],
    [ofShop('scoring_report'), ofShop('scoring_result')],
  ],
  [['overdue_problems'], [ofShop('tour_problem'), ofShop('myscust_problem')]],
  [['mystery_score'], [ofShop('myscust_result')]],
]

const tenant: readonly Source[] = [
  { of: 'store', by: 'store_id' },
  { of: 'tenant_ship', by: 'tenant_ship_id' },
]

/** A flag is hidden from people for whom a data scope hides its tenant, or something that its figure comes from. */
export function flagSources(context: Context): Sql {
  const ofTenant = sourcesInScope(tenant, flag, context)
  const tests = sources.flatMap(([metrics, from]) => {
    const test = sourcesInScope(from, flag, context)
    const isOther = sql`not exists (
      select from flag_rule where flag_rule._id = flag.rule_id and metric = any(${[...metrics]}))`
    return test === always ? [] : [sql`(${isOther} or ${test})`]
  })
  return tests.length === 0 ? ofTenant : and([ofTenant, ...tests])
}
