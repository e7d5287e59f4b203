// @runs embedded only, in full runs
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from '#tests/support/client.ts'
import { demoNow, embeddedFolder } from '#tests/support/embeddedTemplate.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { freePort } from '#tests/support/freePort.ts'

// A file system in memory needs a user namespace, which some machines do not grant.
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0
// These servers live for seconds, in which optimizing the embedded database would not pay.
const node = `${process.execPath} --liftoff-only`
const program = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const noRoom = { status: 200, errcode: 5004, errmsg: expect.stringMatching(/\S/) }

describe.skipIf(!canMount)('people whose server’s disk fills up', () => {
  let shell: ChildProcess
  let template: string
  let disk: string
  let url: string
  let editor: Client
  const printed: string[] = []

  /** Has the shell that sees the disk do something; answers what it printed. */
  async function run(command: string): Promise<string> {
    const from = printed.length
    shell.stdin?.write(`${command}; echo done $?\n`)
    const output = () => printed.slice(from).join('')
    await expect.poll(output, { timeout: 90_000 }).toMatch(/^done \d+$/m)
    expect(output()).toMatch(/^done 0$/m)
    return output()
  }
  async function start(): Promise<number> {
    const pid = Number.parseInt(await run(`${node} ${program} > ${disk}.log 2>&1 & echo $!`))
    const ready = () =>
      fetch(`${url}/api/v1/ready`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(ready, { timeout: 90_000 }).toBe(200)
    return pid
  }
  beforeAll(async () => {
    template = await embeddedFolder()
    disk = mkdtempSync(join(tmpdir(), 'atrium-test-'))
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const settings = { DATA_DIR: disk, DEMO_NOW: demoNow, PORT: String(port), PATH: process.env['PATH'] }
    shell = spawn('unshare', ['-rm', 'sh'], { env: settings, stdio: ['pipe', 'pipe', 'inherit'] })
    shell.stdout?.on('data', (part) => printed.push(String(part)))
  })
  afterAll(async () => {
    const ended = once(shell, 'close')
    shell.stdin?.end('kill -9 $! 2>/dev/null\n')
    await ended
    for (const path of [template, disk, `${disk}.log`]) rmSync(path, { recursive: true, force: true })
  })

  it('are told in a sentence where there was no room to begin', async () => {
    await run(`mount -t tmpfs -o size=20m none ${disk}`)
    const told = await run(`${node} ${program} 2>&1 || true`)
    expect(told).toMatch(/^\nThe embedded database in .* cannot be opened .*Is the disk full\?.*\n\ndone/)
    await run(`umount ${disk}`)
  })

  it('are told that nothing was saved, go on reading, and go on writing when there is room', async () => {
    await run(`mount -t tmpfs -o size=400m none ${disk} && cp -r ${template}/. ${disk}/`)
    const pid = await start()
    editor = await createClient(url).signIn('brand.approver')
    const brand = (name: string) => ({ name, category_id: 'BC1', description: 'x'.repeat(2000) })
    const { data: kept } = await editor.create('/bdbrand', brand('Kept'))

    const leave50 = `$(( $(df --output=avail -m ${disk} | tail -1) - 50 ))M`
    await run(`fallocate -l ${leave50} ${disk}/filler`)
    expect(await editor.create('/bdbrand', brand('Refused'))).toMatchObject(noRoom)
    expect(await editor.update('/bdbrand', { _id: kept._id }, { name: 'Changed' })).toMatchObject(noRoom)
    expect(await sendFile({ url }, editor, 'x'.repeat(10_000))).toMatchObject({ errcode: 5004 })
    expect((await editor.call('GET', `/bdbrand/${kept._id}`)).data).toMatchObject({ name: 'Kept' })
    expect((await editor.list('/bdbrand', { cond: { name: 'Refused' } })).data.total).toBe(0)
    expect(await editor.call('POST', '/validity')).toMatchObject({ errcode: 0 })
    expect(await createClient(url).signIn('brand.editor')).toMatchObject({ token: expect.any(String) })

    await run(`rm ${disk}/filler`)
    expect(await editor.create('/bdbrand', brand('Again'))).toMatchObject({ errcode: 0 })

    await run(`cat /dev/zero > ${disk}/filler 2> /dev/null || true`)
    expect(await editor.create('/bdbrand', brand('Refused'))).toMatchObject(noRoom)
    expect((await editor.list('/bdbrand', { cond: { name: 'Again' } })).data.total).toBe(1)
    process.kill(pid, 'SIGKILL')
    await run(`wait ${pid} || rm ${disk}/filler`)
    await start()
    const { data } = await editor.list('/bdbrand', { cond: { name: { $in: ['Kept', 'Again', 'Refused'] } } })
    expect(data.list.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Again', 'Kept'])
  })

  it('can neither upload, import nor export meanwhile, and work that is under way is done when there is room again', async () => {
    const admin = await createClient(url).signIn('admin')
    const rows = Array.from({ length: 6000 }, (_, n) => `FULL-${n},Brand ${n},餐饮`)
    const file = ['Code,Brand,Category', ...rows].join('\n')
    const upload = (name: string) => sendFile({ url }, admin, file, { name, path: '/bdbrand/import' })
    const { data: sent } = await upload('full.csv')
    const state = async () => (await admin.call('GET', `/import/${sent._id}`)).data.state
    await expect.poll(state, { timeout: 60_000 }).toBe('checked')
    const { data: begun } = await admin.call('POST', `/import/${sent._id}/apply`, {}, {})
    const job = async () => (await admin.call('GET', `/job/${begun.job_id}`)).data
    await expect.poll(async () => (await job()).done, { timeout: 60_000 }).toBeGreaterThan(0)
    await run(`fallocate -l $(( $(df --output=avail -m ${disk} | tail -1) - 50 ))M ${disk}/filler`)
    expect((await job()).status).toBe('running')

    const request = { report: 'brandDB.brands', format: 'csv', params: {} }
    expect(await admin.call('POST', '/reports/run', {}, request)).toMatchObject(noRoom)
    expect(await upload('other.csv')).toMatchObject({ errcode: 5004 })
    expect(await sendFile({ url }, admin, 'x'.repeat(10_000))).toMatchObject({ errcode: 5004 })
    const stored = async () =>
      (await admin.list('/bdbrand', { cond: { code: { $like: 'FULL-' } } })).data.total
    expect(await stored()).toBe(0)
    const files = () => run(`find ${disk}/files -type f | wc -l`)
    const before = await files()
    expect(await upload('again.csv')).toMatchObject({ errcode: 5004 })
    expect(await files()).toBe(before)

    await run(`rm ${disk}/filler`)
    await expect.poll(async () => (await job()).status, { timeout: 240_000, interval: 500 }).toBe('done')
    const { data } = await admin.call('GET', `/import/${sent._id}`)
    expect(data).toMatchObject({ state: 'applied', to_add: rows.length, wrong: 0 })
    expect(await stored()).toBe(rows.length)
    const started = await admin.call('POST', '/reports/run', {}, request)
    const written = async () => (await admin.call('GET', `/reports/export/${started.data._id}`)).data.state
    await expect.poll(written, { timeout: 60_000 }).toBe('done')
  }, 400_000)
})
