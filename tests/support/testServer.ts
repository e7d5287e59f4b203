import { tmpdir } from 'node:os'
import { createClock } from '#server/base/clock.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { migrateHalves } from '#server/app/plugins/migrateHalves.ts'
import type { Db } from '#server/db/database.ts'
import { composeHalves, type ServerHalves } from '#server/app/plugins/composeHalves.ts'
import { createEvents } from '#server/services/events/events.ts'
import { createFair } from '#server/http/fair/fair.ts'
import { openFileStore } from '#server/services/files/openFileStore.ts'
import { createApp } from '#server/app/createApp.ts'
import { createLog } from '#server/base/log.ts'
import { createJobs } from '#server/services/jobs/createJobs.ts'
import { listen } from '#server/app/listen.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { setUpPlugins } from '#server/app/plugins/setUpPlugins.ts'
import { readSettings, type Settings } from '#server/base/settings.ts'
import { defineParams } from '#server/services/params.ts'
import { createClient, type Client } from './client.ts'
import { demoNow } from './embeddedTemplate.ts'
import { shippedHalves } from './shippedHalves.ts'
import { folderAlone, newDatabase, testDatabase, type DatabaseKind } from './testDatabase.ts'

/** The real server on a real database with the demo operator at scale `test`, on a free port. */
export interface TestServer {
  url: string
  database: Database
  settings: Settings
  /** Signs in a demo account and answers a caller of the API in its name. */
  as: (username: string) => Promise<Client>
  anonymous: Client
  stop: () => Promise<void>
}

/**
 * Starts one, on the database that the project's tests run on unless told. `consoleFolder` is where the built console
 * lies, `more` are further settings (with DATABASE_URL it runs on that), `added` the server halves that run on it beside those that ship with Atrium, or in place
 * of one of these.
 * Jobs are worked off when one of them brings some.
 */
export async function startTestServer(
  kind: DatabaseKind = testDatabase,
  consoleFolder = tmpdir(),
  more: Readonly<Record<string, string>> = {},
  added: readonly ServerPlugin[] = [],
): Promise<TestServer> {
  const own = more['DATABASE_URL'] ? folderAlone() : await newDatabase(kind)
  const settings = readSettings({
    ...own.settings,
    DEMO: '1',
    DEMO_SCALE: 'test',
    DEMO_NOW: demoNow,
    ...more,
  })
  const log = createLog('silent')
  const database = await openDatabase(settings, () => undefined)
  const others = shippedHalves.filter(({ id }) => added.every((half) => half.id !== id))
  const all = composed([...others, ...added])
  const { plugins, ...quarantine } = added.length > 0 ? await setUp(database.db, all) : all
  const clock = createClock(demoNow)
  const files = await openFileStore(settings)
  const jobs = createJobs({ database, clock, log, plugins, files, settings })
  if (plugins.some((plugin) => plugin.jobs)) await jobs.work()
  const events = createEvents(database.db, log, settings)
  const fair = createFair(settings, database.kind)
  const services = {
    fair,
    database,
    settings,
    clock,
    log,
    jobs,
    events,
    files,
    version: 'test',
    plugins,
    quarantine,
  }
  const server = await listen({ ...settings, PORT: 0, HOST: '127.0.0.1' })
  server.serve(createApp(services, consoleFolder))
  const url = `http://127.0.0.1:${server.port}`
  const anonymous = createClient(url)
  return {
    url,
    database,
    settings,
    anonymous,
    as: async (username) => anonymous.signIn(username),
    stop: async () => {
      events.stop()
      await Promise.all([server.close(), jobs.stop()])
      await database.close()
      await own.remove()
    },
  }
}

/** What becomes of server halves at a start. */
export const halvesOn = (db: Db, given: readonly ServerPlugin[]): Promise<ServerHalves> =>
  setUp(db, composed(given))

function composed(given: readonly ServerPlugin[]): ServerHalves {
  const halves = composeHalves(
    given.map((half) => ({ id: half.id, file: '', given: half, isPackaged: false })),
  )
  for (const { params = {} } of halves.plugins) defineParams(params)
  return halves
}

const setUp = async (db: Db, halves: ServerHalves): Promise<ServerHalves> =>
  setUpPlugins(db, await migrateHalves(db, halves))
