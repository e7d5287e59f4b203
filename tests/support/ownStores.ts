import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

type StoreCondition = ReturnType<typeof sql>

/** Takes stores out of the own stores of everybody, or of the records of `space_owner` that `which` is true for. */
export async function takeStores(
  db: Db,
  stores: readonly (string | undefined)[],
  which: StoreCondition = sql`true`,
): Promise<void> {
  await sql`
    update space_owner set all_stores = false, store_ids = array(
      select store_id from space_owner_store
      where space_owner_id = space_owner._id and store_id <> all(${stores}::text[]))
    where (all_stores or store_ids && ${stores}::text[]) and ${which}`.execute(db)
}

/** Adds stores to the records of `space_owner` that `which` is true for. */
export async function giveStores(db: Db, stores: readonly string[], which: StoreCondition): Promise<void> {
  await sql`
    update space_owner set store_ids = store_ids || ${stores}::text[]
    where not all_stores and ${which}`.execute(db)
}
