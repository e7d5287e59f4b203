import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { plugins } from '#console.config.ts'
import { runtimeSize } from '#tests/bench/runtimeSize.ts'
import { areaBudget, type AreaBudget } from '#tests/support/areaBudget.ts'
import { consoleFolder } from '#tests/support/browser.ts'

interface Chunk {
  file: string
  imports?: string[]
}

// `npm test` has just built it; on its own the test looks at the last build.
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(consoleFolder, '.vite/manifest.json'), 'utf8'),
)

describe('the code before the sign-in page can be used', () => {
  const files = ['index.html', 'src/main.tsx', 'src/plugins/login/screens.ts'].reduce(
    (all, key) => withImports(key, all),
    new Set<string>(),
  )

  it('is at most 90 kB', () => {
    const sizes = [...files].map((file) => gzipSync(readFileSync(join(consoleFolder, file))).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000)
  })

  it.each([
    ['the contract’s schemas', 'ZodObject'],
    ['react-admin', 'resources.${'],
    ['MUI', 'Mui-'],
  ])('has nothing of %s', (_, mark) => {
    const everything = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
    expect(everything.some(({ file }) => read(file).includes(mark))).toBe(true)
    expect([...files].filter((file) => read(file).includes(mark))).toEqual([])
  })
})

describe('an area that nobody visits', () => {
  const sizes: Record<string, AreaBudget> = JSON.parse(
    readFileSync(join(consoleFolder, 'plugins.json'), 'utf8'),
  )

  it.each(Object.entries(plugins))('costs no more than its budget: %s', async (area, load) => {
    const { resources = [], permissions = {} } = (await load()).default
    const budget = areaBudget(resources.length, {
      lifecycles: resources.filter(({ contract }) => contract.lifecycle).length,
      permissions: Object.keys(permissions).length,
    })
    expect(sizes[area]?.manifest).toBeGreaterThan(0)
    expect(sizes[area]?.manifest).toBeLessThanOrEqual(budget.manifest)
    expect(sizes[area]?.contract).toBeLessThanOrEqual(budget.contract)
  })

  it('has its part of the contract in its cost, also when the console searches it', () => {
    expect(sizes['brandDB']?.contract).toBeGreaterThan(0)
  })
})

describe('the code that checks, composes and draws plugins', () => {
  afterEach(() => vi.unstubAllEnvs())

  // The aim is 5 kB, and it is not there yet: this keeps it from growing.
  it('is at most 6.1 kB', async () => {
    // Else JSX is compiled for development.
    vi.stubEnv('NODE_ENV', 'production')
    expect((await runtimeSize()).js).toBeLessThanOrEqual(6100)
  })
})

const read = (file: string): string => readFileSync(join(consoleFolder, file), 'utf8')

/** The files of a chunk and of all that it cannot run without. */
function withImports(key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) withImports(imported, files)
  return files
}
