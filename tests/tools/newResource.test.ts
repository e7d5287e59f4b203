// @runs longer in full runs
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { programs } from '#tools/programs.js'
import { copyInstallation, type InstallationCopy } from '#tests/support/installation.ts'
import { isShort } from '#tests/support/isShort.ts'
import { addAreas } from '#tests/support/newAreas.ts'

let copy: InstallationCopy
beforeAll(() => {
  copy = copyInstallation()
  addAreas(copy)
})
afterAll(() => copy.remove())

describe('someone who adds a noun', () => {
  it('reads what was written, what was added to, and nothing that is left to do by hand', () => {
    const { stdout } = generate('newResource', 'bay', 'mooring')
    expect(filesIn(stdout)).toEqual([
      'contract/mooring/area.ts',
      'contract/mooring/bay.ts',
      'server/plugins/mooring/migrations/0002_mooring_bay.sql',
      'tests/areas/mooring/server/bay.test.ts',
    ])
    expect(stdout).toContain('open #/mooring/bay')
    expect(stdout).not.toContain('by hand')
  })

  it('to an area of the console has it in its catalogue and among its tables', () => {
    const { stdout } = generate('newResource', 'tradeFair', 'RM')
    expect(filesIn(stdout)).toContain('contract/RM/area.ts')
    expect(textOf('contract/RM/area.ts')).toContain(`'rm.trade_fair.edit'`)
    expect(stdout).not.toContain('by hand')
  })

  it('of the console’s own has no screens until an area mounts it', () => {
    const { stdout } = generate('newResource', 'holiday')
    expect(filesIn(stdout).filter((file) => file.startsWith('src/'))).toEqual([])
    expect(stdout).toContain('npm run new:resource holiday <plugin>')
  })

  it('may call it at length, in an area of six files with at most 81 lines', () => {
    const id = 'facilityManagement'
    const { stdout } = generate('newPlugin', id, 'maintenanceContract')
    const written = [
      `contract/${id}/area.ts`,
      `contract/${id}/maintenanceContract.ts`,
      `src/plugins/${id}/plugin.ts`,
      `server/plugins/${id}/plugin.ts`,
      `server/plugins/${id}/migrations/0001_facility_management_maintenance_contract.sql`,
      `tests/areas/${id}/expectations.ts`,
    ]
    expect(filesIn(stdout)).toEqual([...written, 'console.config.ts', 'faces/areas.ts'].toSorted())
    const texts = written.map((file) => textOf(file).trimEnd())
    expect(texts.join('\n').split('\n').length).toBeLessThanOrEqual(81)
    expect(generate('newResource', 'inspectionRecord', id).status).toBe(0)
  })

  it('may call it by a word that JavaScript keeps for itself', () => {
    expect(generate('newPlugin', 'goods', 'return').status).toBe(0)
    expect(generate('newResource', 'case', 'common').stdout).not.toContain('by hand')
  })

  it('may not call it so that the database would cut its name', () => {
    const { status, stderr } = generate('newResource', 'maintenanceContractSupplement', 'facilityManagement')
    expect(stderr).toContain('facility_management_maintenance_contract_supplement, of 51 letters')
    expect(status).toBe(1)
  })

  // These two take minutes of the processor, for a compiler and a test run of their own.
  it.skipIf(isShort)(
    'finds that all checks pass: it compiles, is formatted, and has nothing for the linter and no dead exports',
    () => {
      const { status, stdout, stderr } = copy.run(['tools/check.js'])
      expect(status, stdout + stderr).toBe(0)
    },
    600_000,
  )

  it.skipIf(isShort)(
    'finds that their tests pass, on a real server and as screens',
    () => {
      const tests = ['mooring/server/bay', 'RM/server/tradeFair', 'common/server/holiday'].map(
        (name) => `tests/areas/${name}.test.ts`,
      )
      const projects = ['--project=console', '--project=server-postgresql']
      const { status, stdout, stderr } = copy.run([
        programs.vitest,
        'run',
        '--maxWorkers=1',
        ...projects,
        ...tests,
        'tests/plugins',
        '--testNamePattern=plugin (goods|mooring|RM) |adds',
      ])
      expect(stdout + stderr).toMatch(/Test Files .* passed .*\(7\)/)
      expect(stdout + stderr).toMatch(/Tests .*21 passed/)
      expect(status).toBe(0)
    },
    600_000,
  )
})

describe('a file that its author wrote otherwise', () => {
  it('gets its import alone, and its author reads what to add', () => {
    const file = 'contract/mooring/area.ts'
    const own = textOf(file)
      .replace('area = {', 'area = Object.freeze({')
      .replace(/^\} satisfies/m, '}) satisfies')
    writeFileSync(join(copy.folder, file), own)
    const { stdout } = generate('newResource', 'gate', 'mooring')
    expect(textOf(file)).toBe(
      own.replace(/import \{ mooringBay \}.*/, `$&\nimport { mooringGate } from './gate.ts'`),
    )
    expect(stdout).toContain(`\nAdd by hand to ${file}, area.nouns:\n  gate: mooringGate`)
  })
})

const generate = (tool: string, ...words: string[]) => copy.run([`tools/${tool}.js`, ...words])

const textOf = (file: string): string => readFileSync(join(copy.folder, file), 'utf8')

/** The files that a generator says it touched. */
const filesIn = (printed: string): string[] =>
  [...(printed.split('\nNext:')[0]?.matchAll(/^ {2}([\w/.]+\.\w+)(?: \(one line\))?$/gm) ?? [])]
    .map(([, file = '']) => file)
    .toSorted()
