import { sql } from 'kysely'
import type { StoredRecord } from '#contract/resource.ts'
import { user } from '#contract/System/user.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Context } from '#server/engine/context.ts'

/** The accounts with these ids, locked until the transaction ends. */
export async function lockUsers(
  { db }: Context,
  ids: readonly string[],
): Promise<StoredRecord<typeof user>[]> {
  const { rows } = await sql<StoredRecord<typeof user>>`
    select ${columnsOf(user)} from "user"
    where _id = any(${ids}) and deleted_at is null order by _id for no key update`.execute(db)
  return rows
}
