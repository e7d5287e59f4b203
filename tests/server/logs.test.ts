// @runs embedded only, in full runs
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import md5 from 'md5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appId } from '#contract/core/session.ts'
import { openDatabase } from '#server/db/database.ts'
import { createLog, underWay } from '#server/base/log.ts'
import { createClient, demoPassword } from '#tests/support/client.ts'
import { demoNow, embeddedFolder } from '#tests/support/embeddedTemplate.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { killServers, startServer, type ServerProcess } from '#tests/support/serverProcess.ts'

// oxlint-disable-next-line typescript/no-explicit-any
type Line = Record<string, any>

const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

describe('whoever reads the log', () => {
  let folder: string
  let server: ServerProcess
  beforeAll(async () => {
    folder = await embeddedFolder()
    server = await startServer({ DATA_DIR: folder, DEMO_NOW: demoNow, LOG_LEVEL: 'trace' })
  })
  afterAll(async () => {
    await killServers()
    rmSync(folder, { recursive: true, force: true })
  })

  const requests = () => linesOf(server.printed()).filter(({ msg }) => msg === 'request')

  it('finds a line for each request: its route, how it ended, how long it took, who asked', async () => {
    const person = await server.anonymous.signIn('brand.approver')
    const { data: me } = await person.call('GET', '/userinfo')
    const { data } = await person.create('/bdbrand', { name: 'Logged', category_id: 'BC1' })
    await person.call('GET', `/bdbrand/${data._id}`)
    await person.call('GET', '/bdbrand/nobody')
    const response = await fetch(`${server.url}/api/v1/nothing/here`)
    const id = response.headers.get('x-request-id')
    await expect.poll(requests).toContainEqual(expect.objectContaining({ requestId: id }))
    const told = requests()
    const record = { method: 'GET', route: '/api/v1/bdbrand/:id', status: 200, user: me._id }
    expect(told).toContainEqual(expect.objectContaining({ ...record, errcode: 0, ms: expect.any(Number) }))
    expect(told).toContainEqual(expect.objectContaining({ ...record, errcode: 4040 }))
    expect(told.at(-1)).toMatchObject({ route: '/api/v1/*', status: 404, errcode: 4041, requestId: id })
    expect(server.printed()).not.toContain(data._id)
  })

  it('finds which part of a plugin failed in a browser, and no value of what was typed', async () => {
    const person = await server.anonymous.signIn('brand.editor')
    const message = "Cannot read properties of 'secret-name'"
    const told = { plugin: 'RM', version: '', part: '/RM/tour', name: 'TypeError', build: 'assets/a.js' }
    await person.call('POST', '/fault', {}, { ...told, message })
    const { name: error, ...rest } = told
    const line = { ...rest, error, message: "Cannot read properties of '…" }
    await expect.poll(() => linesOf(server.printed())).toContainEqual(expect.objectContaining(line))
    expect(server.printed()).not.toContain('secret-name')
  })

  it('finds no token, no password and nothing that somebody typed, wherever it was sent', async () => {
    const changed = 'Quiet harbour 7'
    const person = await server.anonymous.signIn('brand.editor')
    const token = String(person.token)
    const frame = await person.call('GET', '/gen_token')
    const typed = {
      search: 'secret-search',
      brand: 'secret-brand',
      file: 'secret-file',
      content: 'secret-content',
      wrong: 'secret-wrong',
      unknown: 'secret-unknown',
      agent: 'secret-agent',
    }
    await person.list('/bdbrand', { cond: { name: { $like: typed.search } } })
    await person.create('/bdbrand', { name: typed.brand, category_id: 'BC1', no_such_field: typed.brand })
    await person.create('/bdbrand', { name: `${typed.brand}\u0000`, category_id: 'BC1' })
    await sendFile(server, person, typed.content, { name: `${typed.file}.txt` })
    await createClient(server.url, token, { 'user-agent': typed.agent }).call(
      'GET',
      `/bdbrand/${typed.unknown}`,
    )
    await fetch(`${server.url}/?token=${token}&q=${typed.search}`)
    await fetch(`${server.url}/${typed.unknown}/${token}`)
    await fetch(`${server.url}/api/v1/validity?token=${token}`, { method: 'POST', body: '{"half' })
    const payload = { username: 'brand.editor', password: typed.wrong, AppID: appId }
    await server.anonymous.call('POST', '/signin', {}, payload)
    const change = { old_password: demoPassword, new_password: changed }
    expect(await person.call('POST', '/password/change', {}, change)).toMatchObject({ errcode: 0 })
    const renewed = await server.anonymous.signIn('brand.editor', changed)
    await renewed.call('POST', '/signout')
    await expect
      .poll(requests)
      .toContainEqual(expect.objectContaining({ route: '/api/v1/signout', errcode: 0 }))

    const secrets = [
      ...Object.values(typed),
      ...[token, renewed.token, frame.data.token].map(String),
      ...[demoPassword, changed].flatMap((text) => [text, md5(text), md5(text).toUpperCase()]),
    ]
    // The terminal is told the password of the demo accounts; the log is not.
    const log = server
      .printed()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n')
    expect(secrets.filter((secret) => secret.length < 6 || log.includes(secret))).toEqual([])
  })
})

