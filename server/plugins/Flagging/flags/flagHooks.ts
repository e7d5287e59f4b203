import { requireDoers } from '#server/services/session/doers.ts'
import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { store } from '#contract/brandDB/store.ts'
import { flag } from '#contract/Flagging/flag.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type Done, type Intent, type ResourceHooks } from '#server/engine/hooks.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { today } from '#server/engine/today.ts'
import { rentMetrics } from '#server/plugins/Flagging/metrics/metrics.ts'
import { flagSteps } from './flagSteps.ts'
import { flagSources } from './flagSources.ts'

export type FlagRow = StoredRecord<typeof flag>

const ofRule = (column: 'code' | 'metric' | 'severity'): Sql =>
  sql`(select ${sql.ref(column)} from flag_rule where flag_rule._id = flag.rule_id)`

/** What the server does for flags beyond their contract. */
export const flagHooks: ResourceHooks<typeof flag> = {
  sources: flagSources,
  readAs: {
    value: ({ who }) =>
      evaluate(seesRents, { ...who, site: null }) === 'yes'
        ? sql`value`
        : sql`case when ${ofRule('metric')} <> all(${[...rentMetrics]}) then value end`,
  },
  derived: {
    title: (context) =>
      sql`(select store_no from ${scopedTable(store, context)} where store._id = flag.store_id) || ' · ' || ${ofRule('code')} || ' · ' || flag.period`,
    metric: () => ofRule('metric'),
    severity: () => ofRule('severity'),
  },
  totals: (_, matching) => ({
    counters: sql`
    select key, count(*) as count from ${matching}
    cross join lateral (values (status), (${ofRule('metric')})) keys (key) group by key`,
  }),
  beforeSave: oneByOne(async (inside: Context, { before, values, after }: Intent<FlagRow>) => {
    if (values.owner_id)
      await requireDoers(inside, { resource: flag, field: 'owner_id', site: after.site }, [values.owner_id])
    return before ? {} : listedByHand(inside, after)
  }),
  guard: oneByOne(async (_: Context, { before, after }: Done<FlagRow>) => {
    // What rules found is cleared or muted; it stays in the history of the shop.
    if (before && !after && before.created_by === null)
      throw new ApiError('state.transition', { from: before.status, allowed: ['cleared', 'muted'] })
  }),
  actions: flagSteps,
}

/** What belongs to a flag that somebody raises themselves: the tenant, the month and the threshold of the rule. */
async function listedByHand(inside: Context, after: FlagRow): Promise<Partial<FlagRow>> {
  const day = await today(inside, after.site)
  const { rows } = await sql<{ threshold: number; ship: string | null }>`
    select threshold, (
      select _id from tenant_ship ship
      where ship.store_id = ${after.store_id} and ship.site = ${after.site} and ship.deleted_at is null
        and ship.start_date <= ${day}::date and ship_leaves(ship) >= ${day}::date
      order by start_date desc, _id limit 1) as ship
    from flag_rule where _id = ${after.rule_id} and deleted_at is null
      and (site is null or site = ${after.site})`.execute(inside.db)
  const [rule] = rows
  if (!rule) throw refuseFields('validation.failed', { rule_id: 'reference' })
  return {
    threshold: rule.threshold,
    period: after.period ?? day.slice(0, 7),
    tenant_ship_id: after.tenant_ship_id ?? rule.ship,
  }
}
