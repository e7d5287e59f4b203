import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { programs } from '#tools/programs.js'
import { demoNow, embeddedFolder } from '#tests/support/embeddedTemplate.ts'
import { copyInstallation, type InstallationCopy } from '#tests/support/installation.ts'
import { killServers } from '#tests/support/serverProcess.ts'

const written = [
  'contract/parking/lot.ts',
  'server/plugins/parking/plugin.ts',
  'src/plugins/parking/messages.ts',
  'src/plugins/parking/plugin.ts',
  'src/plugins/parking/screens.tsx',
  'tests/plugins/parking.test.ts',
]

let copy: InstallationCopy
let before: Map<string, string>
let printed: string

beforeAll(() => {
  copy = copyInstallation()
  before = textsOf()
  printed = generate('newPlugin', 'parking', 'lot').stdout
}, 300_000)
afterAll(async () => {
  await killServers()
  copy.remove()
})

describe('someone who starts a new area', () => {
  it('gets six files, at most 90 lines, and one line in the list of plugins', () => {
    const after = textsOf()
    const changed = [...after.keys()].filter((file) => after.get(file) !== before.get(file))
    expect(changed.toSorted()).toEqual(['console.config.ts', ...written].toSorted())
    for (const file of changed) expect(printed).toContain(file)

    const lines = written.map((file) => String(after.get(file)).trimEnd().split('\n').length)
    expect(lines.reduce((sum, n) => sum + n)).toBeLessThanOrEqual(90)

    const config = String(after.get('console.config.ts')).split('\n')
    const added = config.filter((line) => !before.get('console.config.ts')?.split('\n').includes(line))
    expect(added).toEqual(["  parking: () => import('./src/plugins/parking/plugin.ts'),"])
    expect(config).toHaveLength(Number(before.get('console.config.ts')?.split('\n').length) + 1)
  })

  it('finds that it compiles, is formatted and has nothing for the linter', () => {
    expect(copy.run([programs.oxfmt, '--check', ...written])).toMatchObject({ status: 0 })
    expect(copy.run([programs.oxlint, ...written])).toMatchObject({ status: 0 })
    expect(copy.run([programs.tsc, '--noEmit'])).toMatchObject({ stdout: '', status: 0 })
  }, 300_000)

  it('finds that its own test passes', () => {
    const words = ['run', '--project=console', 'tests/plugins/parking.test.ts']
    const { status, stdout } = copy.run([programs.vitest, ...words])
    expect(stdout).toMatch(/Tests .*[1-9]\d* passed/)
    expect(status).toBe(0)
  }, 300_000)

  it('adds, changes and lists records on the running server, which keeps them', async () => {
    const DATA_DIR = await embeddedFolder()
    const settings = { DATA_DIR, DEMO_NOW: demoNow }
    const first = await copy.start(settings)
    const admin = await first.anonymous.signIn('admin')
    expect((await admin.list('/parking/lot')).data).toMatchObject({ total: 2 })
    const { data } = await admin.create('/parking/lot', { name: 'P1' })
    const changed = await admin.update('/parking/lot', { _id: data._id }, { note: 'By the river', rev: 1 })
    expect(changed.data).toMatchObject({ name: 'P1', note: 'By the river', rev: 2 })
    await first.stop()

    const second = await copy.start(settings)
    const again = await second.anonymous.signIn('admin')
    expect((await again.list('/parking/lot', { cond: { $q: 'p1' } })).data.list).toEqual([changed.data])
    expect((await again.list('/parking/lot')).data.total).toBe(3)
    const { errcode } = await (await second.anonymous.signIn('gz.manager')).list('/parking/lot')
    expect(errcode).toBe(4030)
    await second.stop()
    rmSync(DATA_DIR, { recursive: true })
  }, 300_000)

  it.each([
    ['parking', 'console.config.ts lists parking already'],
    ['PARKING', 'console.config.ts lists PARKING already'],
    ['system', 'permissions or parameters that begin with system.'],
    ['brand', 'permissions or parameters that begin with brand.'],
    ['login', 'There is src/plugins/login already'],
    ['dashboard', 'permissions or parameters that begin with dashboard.'],
    ['2nd', 'Name the plugin'],
    ['../up', 'Name the plugin'],
    ['', 'Name the plugin'],
  ])('is told why %j cannot be its name, and nothing is written', (id, reason) => {
    const texts = textsOf()
    const { status, stderr } = generate('newPlugin', id)
    expect(stderr).toContain(reason)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(status).toBe(1)
    expect(textsOf()).toEqual(texts)
  })
})

describe('someone who adds a noun to an area', () => {
  it('finds it among what every area looks up when there is no plugin', () => {
    const { stdout } = generate('newResource', 'holiday')
    expect(stdout).toContain('contract/common/holiday.ts')
    expect(stdout).toContain('server/plugins/common/plugin.ts')
  })

  it.each([
    [['Bay'], 'Name the noun'],
    [['bay', 'nowhere'], 'There is no plugin nowhere'],
    [['brand'], 'There is contract/brandDB/brand.ts already'],
  ])('is told why %j cannot be', (words, reason) => {
    const { status, stderr } = generate('newResource', ...words)
    expect(stderr).toContain(reason)
    expect(status).toBe(1)
  })
})

const generate = (tool: string, ...words: string[]) => copy.run([`tools/${tool}.js`, ...words])

/** The text of every source of the copy. */
function textsOf(): Map<string, string> {
  const files = execFileSync('find', ['.', '-type', 'f', '-not', '-path', './node_modules/*'], {
    cwd: copy.folder,
    encoding: 'utf8',
  })
  return new Map(
    files
      .trim()
      .split('\n')
      .map((file) => [file.slice(2), readFileSync(join(copy.folder, file), 'utf8')]),
  )
}
