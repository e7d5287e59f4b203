// @runs embedded only, in full runs
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dumpFolder, restoreFolder } from '#server/db/dump/dumpFolder.ts'
import type { Client } from '#tests/support/client.ts'
import { demoNow, embeddedFolder } from '#tests/support/embeddedTemplate.ts'
import { runIn } from '#tests/support/installation.ts'
import { killServers, startServer } from '#tests/support/serverProcess.ts'

let folder: string
let other: string
let dump: string
let fresh: string
beforeAll(async () => {
  folder = await embeddedFolder()
  other = mkdtempSync(join(tmpdir(), 'atrium-test-'))
  dump = join(other, 'atrium.tar.gz')
  fresh = join(other, 'fresh')
})
afterAll(async () => {
  await killServers()
  for (const path of [folder, other]) rmSync(path, { recursive: true, force: true })
})

/** Does something with a server on that folder, in the name of somebody who adds brands; then the server is killed. */
async function serving(data: string, work: (editor: Client) => Promise<unknown>): Promise<void> {
  const server = await startServer({ DATA_DIR: data, DEMO_NOW: demoNow })
  await work(await server.anonymous.signIn('brand.editor'))
  await server.kill()
}

const add = (editor: Client, name: string) => editor.create('/bdbrand', { name, category_id: 'BC1' })
const namesIn = async (editor: Client) => {
  const { data } = await editor.list('/bdbrand', { cond: { name: { $like: '备份之' } }, sort: { _id: 1 } })
  return data.list.map(({ name }: { name: string }) => name)
}

describe('whoever keeps a copy of the embedded database', () => {
  it('gets one file of it, even after a kill, and no file while a server runs', async () => {
    await serving(folder, async (editor) => {
      expect((await add(editor, '备份之前')).errcode).toBe(0)
      expect(() => dumpFolder(folder, dump, false)).toThrow('in use by another Atrium server')
      expect(readdirSync(other)).toEqual([])
    })
    dumpFolder(folder, dump, false)
    expect(readdirSync(other)).toEqual(['atrium.tar.gz'])
  })

  it('does not write over a file without saying so', () => {
    const before = readFileSync(dump)
    expect(() => dumpFolder(folder, dump, false)).toThrow('--force')
    expect(readFileSync(dump).equals(before)).toBe(true)
    dumpFolder(folder, dump, true)
  })

  it('finds everything in another folder, from which a server goes on', async () => {
    restoreFolder(fresh, dump, false)
    await serving(fresh, async (editor) => {
      expect(await namesIn(editor)).toEqual(['备份之前'])
      expect((await add(editor, '备份之后')).errcode).toBe(0)
      expect(() => restoreFolder(fresh, dump, true)).toThrow('in use by another Atrium server')
    })
  })

  it('does not replace data without saying so, nor by half a file or another', async () => {
    const half = join(other, 'half.tar.gz')
    copyFileSync(dump, half)
    truncateSync(half, 100_000)
    expect(() => restoreFolder(fresh, dump, false)).toThrow('--force')
    expect(() => restoreFolder(fresh, half, true)).toThrow('no whole dump')
    expect(() => restoreFolder(fresh, import.meta.filename, true)).toThrow('no whole dump')
    expect(() => restoreFolder(fresh, join(other, 'none'), true)).toThrow('There is no file')
    await serving(fresh, async (editor) => expect(await namesIn(editor)).toEqual(['备份之前', '备份之后']))
    restoreFolder(fresh, dump, true)
    await serving(fresh, async (editor) => expect(await namesIn(editor)).toEqual(['备份之前']))
  })

  it('is told in a sentence when it cannot be done', () => {
    const run = (...words: string[]) =>
      runIn(process.cwd(), 'node', ['server/app/command.ts', ...words], { DATA_DIR: join(other, 'empty') })
    const sentence = (text: string) => ({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^\n${text}.*\n\n$`)),
    })
    expect(run('dump', dump)).toMatchObject(sentence('There is no embedded database in'))
    expect(run('restore')).toMatchObject(sentence('Name the file'))
    expect(run('dump', '--forced', dump)).toMatchObject(sentence("Unknown option '--forced'"))
    expect(run('move')).toMatchObject(sentence('Set DATABASE_URL'))
  })
})
