import { Client } from 'pg'
import { fillDatabase } from './embeddedTemplate.ts'
import { startPostgres } from './postgres.ts'

/**
 * One PostgreSQL server for all test files of a run, with the demo operator in a database that `clonedDatabase` copies.
 * Workers find it by the environment that they get from here.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  // Another project of this run has started it.
  if (process.env[variable]) return undefined
  const { url, stop } = await startPostgres()
  try {
    await onServer(url, `create database ${template}`)
    await fillDatabase({ DATABASE_URL: at(url, template) })
  } catch (error) {
    // Stopping ends the connections that it left open, which would be reported instead.
    console.error(error)
    await stop()
    throw error
  }
  process.env[variable] = url
  return stop
}

/** A database of its own with the demo operator in it, on the server of this run; null when the run has none. */
export async function clonedDatabase(): Promise<{ url: string; drop: () => Promise<void> } | null> {
  const server = process.env[variable]
  if (!server) return null
  const name = `test_${process.pid}_${++clones}`
  // Copying the files takes less than the default, which writes every page to the log as well.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  return { url: at(server, name), drop: () => onServer(server, `drop database ${name} with (force)`) }
}

const template = 'demo_operator'
const variable = 'TEST_POSTGRES'
let clones = 0

const at = (server: string, database: string): string => new URL(database, server).href

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
