// @runs embedded only, in full runs
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadServerPlugins } from '#server/app/plugins/loadServerPlugins.ts'
import { openFileStore } from '#server/services/files/openFileStore.ts'
import { readSettings } from '#server/base/settings.ts'
import type { Client } from '#tests/support/client.ts'
import { demoNow, embeddedFolder } from '#tests/support/embeddedTemplate.ts'
import {
  killServers,
  spawnServer,
  startServer,
  type End,
  type ServerProcess,
} from '#tests/support/serverProcess.ts'

/** Has a server print the modules of the demo that it loads. */
const tellDemoModules = `--import=${new URL('../support/tellDemoModules.ts', import.meta.url).href}`

let folder: string
let empty: string

beforeAll(async () => {
  folder = await embeddedFolder()
  empty = mkdtempSync(join(tmpdir(), 'atrium-test-'))
})
afterAll(async () => {
  await killServers()
  for (const path of [folder, empty]) rmSync(path, { recursive: true, force: true })
})

describe('someone who starts a server where it cannot run', () => {
  let first: ServerProcess
  let editor: Client
  beforeAll(async () => {
    first = await startServer({ DATA_DIR: folder, DEMO_NOW: demoNow })
    editor = await first.anonymous.signIn('brand.editor')
  })
  afterAll(() => first.stop())

  it('is told that the data folder is in use, and the server that uses it goes on', async () => {
    const end = await endOf({ DATA_DIR: folder, DEMO_NOW: demoNow })
    expect(end.code).toBe(1)
    expectSentence(end, `The data folder ${folder} is in use by another Atrium server. Stop it first, or`)

    const { data } = await editor.create('/bdbrand', { name: '照常营业', category_id: 'BC1' })
    expect(await editor.call('GET', `/bdbrand/${data._id}`)).toMatchObject({
      errcode: 0,
      data: { name: '照常营业' },
    })
  })

  it('is told that the port is taken, and which one may be free', async () => {
    const end = await endOf({ DATA_DIR: empty, PORT: String(first.port) })
    expect(end.code).toBe(1)
    expectSentence(
      end,
      `Port ${first.port} is taken by another program. Stop it, or choose another port: PORT=`,
    )
  })

  it.each(['file', 'file/data'])(
    'is told that a data folder at %s, where a file lies, cannot be made',
    async (name) => {
      writeFileSync(join(empty, 'file'), '')
      const end = await endOf({ DATA_DIR: join(empty, name) })
      expect(end.code).toBe(1)
      expectSentence(end, `The data folder ${join(empty, name)} cannot be made`)
    },
  )

  it('is told that uploads could not come in, also where the database is elsewhere', async () => {
    const settings = readSettings({ DATA_DIR: join(empty, 'file') })
    writeFileSync(settings.DATA_DIR, '')
    await expect(openFileStore(settings)).rejects.toThrow(
      `The data folder ${settings.DATA_DIR}, which uploads go through, cannot be written`,
    )
  })

  it.each([
    ['PORT', '0', 'a whole number from 1 to 65535'],
    ['DEMO_NOW', 'yesterday', 'an ISO time with its offset, such as 2026-11-15T10:00:00+08:00'],
    ['DEMO_SCALE', 'huge', 'test, demo or full'],
    ['DATABASE_URL', 'mysql://localhost', 'must start with postgres://'],
    ['DATABASE_URL', 'postgresql://atrium:one#two@localhost/atrium', 'write % as %25, / as %2F'],
    ['DATABASE_URL', 'postgresql://atrium:50%off@localhost/atrium', 'write % as %25, / as %2F'],
    ['ADMIN_PASSWORD', 'short', 'at least 8 characters'],
  ])('is told that %s=%s is wrong, and what is right', (name, value, right) => {
    const reading = () => readSettings({ DATA_DIR: empty, [name]: value })
    expect(reading).toThrow('These settings cannot be used:')
    expect(reading).toThrow(`${name}: `)
    expect(reading).toThrow(right)
  })

  it('is told so in a sentence, without a server', async () => {
    const end = await endOf({ DATA_DIR: empty, PORT: 'abc' })
    expect(end.code).toBe(1)
    expectSentence(end, 'These settings cannot be used:')
    expectSentence(end, 'PORT: must be a whole number from 1 to 65535')
  })
})

describe('someone who stops the server', () => {
  it('finds everything when it starts again', async () => {
    const server = await startServer({ DATA_DIR: folder, DEMO_NOW: demoNow })
    const editor = await server.anonymous.signIn('brand.editor')
    const { data: kept } = await editor.create('/bdbrand', { name: '明天见', category_id: 'BC1' })
    const end = await server.stop()
    expect(end).toMatchObject({ code: 0 })

    const again = await spawnServer({ DATA_DIR: folder, DEMO_NOW: demoNow })
    console.log(`stopped in ${end.ms} ms; on the existing folder ready in ${await again.ready()} ms`)
    const { data: found } = await (
      await again.anonymous.signIn('brand.editor')
    ).call('GET', `/bdbrand/${kept._id}`)
    expect(found).toEqual(kept)
    await again.stop()
  })
})

