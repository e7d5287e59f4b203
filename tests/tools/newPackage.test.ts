// @runs in full runs
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBuild } from '#tests/support/builtConsole.ts'
import { copyInstallation, requireSuccess, type InstallationCopy } from '#tests/support/installation.ts'
import { projectOf, type ThirdParty } from '#tests/support/thirdParty.ts'

let atrium: InstallationCopy
let author: ThirdParty

beforeAll(() => {
  atrium = copyInstallation({ packages: 'own' })
  author = projectOf(atrium.folder, (folder) =>
    requireSuccess(atrium.run(['tools/newPackage.js', 'mooring', 'berth', folder])),
  )
}, 600_000)
afterAll(() => {
  author?.remove()
  atrium?.remove()
})

/** The arguments of `node` in a script of the package. */
const script = (name: string): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(author.folder, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  return String(scripts[name]).split(' ').slice(1)
}

describe('the author of a new package', () => {
  it('has nine files besides Atrium, of at most 130 lines', () => {
    const files = globSync('{*.*,{migrations,src,test}/*}', { cwd: author.folder })
    const written = files.filter((file) => !file.endsWith('.tgz')).toSorted()
    expect(written).toEqual([
      'migrations/0001_mooring_berth.sql',
      'package.json',
      'src/contract.ts',
      'src/plugin.ts',
      'src/server.ts',
      'test/plugin.test.ts',
      'test/server.test.ts',
      'tsconfig.json',
      'vitest.config.js',
    ])
    const lines = written.map(
      (file) => readFileSync(join(author.folder, file), 'utf8').trimEnd().split('\n').length,
    )
    expect(lines.reduce((sum, n) => sum + n)).toBeLessThanOrEqual(130)
    expect(files).toContain('atrium-0.1.0.tgz')
  })

  it('gets Atrium without its tests, and without what was built or stored on the machine that packed it', () => {
    expect(readdirSync(join(author.folder, 'node_modules/atrium')).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'console.config.ts',
      'contract',
      'faces',
      'package.json',
      'server',
      'src',
      'tools',
    ])
  })

  it('gets the migration for another field, and finds that both halves compile and pass their tests', () => {
    const contract = join(author.folder, 'src/contract.ts')
    const text = readFileSync(contract, 'utf8')
      .replace('import { ', 'import { integer, ')
      .replace('fields: { name: text', 'fields: { depth: integer({ initial: 3 }), name: text')
      .replace('fields: { name: inWords', "fields: { depth: inWords('水深', '水深', 'Depth'), name: inWords")
    writeFileSync(contract, text)
    requireSuccess(author.run(...script('new:migration')))
    const migration = readFileSync(join(author.folder, 'migrations/0002_mooring_berth.sql'), 'utf8')
    expect(migration).toBe('alter table mooring_berth add depth integer not null default 3;\n')

    requireSuccess(author.compile())
    const { status, stdout, stderr } = author.test()
    expect(stdout + stderr).toContain('7 passed (7)')
    expect(status).toBe(0)
  }, 900_000)
})

describe('an installation with that package', () => {
  beforeAll(() => {
    atrium.install(author.pack())
    atrium.list(`mooring: () => import('atrium-lost-found')`)
  }, 300_000)

  it('passes all checks, with its menu and its permissions', () => {
    const { status, stdout, stderr } = atrium.run(['tools/check.js'])
    expect(status, stdout + stderr).toBe(0)
  }, 600_000)

  it('costs those who do not go there a manifest without words, at most 1,000 bytes', () => {
    atrium.build()
    const { needed, read } = readBuild(join(atrium.folder, 'dist'))
    const everybody = needed('console')
    const more = [...needed('node_modules/atrium-lost-found/dist/plugin.js')].filter(
      (file) => !everybody.has(file),
    )
    const manifest = more.map(read).join('')
    expect(manifest).toContain('/mooring/berth')
    expect(manifest).not.toContain('水深')
    expect(gzipSync(manifest).length).toBeLessThanOrEqual(1000)
  }, 600_000)
})
