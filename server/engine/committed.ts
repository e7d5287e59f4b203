import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { beforeTable, writtenTable } from '#server/db/undo/undoLog.ts'
import type { Sql } from './condSql.ts'
import type { Context } from './context.ts'

type UncommittedContext = Pick<Context, 'uncommitted'>

/**
 * A table without the changes of a long transaction that is not over: what it has written is left out, and
 * the previous rows are included. Only the embedded database needs this (`server/db/undo`).
 */
export const committed = (table: string, { uncommitted }: UncommittedContext): Sql =>
  uncommitted?.has(table)
    ? sql`(
        select * from ${sql.table(table)} kept
        where not exists (select from ${writtenTable(table)} written where written._id = kept._id)
        union all select * from ${beforeTable(table)}) ${sql.ref(table)}`
    : sql.table(table)

/**
 * How rows of `committed` are locked. With an undo log there is only one connection, which is lock enough. An update does
 * not change the key, so it need not wait for transactions that only refer to the row, such as a recalculation.
 */
export const lockOf = (table: string, { uncommitted }: UncommittedContext, how: 'update' | 'share'): Sql =>
  uncommitted?.has(table) ? sql`` : sql.raw(how === 'share' ? 'for share' : 'for no key update')

/** All rows that exist, or would exist again if the long transaction were undone; some of them twice. */
export const possible = (table: string, { uncommitted }: UncommittedContext): Sql =>
  uncommitted?.has(table)
    ? sql`(select * from ${sql.table(table)} union all select * from ${beforeTable(table)}) ${sql.ref(table)}`
    : sql.table(table)

/** Throws 4095 for changes to records that a long transaction has written, or is about to restore. */
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
