import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { newTable } from './newTable.ts'

/**
 * The folder of an area's migrations.
 *
 * @param {string} area
 */
export const migrationsOf = (area) => `server/plugins/${area}/migrations`

/**
 * The next migration in a folder.
 *
 * @param {string} folder
 * @param {string} name what it is about: a table, as a rule
 */
export function nextMigration(folder, name) {
  const numbers = globSync(`${folder}/*.sql`).map((file) => Number(basename(file).slice(0, 4)))
  return `${folder}/${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}_${name}.sql`
}

/**
 * The text of a migration.
 *
 * @param {Pick<import('./migrationOf.ts').Migration, 'statements' | 'open'>} migration
 */
export const migrationText = ({ statements, open }) =>
  [...open.map((sentence) => `-- ${sentence}`), ...statements.map((statement) => `${statement};`)].join('\n')

/**
 * The first migration of a resource that has just been written.
 *
 * @param {string} contract its file
 * @param {string} constant its name there
 */
export async function firstMigration(contract, constant) {
  const { [constant]: resource } = await import(pathToFileURL(resolve(contract)).href)
  return migrationText({ ...newTable(resource), open: [] })
}