describe('someone who starts with an empty installation', () => {
  let data: string
  let server: ServerProcess

  it('is asked to wait while it is set up', async () => {
    data = join(empty, 'made')
    server = await spawnServer({ DATA_DIR: data, DEMO: '0', NODE_OPTIONS: tellDemoModules })
    const answer = await whileStarting(server)
    expect(answer).toEqual({ status: 503, data: null, errcode: 5030, errmsg: expect.stringMatching(/\S/) })
    console.log(`a new installation is ready in ${await server.ready()} ms`)
  }, 180_000)

  it('signs in as the administrator with the password that was printed, and finds no brands', async () => {
    const admin = await server.anonymous.signIn('admin', printedPassword(server.printed()))
    expect((await admin.list('/bdbrand')).data).toEqual({ list: [], total: 0 })
    expect((await admin.list('/user')).data.list).toMatchObject([{ username: 'admin' }])
    await expect(server.anonymous.signIn('admin')).rejects.toThrow('1001')
  })

  it('finds the permissions, the menu and the parameters of the areas, and nothing of the demo', async () => {
    const admin = await server.anonymous.signIn('admin', printedPassword(server.printed()))
    const total = async (path: string) => (await admin.list(path, { range: '0-0' })).data.total
    const { plugins } = await loadServerPlugins()
    const named = (part: 'permissions' | 'params') => plugins.flatMap((half) => Object.keys(half[part] ?? {}))
    const entries = plugins.flatMap(({ menu = [] }) => menu)
    expect(entries.length).toBeGreaterThan(90)
    expect(await Promise.all(['/permissions/list', '/menu', '/param', '/role'].map(total))).toEqual([
      named('permissions').length,
      entries.length,
      named('params').length,
      1,
    ])
    expect((await fetch(`${server.url}/demo/board?token=none`)).status).not.toBe(410)
    expect(server.printed()).not.toMatch(/\/demo\/\w+\.ts/)
  })

  it('is told the password once: it is not printed again and goes on to hold', async () => {
    const password = printedPassword(server.printed())
    await server.stop()
    server = await startServer({ DATA_DIR: data, DEMO: '0' })
    expect(server.printed()).not.toMatch(/password/i)
    const admin = await server.anonymous.signIn('admin', password)
    const levels = (await admin.list('/stafflevel', { range: 'ALL' })).data.list
    expect(levels.map(({ name_en }: { name_en: string }) => name_en)).toEqual(
      expect.arrayContaining(['Assistant', 'Director']),
    )
    expect(levels).toHaveLength(6)
    await server.stop()
  })

  it('chooses the password, which is then printed nowhere', async () => {
    const password = 'Zur Sonne 42'
    const chosen = await startServer({ DATA_DIR: join(empty, 'chosen'), DEMO: '0', ADMIN_PASSWORD: password })
    await chosen.anonymous.signIn('admin', password)
    expect(chosen.printed()).toContain('Atrium is ready')
    expect(chosen.printed()).not.toContain(password)
    expect(chosen.printed()).not.toMatch(/password/i)
    await chosen.stop()
  }, 180_000)
})

describe('someone who starts the demo again', () => {
  it('has its external page, of which nothing is loaded before it is opened', async () => {
    const server = await startServer({ DATA_DIR: folder, DEMO: '1', NODE_OPTIONS: tellDemoModules })
    expect(server.printed()).not.toMatch(/\/demo\/\w+\.ts/)
    expect((await fetch(`${server.url}/demo/board?token=none`)).status).toBe(410)
    expect(server.printed()).toContain('server/plugins/Iframe/demo/demoBoard.ts')
    await server.stop()
  }, 180_000)
})

const endOf = async (settings: Record<string, string>): Promise<End> => (await spawnServer(settings)).ended()

/** The start ended with a sentence for a person, not with a stack of calls. */
function expectSentence({ printed }: End, sentence: string): void {
  expect(printed).toContain(sentence)
  expect(printed).not.toMatch(/\n\s+at |Error:|node:internal/)
}

async function whileStarting({ anonymous, printed }: ServerProcess) {
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    const answer = await anonymous.call('GET', '/health').catch(() => null)
    if (answer) return answer
  }
  throw new Error(`The server did not answer while starting:\n${printed()}`)
}

function printedPassword(printed: string): string {
  const password = /with the password (\S+)/.exec(printed)?.[1]
  expect(password).toMatch(/^.{16,}$/)
  return String(password)
}
