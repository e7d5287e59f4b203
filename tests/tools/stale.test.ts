import { rmSync, utimesSync } from 'node:fs'

import { beforeEach, describe, expect, it } from 'vitest'

import { fingerprint, isStale, recordBuild } from '#tools/stale.js'

import { temporaryFolder } from './temporaryFolder.ts'

const folder = temporaryFolder()

describe('the built console', () => {
  beforeEach(() => {
    folder.write('contract/brandDB/brand.ts', 'export const brand = 1')
    folder.write('src/layout/Shell.tsx', 'export const Shell = 1')
    folder.write('index.html', '<html>')
    folder.write('dist/index.html', '<html>')
    recordBuild(folder.root, fingerprint(folder.root))
  })

  it('is fresh right after the build', () => {
    expect(isStale(folder.root)).toBe(false)
  })

  it('is stale before the first build', () => {
    rmSync(folder.path('dist'), { recursive: true })
    expect(isStale(folder.root)).toBe(true)
  })

  it('is stale after a build that broke half-way', () => {
    rmSync(folder.path('dist/index.html'))
    expect(isStale(folder.root)).toBe(true)
  })

  it.each([
    ['a source is edited', () => folder.write('src/layout/Shell.tsx', 'export const Shell = 22')],
    ['a source is saved with the same length', () => utimesSync(folder.path('index.html'), 1, 1)],
    ['a source is added', () => folder.write('src/layout/Menu.tsx', '')],
    ['a source is removed', () => rmSync(folder.path('contract/brandDB/brand.ts'))],
    ['a plugin is switched on', () => folder.write('console.config.ts', 'export const plugins = {}')],
    ['a package is updated', () => folder.write('package-lock.json', '{}')],
  ])('is stale when %s', (_what, change) => {
    change()
    expect(isStale(folder.root)).toBe(true)
  })

  it('is not stale because the server or a test was edited', () => {
    folder.write('server/main.ts', '')
    folder.write('tests/a.test.ts', '')
    expect(isStale(folder.root)).toBe(false)
  })

  it('is stale when a source was edited while it was being built', () => {
    const print = fingerprint(folder.root)
    folder.write('src/layout/Shell.tsx', 'export const Shell = "edited"')
    recordBuild(folder.root, print)
    expect(isStale(folder.root)).toBe(true)
  })
})
