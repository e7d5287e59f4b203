import { randomBytes } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { readInstallation } from '#server/db/seedOnce.ts'
import { seedEmpty } from './seed.ts'
import type { FileStore } from '#server/services/files/fileStore.ts'
import { incomingFolder } from '#server/services/files/folderStore.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { isPublic } from '#server/base/isPublic.ts'
import { SettingsError, type Settings } from '#server/base/settings.ts'

/** How this installation was set up. */
export interface Installation {
  /** The administrator's password, if it was generated just now. It is shown only this once. */
  password?: string
  /** The day at which the business clock starts; the real time if absent. */
  demoNow?: string
}

/**
 * Sets up a new installation, either with the demo operator or empty; an existing one stays as it is. The
 * pictures of the demo go into a folder, never into a bucket, so that nobody pays for files that nobody
 * uploaded.
 */
export async function installationOf(
  db: Db,
  settings: Settings,
  { files, plugins }: { files: FileStore; plugins: readonly ServerPlugin[] },
): Promise<Installation> {
  const held = settings.DEMO && settings.DEMO_NOW ? { demoNow: settings.DEMO_NOW } : {}
  const known = await readInstallation(db)
  if (known?.['seeded'] === 'demo' && !settings.DEMO && isPublic(settings)) {
    throw new SettingsError(demoProblem(settings))
  }
  if (known) return held
  if (settings.DEMO) {
    console.log('Setting up the demo operator, this happens once …')
    const now = settings.DEMO_NOW ? new Date(settings.DEMO_NOW) : new Date()
    const place = settings.FILES_S3_BUCKET ? undefined : { files, incoming: incomingFolder(settings) }
    // Code of the demo is loaded only for the demo.
    const { seedDemo } = await import('#server/demo/seedDemo.ts')
    await seedDemo(db, { scale: settings.DEMO_SCALE, now, place, plugins })
    return held
  }
  const password = settings.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  await seedEmpty(db, password, plugins)
  return settings.ADMIN_PASSWORD ? {} : { password }
}

const demoProblem = ({ DATABASE_URL, DATA_DIR }: Settings): string =>
  `${DATABASE_URL ? 'The database at DATABASE_URL' : `The data folder ${DATA_DIR}`} holds the ` +
  'demo operator, and everybody knows its passwords. ' +
  'Other machines can reach this server. Set DEMO=1 to serve it anyway, or start with other data.'
