import { sql } from 'kysely'
import { figures, storedFigures } from '#contract/PS/figures.ts'
import type { Db } from '#server/db/database.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { calculated, dependsOn } from '#server/plugins/PS/formulas/ofRow.ts'
import type { CalculationParams } from '#server/plugins/PS/performance/calculation/calculatedMonth.ts'
import type { Scenario } from './assume.ts'

interface FollowedMonth {
  readonly scenario: Pick<Scenario, '_id' | 'replaces_billed'>
  readonly month: string
  /** The last day that counts. */
  readonly until: string
  readonly params: CalculationParams
}

/** The charges that are computed, each with its column. */
const charges = [
  ['base', 'base_rent'],
  ['turnover', 'turnover_rent'],
  ['mgmt', 'mgmt_fee'],
  ['promo', 'promo_fee'],
] as const

/**
 * Moves what was billed in a month by as much as the assumptions move what the lease says. A bill can differ from the lease, and
 * to set it aside would show that difference as one of the assumptions: a scenario without any would not be what is.
 * What was waived stays waived.
 */
export async function followBills(db: Db, { scenario, month, until, params }: FollowedMonth): Promise<void> {
  if (!scenario.replaces_billed) return
  const columns = charges.map(([, column]) => column)
  const affected = storedFigures().filter((name) => dependsOn(name, columns))
  const given = new Set(affected.flatMap((name) => figures[name].from.inputs)).add('coverage')
  const kept = [...given].filter((name) => ![...columns, ...affected].some((one) => one === name))
  const days = sql`(${until}::date - ${`${month}-01`}::date + 1)`
  const isCovered = sql`coverage >= ${params.minCoverage}::numeric`
  await sql`
    with moved as (
      select now.tenant_ship_id, now.store_id, ${sql.join(kept.map((name) => sql.ref(`now.${name}`)))},
        ${sql.join(charges.map(([charge, column]) => sql`now.${sql.ref(column)} + ${moveOf(charge)} as ${sql.ref(column)}`))}
      from perf_scenario_figure now join perf_scenario_figure before using (scenario_id, stat_month, tenant_ship_id, store_id)
      where scenario_id = ${scenario._id} and stat_month = ${month} and now.is_assumed and not before.is_assumed
        and now.inputs -> 'billed' <> '{}'
    )
    update perf_scenario_figure f
    set ${sql.join([...columns, ...affected].map((name) => sql`${sql.ref(name)} = fresh.${sql.ref(name)}`))}
    from (select * from moved ${calculated(affected, { days, isCovered })}) fresh
    where f.scenario_id = ${scenario._id} and f.is_assumed and f.stat_month = ${month}
      and f.tenant_ship_id = fresh.tenant_ship_id and f.store_id = fresh.store_id`.execute(db)
}

/** By how much the lease gives another charge than it does as it is; nothing where it was not billed. */
const moveOf = (charge: string): Sql => {
  const computed = (side: string) =>
    sql`coalesce((${sql.ref(`${side}.inputs`)} #>> ${`{computed,${charge}}`}::text[])::numeric, 0)`
  return sql`case when now.inputs #> ${`{billed,${charge}}`}::text[] is not null and not exists (
      select from public.tenant_rent r where r.tenant_ship_id = now.tenant_ship_id and r.stat_month = now.stat_month
        and r.charge_type = ${charge} and r.status = 'waived' and r.corrects is null and r.deleted_at is null)
    then ${computed('now')} - ${computed('before')} else 0 end`
}

/**
 * By how much bills of turnover rent moved in the months before, for those after: what was recognised since a lease year began
 * counts there.
 */
export const movedBills = (id: string): Sql => sql`
  select tenant_ship_id, stat_month, sum(case when is_assumed then turnover_rent else -turnover_rent end) as change
  from perf_scenario_figure where scenario_id = ${id} and inputs #> '{billed,turnover}' is not null
  group by tenant_ship_id, stat_month having count(distinct is_assumed) = 2`
