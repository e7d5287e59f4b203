import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { inPace, type Pace } from '#server/db/inPace.ts'
import { beforeTable, keptTables, writtenTable, type RecordedTable } from './undoLog.ts'

/**
 * Restores all rows to their state before the steps: removes what the steps wrote, and then inserts the
 * previous rows. It does so in transactions between which others are served; restored rows leave the undo
 * log, so that it can be interrupted anywhere and continued.
 */
export async function rollBack(db: Db, pace: Pace): Promise<void> {
  const tables = await keptTables(db)
  for (const part of [takeAway, putBack]) {
    for (const table of tables) await inPace(pace, (size) => quietly(db, part(table, size)))
  }
}

/** Triggers and foreign keys are disabled: they were satisfied before the steps, and will be at the end. */
const quietly = (db: Db, part: RowCount): Promise<number> =>
  db.transaction().execute(async (inside) => {
    await sql`set local session_replication_role = replica`.execute(inside)
    const { rows } = await part.execute(inside)
    return Number(rows[0]?.n)
  })

type RowCount = RawBuilder<{ n: number }>

const takeAway = ({ name, key }: RecordedTable, size: number): RowCount => sql`
  with undone as (${taking(writtenTable(name), size)}), gone as (
    delete from ${sql.table(name)} where (${columns(key)}) in (select ${columns(key)} from undone)
  ) select count(*) as n from undone`

const putBack = ({ name, columns: stored }: RecordedTable, size: number): RowCount => sql`
  with undone as (${taking(beforeTable(name), size)}), back as (
    insert into ${sql.table(name)} (${columns(stored)}) overriding system value
    select ${columns(stored)} from undone
  ) select count(*) as n from undone`

const taking = (table: RawBuilder<unknown>, size: number) =>
  sql`delete from ${table} where ctid = any(array(select ctid from ${table} limit ${size})) returning *`

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
