import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#server/db/database.ts'
import { readInstallation } from '#server/db/seedOnce.ts'
import { seedEmpty } from './seed.ts'
import type { DemoSeed } from '#server/demo/seedDemo.ts'
import type { DemoOperator } from '#server/demo/demoOperator.ts'
import type { FileStore } from '#server/services/files/fileStore.ts'
import { pictureFolder } from './arrivalJob.ts'
import type { StartSteps } from './startSteps.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { isPublic } from '#server/base/isPublic.ts'
import { SettingsError, type Settings } from '#server/base/settings.ts'

/** How this installation was set up. */
export interface Installation {
  /** The administrator's password, if it was generated just now. It is shown only this once. */
  password?: string
  /** The day at which the business clock starts; the real time if absent. */
  demoNow?: string
  /** The demo operator, if it was begun just now: the rest of it arrives later (`arrivalJob`). */
  demo?: DemoOperator
}

interface InstallationOptions {
  readonly files: FileStore
  readonly plugins: readonly ServerPlugin[]
  readonly steps: StartSteps
  readonly prepared?: PreparedDemo | undefined
}

/** The demo operator in memory. */
export interface PreparedDemo {
  readonly seed: DemoSeed
  readonly demo: DemoOperator
}

/** Makes the demo operator in memory. It takes two seconds, in which the embedded database opens in its thread. */
export async function prepareDemo(
  settings: Settings,
  plugins: readonly ServerPlugin[],
): Promise<PreparedDemo> {
  const { makeDemo } = await import('#server/demo/seedDemo.ts')
  const now = settings.DEMO_NOW ? new Date(settings.DEMO_NOW) : new Date()
  const seed = { scale: settings.DEMO_SCALE, now, plugins }
  return { seed, demo: makeDemo(seed) }
}

/** Whether this start will make an embedded database with the demo operator. */
export const isFirstDemoStart = ({ DEMO, DATABASE_URL, DATA_DIR }: Settings): boolean =>
  DEMO && DATABASE_URL === undefined && !existsSync(join(DATA_DIR, 'made'))

/** Sets up a new installation, either with the demo operator or empty; an existing one stays as it is. */
export async function installationOf(
  db: Db,
  settings: Settings,
  { files, plugins, steps, prepared }: InstallationOptions,
): Promise<Installation> {
  const held = settings.DEMO && settings.DEMO_NOW ? { demoNow: settings.DEMO_NOW } : {}
  const known = await readInstallation(db)
  if (known?.['seeded'] === 'demo' && !settings.DEMO && isPublic(settings)) {
    throw new SettingsError(demoProblem(settings))
  }
  if (known) return held
  if (settings.DEMO) {
    const { seed, demo } = prepared ?? (await prepareDemo(settings, plugins))
    // Code of the demo is loaded only for the demo.
    const { beginDemo } = await import('#server/demo/seedDemo.ts')
    const parts = demo.parts(pictureFolder(settings, files))
    await beginDemo(db, seed, { ...demo, parts }, steps.part)
    return { ...held, demo }
  }
  const password = settings.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  await seedEmpty(db, password, plugins)
  return settings.ADMIN_PASSWORD ? {} : { password }
}

const demoProblem = ({ DATABASE_URL, DATA_DIR }: Settings): string =>
  `${DATABASE_URL ? 'The database at DATABASE_URL' : `The data folder ${DATA_DIR}`} holds the ` +
  'demo operator, and everybody knows its passwords. ' +
  'Other machines can reach this server. Set DEMO=1 to serve it anyway, or start with other data.'
