import { sql } from 'kysely'
import type { FlagMetric } from '#contract/Flagging/flagRule.ts'
import type { Db } from '#server/db/database.ts'
import type { AssessmentDay } from '#server/plugins/Flagging/metrics/assessmentDay.ts'
import { metrics } from '#server/plugins/Flagging/metrics/metrics.ts'
import { tenants, type FigureOwner } from '#server/plugins/Flagging/metrics/tenants.ts'

/** What a rule finds in a store. */
export interface Finding {
  readonly rule_id: string
  readonly code: string
  readonly store_id: string
  readonly tenant_ship_id: string
  /** The month of the latest figure. */
  readonly period: string
  readonly value: number
  readonly threshold: number
}

/** The rule that is asked about. */
interface FindingRow {
  readonly code: string
  readonly metric: FlagMetric
}

/**
 * What the rules find at a site on a day: one statement over all its tenants, or over one. Of the rules with the same code
 * the one for the site and for the tenant's line of trade counts, the site before the line; one that is
 * switched off finds nothing. Of tenants that share a store the one that is furthest out is found. The figures are
 * read once; a planner without statistics would read them again for each tenant and rule.
 */
export async function findings(
  db: Db,
  judged: AssessmentDay,
  only?: FigureOwner & FindingRow,
): Promise<readonly Finding[]> {
  const observed = Object.entries(metrics)
    .filter(([name]) => only === undefined || name === only.metric)
    .map(
      ([name, read]) =>
        sql`select ${name} as metric, ship_id, at, ${held} as value, nth::int as nth from (${read(judged)}) one`,
    )
  const { rows } = await sql<Finding>`
    with tenant as materialized (${tenants(judged, only)}),
    rule as materialized (
      select distinct on (tenant.ship_id, r.code) tenant.ship_id, tenant.store_id, r._id as rule_id, r.code, r.metric,
        r.operator, r.threshold, r.periods, r.is_active
      from tenant join flag_rule r on r.deleted_at is null and (r.site is null or r.site = ${judged.site})
        and (r.level1_id is null or r.level1_id = tenant.level1_id) and r.code = coalesce(${only?.code ?? null}, r.code)
      order by tenant.ship_id, r.code, r.site nulls last, r.level1_id nulls last),
    observed as materialized (${sql.join(observed, sql` union all `)})
    select distinct on (code, store_id) rule_id, code, store_id, ship_id as tenant_ship_id, period, value, threshold
    from (
      select rule.rule_id, rule.code, rule.store_id, rule.ship_id, rule.threshold, rule.operator,
        max(left(observed.at, 7)) filter (where nth = 1) as period, max(observed.value) filter (where nth = 1) as value
      from rule join observed on observed.ship_id = rule.ship_id and observed.metric = rule.metric and nth <= rule.periods
      where rule.is_active
      group by rule.rule_id, rule.code, rule.store_id, rule.ship_id, rule.threshold, rule.operator, rule.periods
      having count(*) filter (where ${isBeyond}) = rule.periods) found
    order by code, store_id, case when operator like 'l%' then value else -value end, ship_id`.execute(db)
  return rows
}

/**
 * A figure as far as a flag can hold it: one mistyped amount must not keep the others of a site from being judged. No figure stays
 * none, although `least` and `greatest` would take the bound for it.
 */
const held = sql`case when value is not null then greatest(-999999, least(999999, value)) end`

/** On the wrong side of the threshold. No figure is on no side. */
const isBeyond = sql`case rule.operator when 'lt' then observed.value < rule.threshold
  when 'lte' then observed.value <= rule.threshold when 'gt' then observed.value > rule.threshold
  else observed.value >= rule.threshold end`
