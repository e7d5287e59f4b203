import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { flag, flagEvidence } from '#contract/Flagging/flag.ts'
import type { FlagMetric } from '#contract/Flagging/flagRule.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { ApiError } from '#contract/reply.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { findings } from '#server/plugins/Flagging/regen/findings.ts'
import { judgedAt } from '#server/plugins/Flagging/regen/judgedAt.ts'
import { metrics, rentMetrics } from '#server/plugins/Flagging/metrics/metrics.ts'
import { tenants } from '#server/plugins/Flagging/metrics/tenants.ts'

interface FlagSubject {
  readonly site: string
  readonly store_id: string
  readonly tenant_ship_id: string | null
  readonly code: string
  readonly metric: FlagMetric
  readonly threshold: number
}

/** The figures that the rule of a flag judges, as they are today. Rents are only for those who may see them. */
export const evidenceRoute = route(flagEvidence, async ({ params: { id }, context: contextOf }) => {
  const context = contextOf()
  const { rows } = await sql<FlagSubject>`
    select flag.site, flag.store_id, flag.tenant_ship_id, flag.threshold, rule.code, rule.metric
    from ${visibleTable(flag, context)} join flag_rule rule on rule._id = flag.rule_id
    where flag._id = ${id}`.execute(context.db)
  const [flagged] = rows
  if (!flagged) throw new ApiError('not_found')
  const { site, metric, threshold } = flagged
  const judged = await judgedAt(context, site)
  const isHidden =
    rentMetrics.includes(metric) && evaluate(seesRents, { ...context.who, site: null }) !== 'yes'
  if (!judged || isHidden) return { data: { points: [], threshold, holds: false } }
  const { rows: points } = await sql<{ at: string; value: number | null }>`
    with tenant as (${tenants(judged, flagged)})
    select at, value from (${metrics[metric](judged)}) figure order by at`.execute(context.db)
  const found = await findings(context.db, judged, flagged)
  return { data: { points, threshold, holds: found.length > 0 } }
})
