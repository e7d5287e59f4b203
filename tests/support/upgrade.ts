import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { jointMigrations } from '#server/db/jointMigrations.ts'
import { startTestServer, type TestServer } from './testServer.ts'

/** What a migration of the joint series says. */
export function textOfMigration(name: string): string {
  const text = jointMigrations()[name]
  if (text === undefined) throw new Error(`There is no migration ${name}.`)
  return text
}

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
  const migrate = (name: string) => run(textOfMigration(name))
  return { run, migrate, server: () => server }
}
