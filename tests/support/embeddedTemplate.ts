import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashSync } from '@node-rs/argon2'
import { sql } from 'kysely'
import { declareNotices } from '#server/app/plugins/declareNotices.ts'
import { insertDemo } from '#server/app/plugins/insertDemo.ts'
import { openDatabase, type Db } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#server/demo/seedDemo.ts'
import { readSettings } from '#server/base/settings.ts'
import { canonicalPassword } from '#server/services/session/password.ts'
import { demoPassword } from './client.ts'
import { quickFolder } from './quickFolder.ts'
import { shippedHalves } from './shippedHalves.ts'

/** The day on which the demo operator's data ends in every test. */
export const demoNow = '2026-11-15T10:00:00+08:00'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * A folder of its own with the demo operator at scale `test` in it. Making one takes seconds, so one is kept for every
 * state of the sources it comes from, and copied.
 */
export async function embeddedFolder(): Promise<string> {
  const template = join(root, 'node_modules/.cache/atrium', `database-${sourceHash()}`)
  if (!existsSync(template)) await makeTemplate(template)
  const folder = quickFolder()
  cpSync(template, folder, { recursive: true })
  return folder
}

/** How many this process has begun to make. */
let made = 0

async function makeTemplate(template: string): Promise<void> {
  // Made beside and moved into place, so that a half-made one is never used.
  const folder = `${template}.${process.pid}-${++made}`
  await fillDatabase({ DATA_DIR: folder })
  try {
    renameSync(folder, template)
  } catch {
    // Another test file was faster.
    rmSync(folder, { recursive: true })
  }
}

/** Makes the tables and the demo operator at scale `test` in an empty database. */
export async function fillDatabase(place: { DATA_DIR: string } | { DATABASE_URL: string }): Promise<void> {
  const { db, close } = await openDatabase(readSettings({ ...place }), (error) => {
    throw error
  })
  try {
    await migrate(db, shippedHalves)
    await seedDemo(db, { scale: 'test', now: new Date(demoNow), plugins: shippedHalves })
    for (const half of shippedHalves) {
      await declareNotices(db, half.notices ?? {})
      await insertDemo(db, half)
    }
    await hashCheaply(db)
  } finally {
    await close()
  }
}

// The demo's accounts sign in thousands of times in a run. A stored hash says how much work it takes to compare, so the
// comparison is the real one.
async function hashCheaply(db: Db): Promise<void> {
  const hash = hashSync(canonicalPassword(demoPassword), { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await sql`update "user" set password_hash = ${hash} where password_hash is not null`.execute(db)
}

function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of globSync(
    '{{contract,server/{app,db,demo,engine,http,plugins}}/**/*.{ts,sql},package-lock.json,tests/support/embeddedTemplate.ts}',
    { cwd: root },
  ).sort()) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
