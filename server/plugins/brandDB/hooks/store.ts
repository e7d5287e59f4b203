import { sql } from 'kysely'
import type { z } from 'zod'
import type { store } from '#contract/brandDB/store.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { namesField } from '#server/engine/asks.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { countBy } from '#server/engine/counters.ts'
import type { ResourceHooks, Done } from '#server/engine/hooks.ts'
import type { Context } from '#server/engine/context.ts'
import { idsOf } from '#server/engine/rows.ts'
import { today, todayAt, todaySql } from '#server/engine/today.ts'
import {
  measuredOn,
  moveFirstArea,
  noBeginning,
  recordAreas,
  type DatedArea,
} from '#server/plugins/brandDB/stores/areaHistory.ts'
import { requirePresent, type StoreRow } from '#server/plugins/brandDB/stores/history.ts'

/** What is known about a store in addition to its row. */
export const storeHooks: ResourceHooks<typeof store> = {
  derived: {
    current_ship: ({ now }) => sql`(
      select jsonb_build_object('_id', s._id, 'brand_id', s.brand_id, 'trade_name', s.trade_name, 'status', s.status,
        'start_date', s.start_date, 'end_date', s.end_date)
      ${shipsToday(now)} order by s.share_ratio desc, s.start_date, s._id limit 1)`,
    brand_id: ({ now }) => sql`array(select s.brand_id ${shipsToday(now)})`,
  },
  defaultFilter: (cond) =>
    ['_id', 'is_split', 'is_merge'].some((name) => namesField(cond, name))
      ? undefined
      : sql`not is_split and not is_merge`,
  totals: countBy('status'),
  beforeSave: async (inside, changes) => {
    const known = changes.flatMap(({ before, values }) => (before ? [{ before, values }] : []))
    for (const { before } of known) requirePresent(before)
    const moved = known.filter(
      ({ before, values }) => 'effective_from' in values && values.effective_from !== before.effective_from,
    )
    await requireOwnStart(
      inside,
      moved.map(({ before }) => before),
    )
    return undefined
  },
  afterChange: follow,
  actions: { resize },
}

/** The tenancies that run today, by the date at the site. */
const shipsToday = (now: number): Sql => sql`
  from tenant_ship s join site at on at._id = s.site
  where s.store_id = store._id and s.deleted_at is null
    and ${todaySql({ now })}
      between s.start_date and coalesce(s.actual_exit_date, s.end_date)`

/**
 * The history of areas is updated with the area. A unit that is historical, or from which others came, keeps
 * its own.
 */
async function follow(inside: Context, changes: readonly Done<StoreRow>[]): Promise<void> {
  await requireRemovable(
    inside,
    changes.flatMap(({ before, after }) => (before && !after ? [before] : [])),
  )
  const stored = changes.flatMap(({ before, after }) => (after ? [{ before, after }] : []))
  for (const { before, after } of stored) {
    if (before && after.effective_from !== before.effective_from)
      await moveFirstArea(inside.db, after._id, after.effective_from ?? noBeginning)
  }
  await recordAreas(inside.db, await measured(inside, stored))
}

/** The new areas, each with the day from which it applies. */
async function measured(
  inside: Context,
  stored: readonly { before: StoreRow | null; after: StoreRow }[],
): Promise<DatedArea[]> {
  const resized = stored.filter(({ before, after }) => !before || before.area !== after.area)
  if (resized.length === 0) return []
  const days = await todayAt(
    inside,
    resized.map(({ after }) => after.site),
  )
  const last = await measuredOn(inside.db, idsOf(resized.map(({ after }) => after)))
  return resized.map(({ before, after }) => {
    const store_id = after._id
    const start = after.effective_from ?? noBeginning
    const now = days.get(after.site) ?? ''
    // A unit that is only planned is measured again before it begins.
    const possible = [before ? now : start, start, last.get(store_id) ?? noBeginning]
    return { store_id, from: possible.toSorted().at(-1) ?? now, area: after.area }
  })
}

/** Units that came from others began when those ended; only a split or a merge sets that day (4004). */
async function requireOwnStart({ db }: Context, stores: readonly StoreRow[]): Promise<void> {
  if (stores.length === 0) return
  const { rows } =
    await sql`select from store_lineage where child_id = any(${idsOf(stores)}) limit 1`.execute(db)
  if (rows.length > 0) throw refuseFields('validation.failed', { effective_from: 'read_only' })
}

async function requireRemovable({ db }: Context, stores: readonly StoreRow[]): Promise<void> {
  if (stores.length === 0) return
  for (const store of stores) requirePresent(store)
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from store_lineage where child_id = any(${idsOf(stores)})`.execute(db)
  const n = rows[0]?.n ?? 0
  if (n > 0) throw new ApiError('in_use', { references: { store: n } })
}

async function resize(inside: Context, store: StoreRow, { area: given, from }: ResizeInput) {
  requirePresent(store)
  const area = Math.round(given * 100) / 100
  if (area === store.area) return {}
  if (from > (await today(inside, store.site)))
    throw refuseFields('validation.failed', { from: 'after_today' })
  await recordAreas(inside.db, [{ store_id: store._id, from, area }])
  return { area }
}

/** What the step takes, by the contract. */
type ResizeInput = z.infer<typeof store.actions.resize.takes>
