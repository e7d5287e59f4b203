import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepPrivate } from '#server/base/keepPrivate.ts'
import { readSettings } from '#server/base/settings.ts'
import { dumpFolder, restoreFolder } from '#server/db/dump/dumpFolder.ts'
import { openFileStore } from '#server/services/files/openFileStore.ts'

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

let place: string
beforeEach(() => {
  process.umask(0o022)
  place = mkdtempSync(join(tmpdir(), 'atrium-private-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

/** A data folder of an earlier version, which everybody on the machine can read. */
function earlierFolder(): string {
  const folder = join(place, 'data')
  for (const part of ['pglite/base', 'files/ab']) mkdirSync(join(folder, part), { recursive: true })
  const files = ['made', 'pglite/PG_VERSION', 'pglite/base/1', 'files/ab/secret']
  for (const file of files) writeFileSync(join(folder, file), 'x', { mode: 0o644 })
  chmodSync(folder, 0o755)
  return folder
}

const folders = (folder: string) =>
  ['', 'pglite', 'pglite/base', 'files', 'files/ab'].map((one) => join(folder, one))
const files = (folder: string) =>
  ['made', 'pglite/PG_VERSION', 'pglite/base/1', 'files/ab/secret'].map((one) => join(folder, one))
const expectPrivate = (folder: string): void => {
  expect(folders(folder).map(modeOf)).toEqual(folders(folder).map(() => '700'))
  expect(files(folder).map(modeOf)).toEqual(files(folder).map(() => '600'))
}

describe('the data folder', () => {
  it('is closed to other accounts with all that was in it, and with all that comes', () => {
    const folder = earlierFolder()
    expect(modeOf(join(folder, 'files/ab/secret'))).toBe('644')
    keepPrivate(folder)
    expectPrivate(folder)
    mkdirSync(join(folder, 'later/below'), { recursive: true })
    writeFileSync(join(folder, 'later/file'), 'x')
    expect([modeOf(join(folder, 'later/below')), modeOf(join(folder, 'later/file'))]).toEqual(['700', '600'])
  })

  it('leaves alone what a link leads to', () => {
    const folder = earlierFolder()
    const other = join(place, 'other')
    writeFileSync(other, 'x', { mode: 0o644 })
    symlinkSync(other, join(folder, 'link'))
    symlinkSync(join(place, 'nowhere'), join(folder, 'broken'))
    keepPrivate(folder)
    expect(modeOf(other)).toBe('644')
    expect(lstatSync(join(folder, 'broken')).isSymbolicLink()).toBe(true)
  })

  it('is closed at the start of a server on PostgreSQL, too', async () => {
    const folder = earlierFolder()
    await openFileStore(readSettings({ DATA_DIR: folder, DATABASE_URL: 'postgres://localhost/none' }))
    expectPrivate(folder)
    expect(modeOf(join(folder, 'files/incoming'))).toBe('700')
  })

  it('is dumped into a file of its owner alone, and restored the same way', () => {
    const folder = earlierFolder()
    const dump = join(place, 'dump.tar.gz')
    dumpFolder(folder, dump, false)
    expect(modeOf(dump)).toBe('600')
    process.umask(0o022)
    const copy = join(place, 'copy')
    restoreFolder(copy, dump, false)
    expectPrivate(copy)
  })
})
