import { sql } from 'kysely'
import { refuseFields } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'

/** An area of a unit, in square metres, from a day on. */
export interface AreaFrom {
  readonly store_id: string
  readonly from: string
  readonly area: number
}

/**
 * Writes down that a unit has another area from a day on: what held until then ends the day before. On the very day of the
 * last change that one is corrected. Refuses (4004) a day before it.
 */
export async function recordArea(db: Db, { store_id, from, area }: AreaFrom): Promise<void> {
  const { rows } = await sql<{ from: string; area: number }>`
    select "from", area from store_area_history where store_id = ${store_id} and "to" is null for update`.execute(
    db,
  )
  const [open] = rows
  if (open && open.area === area) return
  if (open && from < open.from) throw refuseFields('validation.failed', { from: 'before_change' })
  if (open && from === open.from) {
    await sql`update store_area_history set area = ${area} where store_id = ${store_id} and "from" = ${from}`.execute(
      db,
    )
    return
  }
  await endAreas(db, [store_id], from)
  await sql`insert into store_area_history (store_id, "from", area) values (${store_id}, ${from}, ${area})`.execute(
    db,
  )
}

/** The units' areas hold until the day before this one. */
export async function endAreas(db: Db, stores: readonly string[], day: string): Promise<void> {
  await sql`
    update store_area_history set "to" = ${day}::date - 1
    where store_id = any(${stores}) and "to" is null`.execute(db)
}

/** The areas that ended with these units hold on. */
export async function resumeAreas(db: Db, stores: readonly string[]): Promise<void> {
  await sql`
    update store_area_history h set "to" = null
    from (select store_id, max("from") as "from" from store_area_history
      where store_id = any(${stores}) group by store_id) last
    where h.store_id = last.store_id and h."from" = last."from"`.execute(db)
}

/**
 * A unit that begins on another day than was said begins with its first area then. Refuses (4004) a day behind the end of
 * that: there would be areas of a unit that is not there yet.
 */
export async function moveFirstArea(db: Db, store_id: string, from: string): Promise<void> {
  const { rows } = await sql<{ from: string; to: string | null }>`
    select "from", "to" from store_area_history where store_id = ${store_id}
    order by "from" limit 1 for update`.execute(db)
  const [first] = rows
  if (!first || first.from === from) return
  if (first.to !== null && first.to < from)
    throw refuseFields('validation.failed', { effective_from: 'after_change' })
  await sql`
    update store_area_history set "from" = ${from}
    where store_id = ${store_id} and "from" = ${first.from}`.execute(db)
}

/** The day from which the area of a unit holds; null where nobody wrote one down. */
export async function measuredOn(db: Db, store_id: string): Promise<string | null> {
  const { rows } = await sql<{ from: string }>`
    select "from" from store_area_history where store_id = ${store_id} and "to" is null`.execute(db)
  return rows[0]?.from ?? null
}
