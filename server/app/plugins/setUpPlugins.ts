import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from '#server/db/database.ts'
import type { DemoScale } from '#server/db/demoTable.ts'
import { insertRows } from '#server/db/insertRows.ts'
import { readInstallation } from '#server/db/seedOnce.ts'
import { isUnreachable } from '#server/base/isUnreachable.ts'
import { bringUpToDate } from './bringUpToDate.ts'
import { checkColumns } from './checkColumns.ts'
import { checkExtensionSql } from './checkExtensions.ts'
import { declareNotices } from './declareNotices.ts'
import { leaveOut, type ServerHalves } from './composeHalves.ts'
import type { DemoContext, ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { reasonOf, type PluginProblem } from '#server/base/pluginProblem.ts'

/**
 * Checks the tables of plugins, writes their demo rows, for each plugin completely or not at all, and updates
 * what they declare. Continues without plugins whose tables are wrong or whose rows are refused; the next
 * start tries again.
 */
export async function setUpPlugins(db: Db, given: ServerHalves): Promise<ServerHalves> {
  let halves = given
  for (const plugin of given.plugins) {
    // It may have been left out because of a plugin that it needs.
    if (halves.plugins.includes(plugin)) halves = leaveOut(halves, await setUp(db, plugin, halves.plugins))
  }
  await db.transaction().execute(async (inside) => {
    await holdInstallation(inside)
    await bringUpToDate(inside, halves.plugins)
  })
  return halves
}

async function setUp(
  db: Db,
  plugin: ServerPlugin,
  plugins: readonly ServerPlugin[],
): Promise<PluginProblem[]> {
  const problems = [...(await checkColumns(db, plugin)), ...(await checkExtensionSql(db, plugin, plugins))]
  if (problems.length > 0) return problems
  try {
    await db.transaction().execute(async (inside) => {
      await holdInstallation(inside)
      await declareNotices(inside, plugin.notices ?? {})
      await insertDemo(inside, plugin)
    })
    return []
  } catch (error) {
    if (isUnreachable(error)) throw error
    const who = error instanceof DatabaseError ? 'the database refuses its rows' : 'its rows cannot be made'
    return [{ plugin: plugin.id, place: 'demo', sentence: `${who}: ${reasonOf(error)}` }]
  }
}

/** If several servers start at once, the first sets up what is new and the others find it done. */
const holdInstallation = (inside: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('installation'))`.execute(inside)

async function insertDemo(db: Db, { id, demo }: ServerPlugin): Promise<void> {
  const facts = await readInstallation(db)
  const key = `plugin:${id}`
  if (!demo || facts?.['seeded'] !== 'demo' || key in facts) return
  const context = {
    now: new Date(String(facts['demo_now'])),
    // Written by `seedDemo`.
    scale: facts['demo_scale'] as DemoScale,
    sites: await readSites(db),
  }
  for (const table of demo(context)) {
    await insertRows(db, table)
    for (const statement of table.statements ?? []) await statement.execute(db)
    await sql`analyze ${sql.table(table.table)}`.execute(db)
  }
  await insertRows(db, { table: 'installation', rows: [{ key, value: 'demo' }] })
}

async function readSites(db: Db): Promise<DemoContext['sites']> {
  const { rows } = await sql<DemoContext['sites'][number]>`
    select _id, code, site_region from site where deleted_at is null order by "order", _id`.execute(db)
  return rows
}
