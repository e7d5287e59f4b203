import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import { daysLater } from '#contract/day.ts'
import { keyOf } from '#contract/keyText.ts'
import { refuseFields } from '#contract/reply.ts'
import { audit } from '#server/engine/audit.ts'
import type { Context } from '#server/engine/context.ts'
import { assign, idsOf, insertRows, whole } from '#server/engine/rows.ts'
import { tellOfAccess } from '#server/services/events/tellOfAccess.ts'
import { endAreas, recordAreas } from './areaHistory.ts'
import type { StoreRow } from './history.ts'
import { requireReplaceable } from './requireReplaceable.ts'

/** The replacement of units on a day: one that is split, or several that are merged. */
export interface Replacement {
  readonly kind: 'split' | 'merge'
  readonly parents: readonly StoreRow[]
  readonly date: string
  /** The fields of each new unit. */
  readonly children: readonly Partial<StoreRow>[]
}

/**
 * Replaces units by others: the old units become historical, and the new ones begin, get the same owners, and
 * are linked to them. Open tour problems stay where they are: they would move only with a tenancy that
 * continues, and none can.
 */
export async function replaceStores(inside: Context, replacement: Replacement) {
  const { kind, parents, date, children } = replacement
  await requireReplaceable(inside, parents, date)
  await requireFreeNumbers(inside, replacement)
  const flag = kind === 'split' ? { is_split: true } : { is_merge: true }
  const effective_to = daysLater(date, -1)
  // First, because this frees their numbers.
  const now = await assign(store, inside, parents, { ...flag, effective_to })
  await endAreas(inside.db, idsOf(parents), date)
  const made = await insertRows(
    store,
    inside,
    children.map((child) => ({ ...child, effective_from: date })),
  )
  await recordAreas(
    inside.db,
    made.map((row) => ({ store_id: row._id, from: date, area: row.area })),
  )
  await writeLineage(inside, replacement, made)
  await copyOwners(inside, parents, made)
  await audit(
    store,
    inside,
    'create',
    made.map((after) => ({ before: null, after })),
  )
  await audit(
    store,
    inside,
    'update',
    parents.map((before) => ({ before, after: now.get(before._id) ?? null })),
  )
  return {
    parents: await whole(
      store,
      inside,
      parents.map((row) => now.get(row._id) ?? row),
    ),
    children: await whole(store, inside, made),
  }
}

/** Throws 4090 for numbers that a remaining unit of the site has; those of the replaced units become free. */
async function requireFreeNumbers({ db }: Context, { kind, parents, children }: Replacement): Promise<void> {
  const numbers = children.map(({ store_no }) => store_no)
  const { rows } = await sql<{ store_no: string }>`
    select store_no from store
    where site = ${parents[0]?.site} and code_key(store_no) in (select code_key(no) from unnest(${numbers}::text[]) no)
      and effective_to is null
      and deleted_at is null and not _id = any(${idsOf(parents)})`.execute(db)
  const taken = new Set(rows.map(({ store_no }) => keyOf(store_no)))
  const keys = numbers.map((number = '') => keyOf(number))
  const wrong = keys.flatMap((key, index) => (taken.has(key) || keys.indexOf(key) < index ? [index] : []))
  if (wrong.length === 0) return
  const place = (index: number) => (kind === 'split' ? `parts.${index}.store_no` : 'store_no')
  throw refuseFields('duplicate', Object.fromEntries(wrong.map((index) => [place(index), 'duplicate'])))
}

async function writeLineage(
  { db }: Context,
  { kind, parents, date }: Replacement,
  made: readonly StoreRow[],
): Promise<void> {
  for (const parent of parents) {
    for (const child of made) {
      const [of, all] = kind === 'split' ? [child, parent] : [parent, child]
      await sql`
        insert into store_lineage (parent_id, child_id, kind, effective_date, area_share)
        values (${parent._id}, ${child._id}, ${kind}, ${date},
          round(${of.area}::numeric / ${all.area}::numeric, 6))`.execute(db)
    }
  }
}

/**
 * Everyone who had one of the old units gets each of the new ones, also in records that are over, which can be
 * reopened. People who have every store of the site have them anyway.
 */
async function copyOwners(
  { db }: Context,
  parents: readonly StoreRow[],
  made: readonly StoreRow[],
): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    with copied as (
      update space_owner set store_ids = store_ids || ${idsOf(made)}::text[], rev = rev + 1
      where store_ids && ${idsOf(parents)}::text[] returning user_id
    ) select user_id from copied union select user_id from space_owner where all_stores and site = ${parents[0]?.site}`.execute(
    db,
  )
  for (const { user_id } of rows) await tellOfAccess(db, user_id)
}
