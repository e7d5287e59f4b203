import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { beforeTable, writtenTable } from '#server/db/undo/undoLog.ts'
import type { Sql } from './condSql.ts'
import type { Context } from './context.ts'

type Uncommitted = Pick<Context, 'uncommitted'>

/**
 * A table as it is without a long transaction that is not over: what that has written is left out, and what was there before
 * is there. Only the embedded database needs it (`server/db/undo`).
 */
export const committed = (table: string, { uncommitted }: Uncommitted): Sql =>
  uncommitted?.has(table)
    ? sql`(
        select * from ${sql.table(table)} kept
        where not exists (select from ${writtenTable(table)} written where written._id = kept._id)
        union all select * from ${beforeTable(table)}) ${sql.ref(table)}`
    : sql.table(table)

/** How rows of `committed` are locked. Where there is an undo log, the one connection is lock enough. */
export const lockOf = (table: string, { uncommitted }: Uncommitted, how: 'update' | 'share'): Sql =>
  uncommitted?.has(table) ? sql`` : sql.raw(`for ${how}`)

/** All rows that are there, or would be again if the long transaction were undone; some of them twice. */
export const possible = (table: string, { uncommitted }: Uncommitted): Sql =>
  uncommitted?.has(table)
    ? sql`(select * from ${sql.table(table)} union all select * from ${beforeTable(table)}) ${sql.ref(table)}`
    : sql.table(table)

/** Refuses (4095) to change records that a long transaction has written, or is about to put back. */
export async function requireCommitted(
  table: string,
  { db, uncommitted }: Pick<Context, 'db' | 'uncommitted'>,
  ids: readonly string[],
): Promise<void> {
  if (!uncommitted?.has(table)) return
  const { rows } = await sql`
    select from ${writtenTable(table)} where _id = any(${ids})
    union all select from ${beforeTable(table)} where _id = any(${ids}) limit 1`.execute(db)
  if (rows.length > 0) throw new ApiError('job.running')
}
