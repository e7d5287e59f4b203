import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from '#server/services/parsers/parse.ts'
import { pngOf } from '#tests/support/bombs/pictures.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { killServers, startServer } from '#tests/support/serverProcess.ts'
import { newDatabase, type TestDatabase } from '#tests/support/testDatabase.ts'

const folder = mkdtempSync(join(tmpdir(), 'atrium-parsers-'))
const path = join(folder, 'picture')
const to = join(folder, 'thumb')
let place: TestDatabase
beforeAll(async () => {
  place = await newDatabase()
})
afterAll(async () => {
  await killServers()
  await place.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** The parser processes that a process has started, once there are any. */
async function parsersOf(pid: number): Promise<number[]> {
  for (;;) {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
    const lines = stdout.split('\n').map((line) => line.trim().split(/\s+/))
    const found = lines.filter(
      ([, parent, ...args]) => Number(parent) === pid && args.join(' ').includes('parserProcess'),
    )
    if (found.length > 0) return found.map(([id]) => Number(id))
    await sleep(20)
  }
}
const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a process that reads files', () => {
  it('can die in the middle of a file: the file is refused, and the next is read', async () => {
    writeFileSync(path, await pngOf({ width: 9_000, height: 6_500, isInterlaced: true }))
    const reading = parse('ann', 'thumb', { path, to }).then(
      () => 'read',
      ({ errcode, data }: { errcode: number; data: object }) => ({ errcode, ...data }),
    )
    for (const pid of await parsersOf(process.pid)) process.kill(pid, 'SIGKILL')
    expect(await reading).toEqual({ errcode: 4130, reason: 'memory', limit: 536_870_912 })
    writeFileSync(path, onePixel.buffer)
    await parse('ann', 'thumb', { path, to })
    expect(readFileSync(to).toString('latin1', 8, 12)).toBe('WEBP')
  })

  it('leaves the processor to the server, so that people do not wait for the files of others', async () => {
    writeFileSync(path, onePixel.buffer)
    await parse('ann', 'thumb', { path, to })
    const priorities = (await parsersOf(process.pid)).map((pid) => getPriority(pid))
    expect(Math.min(...priorities)).toBeGreaterThan(getPriority(process.pid))
  })

  it('does not call a file broken where the disk is', async () => {
    writeFileSync(path, onePixel.buffer)
    const elsewhere = join(folder, 'absent', 'thumb')
    await expect(parse('ann', 'thumb', { path, to: elsewhere })).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('ends with its server, however that ends, and knows none of its secrets', async () => {
    const server = await startServer({ ...place.settings, DEMO_NOW: demoNow, MAIL_PASSWORD: 'a secret' })
    const ann = await server.anonymous.signIn('brand.editor')
    expect((await sendFile(server, ann, onePixel.buffer, { biz_type: 'brand' })).errcode).toBe(0)
    const parsers = await parsersOf(server.pid)
    // Where the system shows what a process was given.
    const settings = parsers.map((pid) => `/proc/${pid}/environ`).filter((file) => existsSync(file))
    expect(settings.map((file) => readFileSync(file, 'utf8')).join('')).not.toMatch(
      /secret|DATA_DIR|DATABASE_URL/,
    )
    await server.kill()
    while (parsers.some(isThere)) await sleep(20)
    expect(parsers.filter(isThere)).toEqual([])
  })
})
