import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { planOnce } from '#server/db/planOnce.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { MonthRun } from './calculateMonth.ts'
import { names } from './columns.ts'
import { figureTables } from './figures.ts'
import { leaseGroups, takePart } from './leaseGroups.ts'
import { leavingOut, type SkippedTenancy } from './leftOut.ts'

/** Figures that are not valid yet. The table is of the connection: after a crash nothing is left of it. */
const staged = sql.table('retail_calc_figure')

/** How many tenancies are calculated at once while nobody else is at work: the statement takes longer than its planning. */
const most = 300
/** How many are calculated at once while others are at work. One plan serves all such parts. */
const few = { least: 4, first: 8, most: 40 }
/** Milliseconds that others should wait at most for such a part. */
const aim = 15

/** The size of the table, in bytes, up to which deleted figures are left in it. */
const largest = 8 * 2 ** 20

/** The next piece of work: a part of any size, a short one because others are at work, or nothing. */
export type Turn = 'alone' | 'amongOthers' | 'stop'

/**
 * Calculates the figures of a month in parts, for a database with a single connection: others have their turn between
 * the parts, and see nothing of them. `calculateMonth(…, 'staged')` makes all of them valid at once. `nextTurn` is asked before each part and after the last one. `inPart` runs the statement of a part, for
 * those who calculate from other inputs than what is stored. Returns false if it was stopped, otherwise the tenancies that
 * cannot be calculated, which have no figures.
 */
export async function stageFigures(
  db: Db,
  run: MonthRun,
  nextTurn: () => Promise<Turn>,
  { size = most, inPart = (work: (part: Db) => Promise<unknown>): Promise<unknown> => work(db) } = {},
): Promise<readonly SkippedTenancy[] | false> {
  await sql`create temp table if not exists ${staged} as
    select run_id, site, tenant_ship_id as ship_id, store_id as unit, ${names} from retail_performance with no data`.execute(
    db,
  )
  await forgetFigures(db, run)
  const groups = [...(await leaseGroups(db, run))]
  const left: SkippedTenancy[] = []
  const insert = async (
    part: readonly (readonly string[])[],
    doPart: (db: Db, ships: readonly string[]) => Promise<unknown>,
  ) => {
    left.push(...(await leavingOut(db, part, (ships) => inPart((one) => doPart(one, ships)))))
  }
  let small = few.first
  for (;;) {
    const turn = await nextTurn()
    if (turn === 'stop') return false
    if (groups.length === 0) return left
    if (turn === 'alone') {
      await insert(takePart(groups, size), (part, ships) => insertPart(run, ships).execute(part))
    } else {
      const started = performance.now()
      const some = takePart(groups, small)
      await insert(some, (part, ships) => planOnce(part, insertPart(run, ships)))
      small = nextSize(some.flat().length, aim / (performance.now() - started))
    }
  }
}

/** Grows slowly and shrinks at once. */
const nextSize = (done: number, ratio: number): number =>
  Math.max(few.least, Math.min(few.most, Math.floor(done * Math.min(ratio, 2))))

const insertPart = (run: MonthRun, ships: readonly string[]) => sql`
  insert into ${staged} ${figureTables({ ...run, ships })}
  select ${run.runId}, site, ship_id, unit, ${names} from figure`

/** The figures of a run, instead of `figureTables`. */
export const stagedFigures = ({ runId }: Pick<MonthRun, 'runId'>): Sql =>
  sql`with figure as (select * from ${staged} where run_id = ${runId})`

/**
 * Deletes the figures of a run. Nothing vacuums a temporary table, and deleted rows are read with those of the next month:
 * a large one is emptied, unless it has figures of another run. That costs the plan of the parts, so small ones are left.
 */
export async function forgetFigures(db: Db, run: Pick<MonthRun, 'runId'>): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((inside) => forgetFigures(inside, run))
  await sql`delete from ${staged} where run_id = ${run.runId}`.execute(db)
  const { rows } = await sql<{ is_large: boolean }>`
    select pg_table_size('retail_calc_figure') > ${largest} and not exists (select from ${staged}) as is_large`.execute(
    db,
  )
  if (rows[0]?.is_large) await sql`truncate ${staged}`.execute(db)
}
