import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'

import { describe, expect, it } from 'vitest'

import { nodeVersionProblem } from '#tools/nodeVersion.js'
import { programs } from '#tools/programs.js'
import { runtimeFolder } from '#tools/runtime.js'

import { temporaryFolder } from './temporaryFolder.ts'

const folder = temporaryFolder()

describe('someone with an old Node', () => {
  it.each(['18.0.0', '20.18.3', '16.20.2'])('is told in one sentence that %s is too old', (version) => {
    expect(nodeVersionProblem(version)).toBe(
      `Atrium needs Node 20.19 or newer to start, and this is Node ${version}: please install a newer Node.`,
    )
  })

  it.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('starts with %s', (version) => {
    expect(nodeVersionProblem(version)).toBe('')
  })

  it('gets Node 24 from the packages, or hears that this machine has to bring it', () => {
    const machine = { platform: 'aix-ppc64', version: '20.19.0' }
    expect(() => runtimeFolder(folder.root, machine)).toThrow(/please install Node 24/)
    expect(runtimeFolder(folder.root, { ...machine, version: '24.0.0' })).toBe(dirname(process.execPath))
  })
})

describe('someone who names a task', () => {
  it('sees all tasks when there is none of that name', () => {
    const { status, stderr } = launch('strat')
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Name a task: node tools\/launch.js start \|.* test/)
  })

  it.each(['toString', '__proto__'])('is not fooled by a name that every object has: %s', (name) => {
    expect(launch(name).stderr).toContain('Name a task')
  })

  it.each(Object.entries(programs))('finds %s where the packages put it', (_name, file) => {
    expect(spawnSync('node', [file, '--version']).status).toBe(0)
  })
})

function launch(...words: string[]) {
  return spawnSync('node', ['tools/launch.js', ...words], { encoding: 'utf8' })
}
