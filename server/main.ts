import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer, type Server } from './app/createServer.ts'
import { createTroubles } from './base/troubles.ts'
import { createClock } from './base/clock.ts'
import { isUnreachable } from './base/isUnreachable.ts'
import { declareChannels, openChannels } from './services/delivery/openChannels.ts'
import { openFileStore } from './services/files/openFileStore.ts'
import { createLog } from './base/log.ts'
import { installationOf, isFirstDemoStart, prepareDemo } from './app/installation.ts'
import { startSteps } from './app/startSteps.ts'
import { listen } from './app/listen.ts'
import { openDatabase, type Database } from './db/database.ts'
import { serveConsole } from './app/otherBackEnd/serveConsole.ts'
import { loadServerPlugins } from './app/plugins/loadServerPlugins.ts'
import { migrateHalves } from './app/plugins/migrateHalves.ts'
import { setUpPlugins } from './app/plugins/setUpPlugins.ts'
import { resetDemo } from './app/resetDemo.ts'
import { sealEarlier } from './services/audit/sealEarlier.ts'
import { isStopping, onStop } from './base/stopping.ts'
import { readSettings, SettingsError, type Settings } from './base/settings.ts'
import { welcome } from './app/welcome.ts'

const consoleFolder = fileURLToPath(new URL('../dist', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/**
 * Settles when the console is built. `npm start` builds it in parallel: it says so in the environment, and sends a message
 * when it is done, perhaps before the database is ready.
 */
const consoleBuilt: Promise<unknown> =
  process.env['CONSOLE_BUILD'] === 'beside'
    ? once(process, 'message').then(() => process.disconnect())
    : Promise.resolve()

try {
  const settings = readSettings(process.env)
  const { API_URL } = settings
  if (process.argv.includes('--reset-demo')) await resetDemo(settings)
  else if (API_URL) await serveConsole({ ...settings, API_URL }, consoleFolder, version)
  else await start(settings)
} catch (error) {
  // If a start is interrupted, the database is already closed.
  if (!isStopping()) {
    console.error(sentenceOf(error) ?? error)
    process.exit(1)
  }
}

/** What the person who started the server can do about it; undefined for unforeseen errors. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof SettingsError) return `\n${error.message}\n`
  if (!isUnreachable(error) || !process.env['DATABASE_URL']) return undefined
  const reason = error instanceof Error ? error.message : String(error)
  return `\nThe database at DATABASE_URL was lost during the start: ${reason}. Start again when it is back.\n`
}

/**
 * From settings to a running server. The port is opened first and replies 503 until the database is ready.
 */
async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.LOG_LEVEL)
  const server = await listen(settings)
  const troubles = createTroubles()
  const steps = startSteps()
  let isServing = false
  const open = (): Promise<Database> =>
    openDatabase(settings, (error) => log.error({ err: error }, 'database connection lost'), {
      onLost: (reason) => {
        // Nothing can be served without it, and the process manager restarts the server.
        log.fatal({ err: reason }, 'the embedded database is gone')
        console.error(`The embedded database ended by itself: ${reason.message}. Is the disk full?`)
        process.exit(1)
      },
      // Setup takes longer.
      onSlow: (statement) => {
        if (!isServing) return
        // The beginning tells which one it is; some have more than ten thousand letters.
        log.warn({ ...statement, sql: statement.sql.slice(0, 1_000) }, 'slow statement')
        troubles.slow(statement)
      },
    })
  // The embedded database opens in its thread while this one loads the areas. Connections to a server would run into their
  // time limit meanwhile.
  const early = settings.DATABASE_URL === undefined ? open() : undefined
  // Thrown below.
  early?.catch(() => undefined)
  const found = await loadServerPlugins()
  const prepared = isFirstDemoStart(settings) ? await prepareDemo(settings, found.plugins) : undefined
  const database = await steps.step('Opening the database', () => early ?? open())
  let running: Server | undefined
  onStop(async () => {
    await Promise.all([server.close(), running?.stop()])
    await database.close()
  })
  const files = await openFileStore(settings)
  const { password, demoNow, demo, migrated } = await database.unhurried(async (db) => {
    const migrated = await steps.step('Making the tables', () => migrateHalves(db, found))
    const options = { files, plugins: migrated.plugins, steps, prepared }
    const installed = await steps.step('Setting up the operator', () => installationOf(db, settings, options))
    await sealEarlier(db)
    return { ...installed, migrated }
  })
  const halves = await steps.step('Setting up the areas', () => setUpPlugins(database.db, migrated))
  await declareChannels(database.db, openChannels(settings, log))
  for (const problem of halves.problems) log.error(problem, 'plugin left out')
  const { plugins } = halves
  const clock = createClock(demoNow)
  await steps.step('Building the console', () => consoleBuilt)
  running = createServer(settings, {
    database,
    plugins,
    quarantine: halves,
    clock,
    log,
    troubles,
    files,
    version,
    consoleFolder,
    demo,
  })
  await running.work()
  server.serve(running.app)
  isServing = true
  console.log(welcome(settings, password, halves.problems))
}
