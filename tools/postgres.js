import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { aptInstall } from './apt.js'
import { endWith, PlainError } from './plainError.js'

const oldest = 15
const debian = '/usr/lib/postgresql'

/**
 * Finds the programs of a PostgreSQL server, 15 or newer, with which tests start their own cluster:
 * POSTGRES_BIN, otherwise Debian's newest version, otherwise those on PATH.
 *
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined} the folder of initdb, pg_ctl and postgres
 */
export function findPostgres(env = process.env) {
  if (env.POSTGRES_BIN) {
    if (versionIn(env.POSTGRES_BIN) >= oldest) return env.POSTGRES_BIN
    throw new PlainError(
      `POSTGRES_BIN is ${env.POSTGRES_BIN}, where there is no PostgreSQL ${oldest} or newer.`,
    )
  }
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const folders = [
    ...newestFirst.map((version) => join(debian, version, 'bin')),
    ...(env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => versionIn(folder) >= oldest)
}

/**
 * Finds PostgreSQL, or installs Debian's. Debian may start its own cluster as well: the tests do not touch
 * it, and it does not matter if the machine forbids the start.
 *
 * @returns {Promise<string>} the folder of its programs; rejects with a PlainError that says what to do
 */
export async function ensurePostgres() {
  const found = findPostgres()
  if (found) return found
  const problem = await aptInstall('postgresql')
  const installed = findPostgres()
  if (installed) return installed
  const advice =
    `Tests need PostgreSQL ${oldest} or newer: install the server and set POSTGRES_BIN to the ` +
    'folder of initdb.'
  throw new PlainError(`${problem}\n${advice}`.trimStart())
}

/** @param {string} folder */
function versionIn(folder) {
  const initdb = join(folder, 'initdb')
  if (!existsSync(initdb)) return 0
  const { stdout } = spawnSync(initdb, ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0)
}

if (process.argv[1] === import.meta.filename) await ensurePostgres().then(console.log, endWith)
