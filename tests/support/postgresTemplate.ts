import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type QueryResult } from 'pg'
import { fillDatabase } from './embeddedTemplate.ts'
import { startPostgres } from './postgres.ts'
import { removeLeftFolders } from './quickFolder.ts'

/**
 * One PostgreSQL server for all test files of a run, with the demo operator in a database that `clonedDatabase` copies.
 * Workers find it by the environment that they get from here. Tests without a database run while it is filled.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  // Another project of this run has started it.
  if (process.env[variable]) return undefined
  removeLeftFolders()
  const { url, stop } = await startPostgres()
  process.env[variable] = url
  // Who waits for the database learns that none will come from a server that is gone.
  const filled = fill(url).then(
    () => stop,
    async (error: unknown) => {
      console.error(error)
      await stop()
      return () => Promise.resolve()
    },
  )
  return async () => (await filled)()
}

/** Gives it its name when it is whole. */
async function fill(url: string): Promise<void> {
  await onServer(url, `create database ${unfinished}`)
  await fillDatabase({ DATABASE_URL: at(url, unfinished) })
  await onServer(url, `alter database ${unfinished} rename to ${template}`)
}

/**
 * A database of its own on the server of this run; null when the run has none. The demo operator is in it, or what is in the
 * database `from`, to which nobody may be connected.
 */
export async function clonedDatabase(
  from = template,
): Promise<{ url: string; drop: () => Promise<void> } | null> {
  const server = process.env[variable]
  if (!server) return null
  await waitFor(server, from)
  const name = `test_${process.pid}_${++clones}`
  // Copying the files takes less than the default, which writes every page to the log as well.
  await onServer(server, `create database ${name} template ${from} strategy file_copy`)
  const drop = async () => void (await onServer(server, `drop database ${name} with (force)`))
  return { url: at(server, name), drop }
}

const template = 'demo_operator'
const unfinished = `${template}_unfinished`
const variable = 'TEST_POSTGRES'
let clones = 0

const at = (server: string, database: string): string => new URL(database, server).href

async function waitFor(server: string, name: string): Promise<void> {
  while (!known.has(name)) {
    const { rowCount } = await onServer(server, `select 1 from pg_database where datname = '${name}'`)
    if (rowCount === 1) known.add(name)
    else await sleep(250)
  }
}

const known = new Set<string>()

/** Runs a statement over the one connection of this process: opening another costs more than most statements. */
function onServer(connectionString: string, statement: string): Promise<QueryResult> {
  if (!connection) {
    connection = new Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
    // It ends with the server.
    connection.on('error', () => undefined)
  }
  return connection.query(statement)
}

let connection: Pool | undefined
