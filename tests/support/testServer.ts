import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createClock } from '#server/clock.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#server/db/seed.ts'
import { createApp } from '#server/http/app.ts'
import { createLog } from '#server/http/log.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { listen } from '#server/listen.ts'
import type { ServerPlugin } from '#server/plugins/defineServerPlugin.ts'
import { setUpPlugins } from '#server/plugins/setUpPlugins.ts'
import { readSettings } from '#server/settings.ts'
import { createClient, type Client } from './client.ts'
import { demoNow, embeddedFolder } from './embeddedTemplate.ts'
import { startPostgres, type PostgresServer } from './postgres.ts'

/** The real server on a real database with the demo operator at scale `test`, on a free port. */
export interface TestServer {
  url: string
  database: Database
  /** The PostgreSQL behind it, when it is not the embedded database. */
  postgres: PostgresServer | undefined
  /** Signs in a demo account and answers a caller of the API in its name. */
  as: (username: string) => Promise<Client>
  anonymous: Client
  stop: () => Promise<void>
}

export type DatabaseKind = Database['kind']

/**
 * Starts one. `consoleFolder` is where the built console lies, `more` are further settings, `plugins` the server halves
 * that run on it. Jobs are worked off when one of them brings some.
 */
export async function startTestServer(
  kind: DatabaseKind = 'pglite',
  consoleFolder = tmpdir(),
  more: Readonly<Record<string, string>> = {},
  plugins: readonly ServerPlugin[] = [],
): Promise<TestServer> {
  const folder = kind === 'pglite' ? await embeddedFolder() : undefined
  const postgres = kind === 'postgresql' ? await startPostgres() : undefined
  const settings = readSettings({
    DATA_DIR: folder,
    DATABASE_URL: postgres?.url,
    DEMO_SCALE: 'test',
    DEMO_NOW: demoNow,
    ...more,
  })
  const log = createLog('silent')
  const database = await openDatabase(settings, () => undefined)
  if (postgres) {
    await migrate(database.db)
    await seedDemo(database.db, { scale: 'test', now: new Date(demoNow) })
  }
  if (plugins.length > 0) {
    await migrate(database.db, plugins)
    await setUpPlugins(database.db, plugins)
  }
  const clock = createClock(demoNow)
  const jobs = createJobs({ database, clock, log, plugins })
  if (plugins.some((plugin) => plugin.jobs)) await jobs.work()
  const services = { database, settings, clock, log, jobs, version: 'test', plugins }
  const server = await listen({ PORT: 0, HOST: '127.0.0.1' })
  server.serve(createApp(services, consoleFolder))
  const url = `http://127.0.0.1:${server.port}`
  const anonymous = createClient(url)
  return {
    url,
    database,
    postgres,
    anonymous,
    as: async (username) => anonymous.signIn(username),
    stop: async () => {
      await Promise.all([server.close(), jobs.stop()])
      await database.close()
      await postgres?.stop()
      if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}
