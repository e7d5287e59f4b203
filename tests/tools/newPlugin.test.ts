import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { copyInstallation, type InstallationCopy } from '#tests/support/installation.ts'

const written = [
  'contract/mooring/area.ts',
  'contract/mooring/lot.ts',
  'server/plugins/mooring/migrations/0001_mooring_lot.sql',
  'server/plugins/mooring/plugin.ts',
  'src/plugins/mooring/plugin.ts',
  'tests/areas/mooring/expectations.ts',
]

// That what was written compiles, passes the checks and its tests, and runs, is seen by tests/tools/newResource.test.ts and
// tests/e2e/installation.test.ts.

let copy: InstallationCopy
let before: Map<string, string>
let printed: string

beforeAll(() => {
  copy = copyInstallation()
  before = textsOf()
  printed = generate('newPlugin', 'mooring', 'lot').stdout
}, 300_000)
afterAll(() => copy.remove())

describe('someone who starts a new area', () => {
  it('gets six files, at most 70 lines, and one line in the list of plugins and in the face of the areas', () => {
    const after = textsOf()
    const changed = [...after.keys()].filter((file) => after.get(file) !== before.get(file))
    expect(changed.toSorted()).toEqual(['console.config.ts', 'faces/areas.ts', ...written].toSorted())
    for (const file of changed) expect(printed).toContain(file)

    const lines = written.map((file) => String(after.get(file)).trimEnd().split('\n').length)
    expect(lines.reduce((sum, n) => sum + n)).toBeLessThanOrEqual(70)

    const config = String(after.get('console.config.ts')).split('\n')
    const added = config.filter((line) => !before.get('console.config.ts')?.split('\n').includes(line))
    expect(added).toEqual(["  mooring: () => import('./src/plugins/mooring/plugin.ts'),"])
    expect(config).toHaveLength(Number(before.get('console.config.ts')?.split('\n').length) + 1)
  })

  it.each([
    ['mooring', 'console.config.ts lists mooring already'],
    ['MOORING', 'console.config.ts lists MOORING already'],
    ['flag', 'permissions or parameters that begin with flag.'],
    ['brand', 'permissions or parameters that begin with brand.'],
    ['login', 'There is src/plugins/login already'],
    ['dashboard', 'lists dashboard already'],
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
    [['Bay'], 'Name the resource'],
    [['bay', 'nowhere'], 'There is no plugin nowhere'],
    [['brand'], 'There is contract/brandDB/brand.ts already'],
  ])('is told why %j cannot be', (words, reason) => {
    const { status, stderr } = generate('newResource', ...words)
    expect(stderr).toContain(reason)
    expect(status).toBe(1)
  })
})

describe('someone who adds fields', () => {
  it('gets the migration for what differs, in an area with and without one before, and nothing when nothing differs', () => {
    addField('contract/mooring/lot.ts', `depth: text({ initial: "5'" })`)
    expect(generate('newMigration', 'mooring').stdout).toContain('migrations/0002_mooring_lot.sql')
    expect(textsOf().get('server/plugins/mooring/migrations/0002_mooring_lot.sql')).toBe(
      "alter table mooring_lot add depth text not null default '5''';\n",
    )
    expect(generate('newMigration', 'mooring').stdout).toBe(
      'There is nothing to add to the tables of mooring.\n',
    )

    addField('contract/Flagging/flagRule.ts', 'reason: text({ required: true })')
    const { stdout } = generate('newMigration', 'Flagging', 'reasons')
    expect(stdout).toContain('flag_rule.reason has no default')
    const texts = textsOf()
    expect(texts.get('server/plugins/Flagging/plugin.ts')).toContain('migrations: migrationsIn(')
    expect(texts.get('server/plugins/Flagging/migrations/0001_reasons.sql')).toMatch(
      /^-- flag_rule\.reason has no default.*\nalter table flag_rule add reason text not null;\n$/,
    )
  }, 300_000)

  it('is told which areas there are', () => {
    expect(generate('newMigration', 'nowhere').stderr).toMatch(/^Name an area: .* Flagging,/)
  })
})

function addField(file: string, field: string): void {
  const path = join(copy.folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(/fields: \{/, `$& ${field},`))
}

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
