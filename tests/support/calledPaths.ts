import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Response } from 'playwright'
import { specifiedPathOf, specifiedPaths } from './specifiedPaths.ts'

const variable = 'CALLED_PATHS'
const noted = new Set<string>()

/** Notes which paths of the specification the console calls in this context, with success, in any test of the run. */
export function noteCalls(context: BrowserContext): void {
  context.on('response', (response) => {
    const path = specifiedPathOf(new URL(response.url()).pathname.replace('/api/v1', ''))
    if (path !== undefined && !noted.has(path) && response.ok()) void note(path, response)
  })
}

async function note(path: string, response: Response): Promise<void> {
  const isJson = response.headers()['content-type']?.includes('json') ?? false
  // A page that is closed meanwhile takes the reply with it: another one will do.
  const { errcode } = (isJson ? await response.json().catch(() => ({ errcode: -1 })) : {}) as Reply
  const file = process.env[variable]
  if (errcode || noted.has(path) || file === undefined) return
  noted.add(path)
  appendFileSync(file, `${path}\n`)
}

interface Reply {
  readonly errcode?: number
}

/** Begins to collect the paths of a run. The function that it returns says which of the specification were never called. */
export function collectCalledPaths(): () => readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'called-paths-'))
  const file = join(folder, 'paths')
  appendFileSync(file, '')
  process.env[variable] = file
  return () => {
    const called = new Set(readFileSync(file, 'utf8').split('\n'))
    rmSync(folder, { recursive: true })
    return specifiedPaths.filter((path) => !called.has(path))
  }
}
