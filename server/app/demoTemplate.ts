import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import type { Settings } from '#server/base/settings.ts'
import type { Database } from '#server/db/database.ts'

type TemplateSettings = Pick<
  Settings,
  'DATA_DIR' | 'DATABASE_URL' | 'DEMO_TEMPLATES' | 'DEMO_SCALE' | 'DEMO_NOW'
>

/**
 * The file with the data folder as it was when the demo operator was complete; undefined where none is kept. A demo operator
 * of another size or day has another file.
 */
export function templateFile({
  DEMO_TEMPLATES,
  DATABASE_URL,
  ...demo
}: TemplateSettings): string | undefined {
  if (DEMO_TEMPLATES === undefined || DATABASE_URL !== undefined) return undefined
  const day = demo.DEMO_NOW === undefined ? '' : `-${demo.DEMO_NOW.replaceAll(/\W/g, '')}`
  return join(DEMO_TEMPLATES, `${demo.DEMO_SCALE}${day}-${sourcesHash()}.tgz`)
}

/** Changes with every change of what the demo operator is made by, and of the tables. */
function sourcesHash(): string {
  const hash = createHash('sha256')
  const server = join(import.meta.dirname, '..')
  const made = ['demo/**/*.ts', 'db/migrations/*.sql', 'plugins/*/{migrations,demo}/**/*.{sql,ts}']
  for (const file of globSync(made, { cwd: server }).toSorted())
    hash.update(`${file} ${statSync(join(server, file)).size}\n`)
  return hash.digest('hex').slice(0, 8)
}

/**
 * Keeps the data folder as it is now, so that `npm run demo:reset` takes seconds. The database is copied at once, and
 * compressed while others work.
 */
export async function keepTemplate(
  database: Pick<Database, 'copyTo'>,
  settings: TemplateSettings,
): Promise<void> {
  const file = templateFile(settings)
  if (file === undefined || !database.copyTo) return
  mkdirSync(dirname(file), { recursive: true })
  const copy = mkdtempSync(`${file}-`)
  const growing = `${copy}.part`
  try {
    await database.copyTo(join(copy, 'pglite'))
    const files = join(settings.DATA_DIR, 'files')
    if (existsSync(files)) await cp(files, join(copy, 'files'), { recursive: true })
    writeFileSync(join(copy, 'made'), '')
    await pack(copy, growing)
    renameSync(growing, file)
  } finally {
    for (const path of [copy, growing]) rmSync(path, { recursive: true, force: true })
  }
}

async function pack(folder: string, file: string): Promise<void> {
  const child = spawn('tar', ['-czf', file, '-C', folder, '.'], { stdio: 'ignore' })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`tar ended with ${code}`)
}
