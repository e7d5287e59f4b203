import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { MonthRun } from './calculateMonth.ts'
import { names } from './columns.ts'
import { figureTables } from './figures.ts'
import { leaseGroups, partsOf } from './leaseGroups.ts'

/** Figures that are not valid yet. The table is of the connection: after a crash nothing is left of it. */
const staged = sql.table('retail_calc_figure')

/** How many tenancies are calculated at once: so many that the statement takes longer than its planning. */
const most = 300

/**
 * Calculates the figures of a month in parts, for a database with a single connection: others have their turn between
 * the parts, and see nothing of them. `calculateMonth(…, 'staged')` makes all of them valid at once. Returns whether it
 * got to the end: `goOn` is asked after each part.
 */
export async function stageFigures(
  db: Db,
  run: MonthRun,
  goOn: () => Promise<boolean>,
  size = most,
): Promise<boolean> {
  await sql`create temp table if not exists ${staged} as
    select run_id, site, tenant_ship_id as ship_id, store_id as unit, ${names} from retail_performance with no data`.execute(
    db,
  )
  await forgetFigures(db, run)
  for (const ships of partsOf(await leaseGroups(db, run), size)) {
    await sql`insert into ${staged} ${figureTables({ ...run, ships })}
      select ${run.runId}, site, ship_id, unit, ${names} from figure`.execute(db)
    if (!(await goOn())) return false
  }
  return true
}

/** Whether a site has more tenancies than are calculated at once. */
export async function needsParts(db: Db, site: string): Promise<boolean> {
  const { rows } = await sql<{ ships: number }>`
    select count(*)::int as ships from tenant_ship where site = ${site} and deleted_at is null`.execute(db)
  return (rows[0]?.ships ?? 0) > most
}

/** The figures of a run, instead of `figureTables`. */
export const stagedFigures = ({ runId }: Pick<MonthRun, 'runId'>): Sql =>
  sql`with figure as (select * from ${staged} where run_id = ${runId})`

/** Deletes the figures of a run. */
export async function forgetFigures(db: Db, { runId }: Pick<MonthRun, 'runId'>): Promise<void> {
  await sql`delete from ${staged} where run_id = ${runId}`.execute(db)
}
