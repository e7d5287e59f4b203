import { sql } from 'kysely'
import { openDatabase, type Db } from '#server/db/database.ts'
import { readSettings } from '#server/base/settings.ts'
import { imports, marked, type ImportLoad, type AcknowledgedWrites } from './killLoad.ts'

/** What a crash must leave none of. */
export interface Damage {
  /** Acknowledged and not there, or there as something else. */
  lost: number
  /** There more than once. */
  twice: number
  /** Records without their line in the audit log, or with two. */
  unaudited: number
  /** Changes, imports and loads of many rows of which a part is there, or none that was seen to be. */
  half: number
  jobsStuck: number
  /** States that wait for a job that is over, or is not there. */
  waiting: number
  /** Jobs that ended more than once, or would yet. */
  jobsTwice: number
}

/** Counts it in the database that a server has left, and the imports that were applied, whenever that was. */
export async function findDamage(
  settings: Readonly<Record<string, string>>,
  told: readonly AcknowledgedWrites[],
): Promise<{ damage: Omit<Damage, 'jobsStuck'>; imported: number }> {
  const { db, close } = await openDatabase(readSettings(settings), () => undefined)
  try {
    const { half: halfFiles, unaudited, imported } = await ofImports(db, told)
    const half = (await halfChanges(db, told)) + (await halfLoads(db)) + halfFiles
    const brands = await ofBrands(db, told)
    return {
      damage: {
        ...brands,
        unaudited: brands.unaudited + unaudited,
        half,
        waiting: await waitingIn(db),
        ...(await ofJobs(db)),
      },
      imported,
    }
  } finally {
    await close()
  }
}

async function ofBrands(db: Db, told: readonly AcknowledgedWrites[]) {
  const { rows } = await sql<{ _id: string; name: string; lines: number }>`
    select _id, name, (select count(*) from audit_log
      where entity = 'brand' and entity_id = brand._id and action = 'create') as lines
    from brand where name like 'Kill %'`.execute(db)
  const found = new Map(rows.map(({ _id, name }) => [name, _id]))
  const acknowledged = told.flatMap(({ brands }) => [...brands])
  return {
    lost: acknowledged.filter(([name, id]) => found.get(name) !== id).length,
    twice: rows.length - found.size,
    unaudited: rows.filter(({ lines }) => lines !== 1).length,
  }
}

/** All marked brands say the same, and nothing older than what was acknowledged last. */
async function halfChanges(db: Db, told: readonly AcknowledgedWrites[]): Promise<number> {
  const { rows } = await sql<{ said: string; brands: number }>`
    select name_en as said, count(*) as brands from brand where code like 'KILL-%' group by name_en`.execute(
    db,
  )
  const last = Math.max(...told.map(({ changed }) => changed))
  const isWhole = rows.length === 1 && rows[0]?.brands === marked
  return isWhole && Number(rows[0]?.said.replace('Batch ', '')) >= last ? 0 : 1
}

async function halfLoads(db: Db): Promise<number> {
  const { rows } = await sql`select place from counting_row group by place having count(*) <> 500`.execute(db)
  return rows.length
}

/** Files of which a part is there, or nothing though it was seen, and records of files without a line in the audit log. */
async function ofImports(db: Db, told: readonly AcknowledgedWrites[]) {
  const sum = { half: 0, unaudited: 0, imported: 0 }
  for (const noun of imports) {
    const there = await filesIn(db, noun)
    const missing = told
      .flatMap(({ imported }) => imported)
      .filter((name) => name.startsWith(noun.word) && !there.has(name))
    const files = [...there.values()]
    sum.half += missing.length + files.filter(({ records }) => records !== noun.rows).length
    sum.unaudited += files.filter(({ lines }) => lines !== noun.rows).length
    sum.imported += files.length
  }
  return sum
}

/** How many records of each file are there, and how many lines the audit log has of their making. */
async function filesIn(
  db: Db,
  { noun, word }: ImportLoad,
): Promise<ReadonlyMap<string, { records: number; lines: number }>> {
  const { rows } = await sql<{ name: string; records: number; lines: number }>`
    select substring(name from ${`^${word} \\d+ `}) as name, count(distinct made._id)::int as records, count(line._id)::int as lines
    from ${sql.table(noun)} made
    left join audit_log line on line.entity = ${noun} and line.entity_id = made._id and line.action = 'create'
    where name like ${`${word} %`} group by 1`.execute(db)
  return new Map(rows.map(({ name, ...counts }) => [name, counts]))
}

/** When all jobs are over nothing waits for one any more. */
async function waitingIn(db: Db): Promise<number> {
  const { rows } = await sql`select from import_run where state in ('checking', 'applying')`.execute(db)
  return rows.length
}

/** A job may be begun twice, but it ends once: its end is told once, and leaves no ticket. */
async function ofJobs(db: Db) {
  const { rows: told } = await sql`
    select link from notification where type like 'job.%' and link like '/counting/%'
    group by link having count(*) > 1`.execute(db)
  const { rows: tickets } = await sql`
    select id from pgboss.job ticket where state < 'completed' and not exists (
      select from job where job.ticket::text = ticket.id::text and status in ('queued', 'running'))`.execute(
    db,
  )
  return { jobsTwice: told.length + tickets.length }
}
