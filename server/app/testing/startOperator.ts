import { admitAreas } from '#server/app/plugins/admitAreas.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { composeHalves, type ServerHalves } from '#server/app/plugins/composeHalves.ts'
import { loadServerPlugins } from '#server/app/plugins/loadServerPlugins.ts'
import { migrateHalves } from '#server/app/plugins/migrateHalves.ts'
import { resourcesOf } from '#server/app/plugins/resourcesOf.ts'
import { setUpPlugins } from '#server/app/plugins/setUpPlugins.ts'
import { problemText } from '#server/base/pluginProblem.ts'
import { readSettings } from '#server/base/settings.ts'
import { openDatabase, type Db } from '#server/db/database.ts'
import { seedDemo } from '#server/demo/seedDemo.ts'
import type { Context } from '#server/engine/context.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { Job } from '#server/services/jobs/defineJob.ts'
import { jobSubject } from '#server/services/jobs/jobSubject.ts'
import { runJob } from './runJob.ts'

/** The demo operator, for a test. */
export interface TestOperator {
  readonly db: Db
  /** Sets the business clock, which stands still otherwise: `moveTo('2026-11-20T08:00:00Z')`. */
  readonly moveTo: (moment: string) => void
  /** What hooks and jobs get in the name of a demo account such as `gz.officer`, or of the system. */
  readonly contextOf: (username?: string) => Promise<Context>
  /** Runs a job once in the name of the system, as its schedule does, and returns its result. */
  readonly run: <B>(job: Job<B>, body?: unknown) => Promise<unknown>
  /** Removes it with all its data. */
  readonly stop: () => Promise<void>
}

/**
 * Sets up the demo operator with plugins, on an embedded database of its own, for tests of their server
 * halves. It takes some seconds: do it once in a file. Throws if a plugin has a problem that a start would
 * report. `start` is the day on which the demo's data ends.
 */
export async function startOperator(
  added: readonly ServerPlugin[],
  { start = '2026-11-15T02:00:00Z' } = {},
): Promise<TestOperator> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-operator-'))
  const { db, close } = await openDatabase(readSettings({ DATA_DIR: folder }), () => undefined)
  const stop = async (): Promise<void> => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const resources = resourcesOf(await setUp(db, added, new Date(start)))
    let now = Date.parse(start) / 1000
    const contextOf = async (username?: string): Promise<Context> => {
      const created_by = username === undefined ? null : await idOf(db, username)
      const who = await jobSubject(db, { created_by, site: null })
      return { db, resources, who, requestId: 'test', ip: null, now }
    }
    return {
      db,
      moveTo: (moment) => void (now = Math.floor(Date.parse(moment) / 1000)),
      contextOf,
      run: async (job, body) => runJob(job, await contextOf(), body),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The plugins that run, with the tables and rows of the demo operator. */
async function setUp(db: Db, added: readonly ServerPlugin[], now: Date): Promise<readonly ServerPlugin[]> {
  const shipped = (await loadServerPlugins()).plugins.filter(({ id }) => added.every((one) => one.id !== id))
  const found = (isPackaged: boolean) => (given: ServerPlugin) => ({
    id: given.id,
    file: '',
    given,
    isPackaged,
  })
  const composed = composeHalves([...shipped.map(found(false)), ...added.map(found(true))])
  requireSound(composed)
  admitAreas(composed.plugins)
  const halves = await migrateHalves(db, composed)
  await seedDemo(db, { scale: 'test', now, plugins: halves.plugins })
  const { plugins, problems } = await setUpPlugins(db, halves)
  requireSound({ problems })
  return plugins
}

function requireSound({ problems }: Pick<ServerHalves, 'problems'>): void {
  if (problems.length > 0) throw new Error(problems.map(problemText).join('\n'))
}

async function idOf(db: Db, username: string): Promise<string> {
  const { rows } = await sql<{ _id: string }>`select _id from "user" where username = ${username}`.execute(db)
  if (!rows[0]) throw new Error(`The demo operator has no account ${username}.`)
  return rows[0]._id
}
