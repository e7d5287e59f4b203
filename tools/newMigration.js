import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { loadServerPlugins } from '#server/app/plugins/loadServerPlugins.ts'
import { problemText } from '#server/base/pluginProblem.ts'
import { readSettings } from '#server/base/settings.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'

import { migrationText, nextMigration } from './migration/migrationFile.js'
import { migrationOf } from './migration/migrationOf.ts'
import { tablesOf } from './migration/tablesOf.ts'
import { withMigrations } from './nounWires.js'
import { endWith, PlainError } from './plainError.js'
import { addWires } from './wiring.js'
import { writeNew } from './writeNew.js'

// `npm run new:migration <area> [name]`: compares the resources of an area with the tables that its migrations make, and
// writes the migration for what these lack.

process.on('uncaughtException', endWith)

const [area = '', name] = process.argv.slice(2)
const { plugins, problems } = await loadServerPlugins(undefined, undefined, [])
const { resources = [] } = plugins.find(({ id }) => id === area) ?? noArea()
const { statements, open, unused } = migrationOf(resources, await tablesNow())
const about = resources.find((resource) => new RegExp(`\\b${resource.name}\\b`).test(statements.join()))
const text = migrationText({ statements, open })
const half = `server/plugins/${area}/plugin.ts`
if (statements.length === 0) console.log(`There is nothing to add to the tables of ${area}.`)
else if (!existsSync(half)) console.log(`For the next migration of the package:\n\n${text}`)
else {
  writeNew({ [nextMigration(area, name ?? about?.name ?? area)]: text })
  addWires(withMigrations(half))
}
if (open.length > 0) console.log(`\nTo decide:\n${open.join('\n')}`)
if (unused.length > 0) console.log(`\nColumns that no field has; they stay:\n${unused.join('\n')}`)

function noArea() {
  const problem = problems.find(({ plugin }) => plugin === area)
  const names = plugins.map(({ id }) => id).join(', ')
  throw new PlainError(
    problem ? problemText(problem) : `Name an area: npm run new:migration parking. There are ${names}.`,
  )
}

/** The tables that all migrations make. */
async function tablesNow() {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-tables-'))
  const { db, close } = await openDatabase(readSettings({ DATA_DIR: folder }), endWith)
  try {
    await migrate(db, plugins)
    return await tablesOf(db)
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}
