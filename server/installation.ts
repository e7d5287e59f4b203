import { randomBytes } from 'node:crypto'
import type { Db } from './db/database.ts'
import { readInstallation, seedDemo, seedEmpty } from './db/seed.ts'
import type { Settings } from './settings.ts'

/** What this installation was set up with. */
export interface Installation {
  /** The administrator's password, when it was made up just now. It is told this once. */
  password?: string
  /** The day at which the business clock starts; the real time when absent. */
  demoNow?: string
}

/** Sets a new installation up, with the demo operator or empty; an existing one stays as it is. */
export async function installationOf(db: Db, settings: Settings): Promise<Installation> {
  const held = settings.DEMO && settings.DEMO_NOW ? { demoNow: settings.DEMO_NOW } : {}
  if (await readInstallation(db)) return held
  if (settings.DEMO) {
    console.log('Setting up the demo operator, this happens once …')
    const now = settings.DEMO_NOW ? new Date(settings.DEMO_NOW) : new Date()
    await seedDemo(db, { scale: settings.DEMO_SCALE, now })
    return held
  }
  const password = settings.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  await seedEmpty(db, password)
  return settings.ADMIN_PASSWORD ? {} : { password }
}
