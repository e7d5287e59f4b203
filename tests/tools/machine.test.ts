import { describe, expect, it } from 'vitest'

import { findChromium } from '#tools/chromium.js'
import { findPostgres } from '#tools/postgres.js'

import { temporaryFolder } from './temporaryFolder.ts'

const folder = temporaryFolder()

describe('the machine’s programs', () => {
  it('are a Chromium of one’s own choice', () => {
    const mine = folder.program('my-chromium', 'exit 0')
    expect(findChromium({ CHROMIUM_PATH: mine }, [folder.program('usual', 'exit 0')])).toBe(mine)
  })

  it('are a clear message when that choice is none', () => {
    const env = { CHROMIUM_PATH: folder.path('nowhere') }
    expect(() => findChromium(env, [folder.program('usual', 'exit 0')])).toThrow(
      /CHROMIUM_PATH .* not a program/,
    )
  })

  it('are the first usual Chromium that runs, not a script that only asks for a snap', () => {
    const snap = folder.program('snap', 'echo requires the chromium snap >&2; exit 1')
    const real = folder.program('real', 'exit 0')
    expect(findChromium({}, [folder.path('nowhere'), snap, real])).toBe(real)
    expect(findChromium({}, [snap])).toBeUndefined()
  })

  it('are a PostgreSQL that is new enough', () => {
    folder.program('15/initdb', 'echo "initdb (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)"')
    folder.program('9/initdb', 'echo "initdb (PostgreSQL) 9.6.24"')
    expect(findPostgres({ POSTGRES_BIN: folder.path('15') })).toBe(folder.path('15'))
    expect(() => findPostgres({ POSTGRES_BIN: folder.path('9') })).toThrow(/no PostgreSQL 15 or newer/)
    expect(() => findPostgres({ POSTGRES_BIN: folder.path('nowhere') })).toThrow(/no PostgreSQL 15 or newer/)
  })
})
