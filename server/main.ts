import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createClock } from './clock.ts'
import { isUnreachable } from './http/failure.ts'
import { createLog } from './http/log.ts'
import { installationOf } from './installation.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { listen } from './listen.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { createApp } from './http/app.ts'
import { loadServerPlugins } from './plugins/loadServerPlugins.ts'
import { setUpPlugins } from './plugins/setUpPlugins.ts'
import { resetDemo } from './resetDemo.ts'
import { readSettings, SettingsError, type Settings } from './settings.ts'
import { welcome } from './welcome.ts'

const consoleFolder = fileURLToPath(new URL('../dist', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

try {
  const settings = readSettings(process.env)
  await (process.argv.includes('--reset-demo') ? resetDemo(settings) : start(settings))
} catch (error) {
  console.error(sentenceOf(error) ?? error)
  process.exit(1)
}

/** What the person who started the server can do about it; undefined for what nobody foresaw. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof SettingsError) return `\n${error.message}\n`
  if (!isUnreachable(error) || !process.env['DATABASE_URL']) return undefined
  const reason = error instanceof Error ? error.message : String(error)
  return `\nThe database at DATABASE_URL cannot be reached: ${reason}. Is it running, and are host, port and password right?\n`
}

/** From settings to a server that answers. The port is taken first and answers 503 until the database is ready. */
async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.LOG_LEVEL)
  const plugins = await loadServerPlugins()
  const server = await listen(settings)
  const database = await openDatabase(
    settings,
    (error) => log.error({ err: error }, 'database connection lost'),
    (reason) => {
      // Nothing can be served without it, and whoever runs the server starts it again.
      log.fatal({ err: reason }, 'the embedded database is gone')
      console.error(`The embedded database ended by itself: ${reason.message}. Is the disk full?`)
      process.exit(1)
    },
  )
  let jobs: Jobs | undefined
  onStop(async () => {
    await Promise.all([server.close(), jobs?.stop()])
    await database.close()
  })
  await migrate(database.db, plugins)
  const { password, demoNow } = await installationOf(database.db, settings)
  await setUpPlugins(database.db, plugins)
  const clock = createClock(demoNow)
  jobs = createJobs({ database, clock, log, plugins })
  await jobs.work()
  server.serve(createApp({ database, settings, clock, log, jobs, version, plugins }, consoleFolder))
  console.log(welcome(database, settings, password))
}

/** Stops in order on SIGINT and SIGTERM: no new requests, those under way end, the database closes. */
function onStop(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}
