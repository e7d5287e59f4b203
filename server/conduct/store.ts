import { sql } from 'kysely'
import { Refusal, refuseFields } from '#contract/reply.ts'
import { namesField } from '#server/engine/asks.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Conduct, Done } from '#server/engine/conduct.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { measuredOn, moveFirstArea, recordArea } from '#server/stores/areaHistory.ts'
import { dayAt } from '#server/stores/dayAt.ts'
import { demandPresent } from '#server/stores/history.ts'

/** What is known of a store beside its row. */
export const storeConduct: Conduct = {
  derived: {
    current_ship: ({ now }) => sql`(
      select jsonb_build_object('_id', s._id, 'brand_id', s.brand_id, 'trade_name', s.trade_name, 'status', s.status,
        'start_date', s.start_date, 'end_date', s.end_date)
      ${shipsToday(now)} order by s.share_ratio desc, s.start_date, s._id limit 1)`,
    brand_id: ({ now }) => sql`array(select s.brand_id ${shipsToday(now)})`,
  },
  usual: (cond) =>
    ['_id', 'is_split', 'is_merge'].some((name) => namesField(cond, name))
      ? undefined
      : sql`not is_split and not is_merge`,
  prepare: async (inside, { before, values }) => {
    if (before) {
      demandPresent(before)
      if ('effective_from' in values && values['effective_from'] !== before['effective_from'])
        await demandOwnStart(inside, before)
    }
    return undefined
  },
  follow,
  actions: { resize },
}

/** The tenancies that run on the day that it is at the site. */
const shipsToday = (now: number): Sql => sql`
  from tenant_ship s join site at on at._id = s.site
  where s.store_id = store._id and s.deleted_at is null
    and (to_timestamp(${now}) at time zone at.timezone)::date
      between s.start_date and coalesce(s.actual_exit_date, s.end_date)`

/** The history of areas goes with the area; a unit that is history, or out of which others came, stays. */
async function follow(inside: Context, { before, after }: Done): Promise<void> {
  if (!after) return before ? demandRemovable(inside, before) : undefined
  const { db } = inside
  const store_id = String(after['_id'])
  if (
    before &&
    textOf(before['effective_from']) !== textOf(after['effective_from']) &&
    after['effective_from']
  ) {
    await moveFirstArea(db, store_id, String(after['effective_from']))
  }
  if (before && before['area'] === after['area']) return
  const today = await dayAt(inside, after['site'])
  const from = before ? today : (textOf(after['effective_from']) ?? today)
  // A unit that is only planned is measured anew before it begins.
  const days = [from, textOf(after['effective_from']), await measuredOn(db, store_id)]
  const latest = days.reduce<string>((last, day) => (day !== null && day > last ? day : last), from)
  await recordArea(db, { store_id, from: latest, area: Number(after['area']) })
}

/** A unit that came out of others began when they ended; a split or a merge alone says when that was (4004). */
async function demandOwnStart({ db }: Context, store: Row): Promise<void> {
  const { rows } = await sql`select from store_lineage where child_id = ${store['_id']} limit 1`.execute(db)
  if (rows.length > 0) throw refuseFields('validation.failed', { effective_from: 'read_only' })
}

async function demandRemovable({ db }: Context, store: Row): Promise<void> {
  demandPresent(store)
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from store_lineage where child_id = ${store['_id']}`.execute(db)
  const n = rows[0]?.n ?? 0
  if (n > 0) throw new Refusal('in_use', { references: { store: n } })
}

async function resize(inside: Context, store: Row, taken: Row): Promise<Row> {
  demandPresent(store)
  const area = Math.round(Number(taken['area']) * 100) / 100
  const from = String(taken['from'])
  if (area === store['area']) return {}
  if (from > (await dayAt(inside, store['site'])))
    throw refuseFields('validation.failed', { from: 'after_today' })
  await recordArea(inside.db, { store_id: String(store['_id']), from, area })
  return { area }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
