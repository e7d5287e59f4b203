import { tmpdir } from 'node:os'
import { createServer } from '#server/app/createServer.ts'
import { createClock } from '#server/base/clock.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { migrateHalves } from '#server/app/plugins/migrateHalves.ts'
import type { Db } from '#server/db/database.ts'
import { composeHalves, type ServerHalves } from '#server/app/plugins/composeHalves.ts'
import { openFileStore } from '#server/services/files/openFileStore.ts'
import { declareChannels, openChannels } from '#server/services/delivery/openChannels.ts'
import { createLog } from '#server/base/log.ts'
import { listen } from '#server/app/listen.ts'
import type { Jobs } from '#server/services/jobs/jobs.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { setUpPlugins } from '#server/app/plugins/setUpPlugins.ts'
import { readSettings, type Settings } from '#server/base/settings.ts'
import { addAreas } from './addedAreas.ts'
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
  /** Its jobs, with all kinds that it can do. */
  jobs: Jobs
  /** Begins to work off jobs, which wait in the queue until then. */
  work: () => Promise<void>
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
  const { plugins, ...quarantine } =
    added.length > 0 ? await setUp(database.db, composed(added)) : (shipped ??= composed([]))
  await declareChannels(database.db, openChannels(settings, log))
  const running = createServer(settings, {
    database,
    plugins,
    quarantine,
    clock: createClock(demoNow),
    log,
    files: await openFileStore(settings),
    version: 'test',
    consoleFolder,
  })
  if (added.some((plugin) => plugin.jobs)) await running.work()
  const server = await listen({ ...settings, PORT: Number(more['PORT'] ?? 0), HOST: '127.0.0.1' })
  server.serve(running.app)
  const url = `http://127.0.0.1:${server.port}`
  const anonymous = createClient(url)
  return {
    url,
    database,
    settings,
    anonymous,
    jobs: running.jobs,
    work: () => running.work(),
    as: async (username) => anonymous.signIn(username),
    stop: async () => {
      await Promise.all([server.close(), running.stop()])
      await database.close()
      await own.remove()
    },
  }
}

/** What most of them run, put together once. */
let shipped: ServerHalves | undefined

/** What becomes of these server halves at a start, beside those that ship with Atrium. */
export async function halvesOn(db: Db, given: readonly ServerPlugin[]): Promise<ServerHalves> {
  const { plugins, ...rest } = await setUp(db, composed(given))
  return { plugins: plugins.filter((half) => !shippedHalves.includes(half)), ...rest }
}

/** The halves that ship with Atrium, and these as if they came with packages, in place of those of the same id. */
function composed(added: readonly ServerPlugin[]): ServerHalves {
  const found = (half: ServerPlugin, isPackaged: boolean) => ({
    id: half.id,
    file: '',
    given: half,
    isPackaged,
  })
  const halves = composeHalves([
    ...shippedHalves
      .filter(({ id }) => added.every((half) => half.id !== id))
      .map((half) => found(half, false)),
    ...added.map((half) => found(half, true)),
  ])
  addAreas(
    halves.plugins.filter((half) => added.includes(half)),
    shippedHalves,
  )
  return halves
}

const setUp = async (db: Db, halves: ServerHalves): Promise<ServerHalves> =>
  setUpPlugins(db, await migrateHalves(db, halves))
