import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from '#server/db/database.ts'
import type { DemoOptions } from '#server/demo/demoTable.ts'
import { insertRows, readInstallation } from '#server/app/seed.ts'
import { isUnreachable } from '#server/base/isUnreachable.ts'
import { checkColumns } from './checkColumns.ts'
import { checkExtensionSql } from './checkExtensions.ts'
import { declarePermissions } from './declarePermissions.ts'
import type { DemoContext, ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { inNeedOrder } from '#server/base/inNeedOrder.ts'
import { pluginError, reasonOf } from '#server/base/pluginError.ts'

/**
 * Checks the tables of plugins, and writes what they need in the database beside those, whole or not at all. What was
 * written stays.
 */
export async function setUpPlugins(db: Db, plugins: readonly ServerPlugin[]): Promise<void> {
  for (const plugin of inNeedOrder(plugins)) {
    await checkColumns(db, plugin)
    await checkExtensionSql(db, plugin, plugins)
    try {
      await db.transaction().execute(async (inside) => {
        // Of several servers that start at once, the first sets it up and the others find it done.
        await sql`select pg_advisory_xact_lock(hashtext('installation'))`.execute(inside)
        await declarePermissions(inside, plugin.permissions ?? {})
        await insertDemo(inside, plugin)
      })
    } catch (error) {
      if (!(error instanceof DatabaseError) || isUnreachable(error)) throw error
      throw pluginError(plugin.id, 'demo', `the database refuses its rows: ${reasonOf(error)}`)
    }
  }
}

async function insertDemo(db: Db, { id, demo }: ServerPlugin): Promise<void> {
  const facts = await readInstallation(db)
  const key = `plugin:${id}`
  if (!demo || facts?.['seeded'] !== 'demo' || key in facts) return
  const context = {
    now: new Date(String(facts['demo_now'])),
    // `seedDemo` wrote it.
    scale: facts['demo_scale'] as DemoOptions['scale'],
    sites: await readSites(db),
  }
  for (const table of demo(context)) {
    await insertRows(db, table)
    await sql`analyze ${sql.table(table.table)}`.execute(db)
  }
  await insertRows(db, { table: 'installation', rows: [{ key, value: 'demo' }] })
}

async function readSites(db: Db): Promise<DemoContext['sites']> {
  const { rows } = await sql<DemoContext['sites'][number]>`
    select _id, code, site_region from site where deleted_at is null order by "order", _id`.execute(db)
  return rows
}
