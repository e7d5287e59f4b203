import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { loadServerPlugins } from '#server/app/plugins/loadServerPlugins.ts'
import { readSettings } from '#server/base/settings.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'

import { migrationsOf, migrationText, nextMigration } from './migration/migrationFile.js'
import { migrationOf } from './migration/migrationOf.ts'
import { tablesOf } from './migration/tablesOf.ts'
import { withMigrations } from './nounWires.js'
import { endWith, PlainError } from './plainError.js'
import { addWires } from './wiring.js'
import { writeNew } from './writeNew.js'

// `npm run new:migration <area> [name]`: compares the resources of an area with the tables that its migrations make, and
// writes the migration for what these lack. In a package it is `npm run new:migration [name]`.

process.on('uncaughtException', endWith)

const packaged = JSON.parse(readFileSync('package.json', 'utf8')).atrium?.plugin
const [area = '', name] = [...(packaged ? [packaged] : []), ...process.argv.slice(2)]
const file = packaged ? 'src/server.ts' : `server/plugins/${area}/plugin.ts`
const isOwn = existsSync(file)
const { plugins } = await loadServerPlugins(undefined, undefined, [])
const half = isOwn ? await halfIn(file) : (plugins.find(({ id }) => id === area) ?? noArea())
const { resources = [] } = half
const { statements, open, unused } = migrationOf(resources, await tablesNow())
const about = resources.find((one) => new RegExp(`(table|on|columns)\\W+${one.name}\\b`).test(statements[0]))
const text = migrationText({ statements, open })
if (statements.length === 0) console.log(`There is nothing to add to the tables of ${area}.`)
else if (!isOwn) console.log(`For the next migration of the package:\n\n${text}`)
else {
  const folder = packaged ? 'migrations' : migrationsOf(area)
  writeNew({ [nextMigration(folder, name ?? about?.name ?? area)]: text })
  addWires(withMigrations(file))
}
if (open.length > 0) console.log(`\nTo decide:\n${open.join('\n')}`)
if (unused.length > 0) console.log(`\nColumns that no field has; they stay:\n${unused.join('\n')}`)

/**
 * The server half in a file. Something else may be missing there that a start would refuse, such as the words of a new field.
 *
 * @param {string} path
 */
async function halfIn(path) {
  return (await import(pathToFileURL(resolve(path)).href)).default
}

/** @returns {never} */
function noArea() {
  throw new PlainError(
    `Name an area: npm run new:migration parking. There are ${plugins.map(({ id }) => id).join(', ')}.`,
  )
}

/** The tables that all migrations make. */
async function tablesNow() {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-tables-'))
  const { db, close } = await openDatabase(readSettings({ DATA_DIR: folder }), endWith)
  try {
    await migrate(db, [...plugins.filter(({ id }) => id !== area), half])
    return await tablesOf(db)
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}
