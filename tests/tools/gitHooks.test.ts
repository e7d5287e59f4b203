import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setGitHooks } from '#tools/gitHooks.js'

import { temporaryFolder } from './temporaryFolder.ts'

const folder = temporaryFolder()

describe('the commit check', () => {
  const hooksPath = () => git('config', '--get', 'core.hooksPath').trim()
  beforeEach(() => {
    vi.stubEnv('GIT_CONFIG_GLOBAL', folder.path('none'))
    git('init', '--quiet')
  })
  afterEach(() => vi.unstubAllEnvs())

  it('is on in a clone', () => {
    setGitHooks(folder.root, {})
    expect(hooksPath()).toBe('tools/hooks')
  })

  it('is not put before hooks that somebody has chosen', () => {
    git('config', 'core.hooksPath', 'mine')
    setGitHooks(folder.root, {})
    expect(hooksPath()).toBe('mine')
  })

  it('does not silence hooks of .git/hooks', () => {
    folder.write('.git/hooks/pre-push', '#!/bin/sh')
    setGitHooks(folder.root, {})
    expect(hooksPath()).toBe('')
  })

  it('stays off in automated builds and in a folder inside another repository', () => {
    setGitHooks(folder.root, { CI: 'true' })
    mkdirSync(folder.path('vendor/atrium'), { recursive: true })
    setGitHooks(folder.path('vendor/atrium'), {})
    expect(hooksPath()).toBe('')
  })
})

function git(...words: string[]) {
  return spawnSync('git', words, { cwd: folder.root, encoding: 'utf8' }).stdout
}
