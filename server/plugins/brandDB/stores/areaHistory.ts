import { sql } from 'kysely'
import { refuseFields } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'

/** An area of a unit, in square metres, from a day on. */
export interface DatedArea {
  readonly store_id: string
  readonly from: string
  readonly area: number
}

/**
 * The day from which the first area of a unit applies that has no first day: it was there on all days before. As text it comes
 * before all days, too.
 */
export const noBeginning = '-infinity'

/**
 * Records new areas of units, each from a day on: the previous area ends the day before. A change on the same
 * day as the last one corrects it. Throws 4004 for an earlier day.
 */
export async function recordAreas(db: Db, areas: readonly DatedArea[]): Promise<void> {
  if (areas.length === 0) return
  const { rows } = await sql<{ store_id: string; from: string; area: number }>`
    select store_id, "from", area from store_area_history
    where store_id = any(${areas.map(({ store_id }) => store_id)}) and "to" is null order by store_id for update`.execute(
    db,
  )
  const open = new Map(rows.map((row) => [row.store_id, row]))
  const others = areas.filter(({ store_id, area }) => open.get(store_id)?.area !== area)
  const startOf = ({ store_id }: DatedArea): string => open.get(store_id)?.from ?? ''
  if (others.some((area) => area.from < startOf(area)))
    throw refuseFields('validation.failed', { from: 'before_change' })
  const corrected = others.filter((area) => area.from === startOf(area))
  const begun = others.filter((area) => area.from !== startOf(area))
  await sql`
    update store_area_history h set area = given.area
    from ${recordset(corrected)} where h.store_id = given.store_id and h."from" = given."from"`.execute(db)
  for (const [day, ending] of Map.groupBy(begun, ({ from }) => from)) {
    await endAreas(
      db,
      ending.map(({ store_id }) => store_id),
      day,
    )
  }
  await sql`
    insert into store_area_history (store_id, "from", area)
    select store_id, "from", area from ${recordset(begun)}`.execute(db)
}

const recordset = (areas: readonly DatedArea[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(areas)}::jsonb) as given (store_id text, "from" date, area numeric)`

/** The units' areas end on the day before this one. */
export async function endAreas(db: Db, stores: readonly string[], day: string): Promise<void> {
  await sql`
    update store_area_history set "to" = ${day}::date - 1
    where store_id = any(${stores}) and "to" is null`.execute(db)
}

/** The areas that ended with these units continue. */
export async function resumeAreas(db: Db, stores: readonly string[]): Promise<void> {
  await sql`
    update store_area_history h set "to" = null
    from (select store_id, max("from") as "from" from store_area_history
      where store_id = any(${stores}) group by store_id) last
    where h.store_id = last.store_id and h."from" = last."from"`.execute(db)
}

/**
 * If the first day of a unit changes, its first area begins on that day too. Throws 4004 for a day after the
 * end of that area, because there would be areas of a unit that does not exist yet.
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

/** The days from which the areas of units apply, by unit; units without areas are left out. */
export async function measuredOn(db: Db, stores: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ store_id: string; from: string }>`
    select store_id, "from" from store_area_history where store_id = any(${stores}) and "to" is null`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.store_id, row.from]))
}
