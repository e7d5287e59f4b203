import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { startTestServer, type TestServer } from './testServer.ts'

/** A test server whose tables a test sets back to an earlier release: `run` sends statements, `migrate` runs a migration again. */
export function upgradedServer() {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const run = async (statements: string) => {
    const { rows } = await sql.raw(statements).execute(server.database.db)
    return rows
  }
  const migrate = (name: string) =>
    run(readFileSync(new URL(`../../server/db/migrations/${name}.sql`, import.meta.url), 'utf8'))
  return { run, migrate, server: () => server }
}