describe('what is logged of', () => {
  let written: string
  const folder = mkdtempSync(join(tmpdir(), 'atrium-test-'))
  const log = createLog('trace', { write: (text) => void (written += text) })
  const said = (): Line[] => linesOf(written)
  const open = () =>
    openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined, DATABASE_POOL: 1 }, () => undefined, {
      onSlow: (statement) => log.warn(statement, 'slow statement'),
    })
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const failing = async (statement: ReturnType<typeof sql>): Promise<unknown> =>
    statement.execute(database.db).catch((error: unknown) => error)

  it('an error of the database says what and where, and quotes no value', async () => {
    written = ''
    await sql`create table guest (name text primary key)`.execute(database.db)
    await sql`insert into guest values ('secret-guest')`.execute(database.db)
    log.error({ err: await failing(sql`select ${'secret-number'}::int`) }, 'refused')
    log.error({ err: await failing(sql`insert into guest values (${'secret-guest'})`) }, 'refused')
    expect(said()).toMatchObject([
      { err: { type: 'DatabaseError', code: '22P02', stack: expect.stringMatching(/^at /) } },
      { err: { code: '23505', table: 'guest', constraint: 'guest_pkey' } },
    ])
    expect(written).not.toContain('secret')
  })

  it('other errors says the reason behind the reason, without the password of an address', () => {
    written = ''
    const cause = Object.assign(new TypeError('no way to smtp://me:secret@mail.example.com'), {
      code: 'EHOST',
      request: { token: 'secret' },
    })
    log.error({ err: new Error('not sent', { cause }) }, 'failed')
    expect(said()[0]?.['err']).toMatchObject({
      message: 'not sent',
      cause: { type: 'TypeError', code: 'EHOST', message: 'no way to smtp://mail.example.com' },
    })
    expect(written).not.toContain('secret')
  })

  it('a database that is away is its reason alone', () => {
    written = ''
    const away = { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 10.0.0.7:5432' }
    log.error({ err: Object.assign(new Error(away.message), away) }, 'database unreachable')
    expect(said()[0]?.['err']).toEqual({ type: 'Error', ...away })
  })

  it('a statement that takes longer than a second names the request, and no value', async () => {
    written = ''
    await underWay.run({ requestId: 'r-1' }, async () => {
      await sql`select pg_sleep(1.1), ${'secret-value'}::text`.execute(database.db)
      await sql`select ${'secret-value'}::text`.execute(database.db)
    })
    expect(said()).toMatchObject([
      { msg: 'slow statement', requestId: 'r-1', sql: 'select pg_sleep(1.1), $1::text' },
    ])
    expect(said()[0]?.['ms']).toBeGreaterThan(1000)
  })
})
