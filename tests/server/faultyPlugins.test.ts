import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { text } from '#contract/fields.ts'
import { text as localText } from '#contract/localText.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { route } from '#server/http/handler.ts'
import { todoAreas } from '#server/services/todos/todos.ts'
import { todosOf } from '#server/services/todos/todo.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { Client } from '#tests/support/client.ts'
import { halvesOn, startTestServer, type TestServer } from '#tests/support/testServer.ts'

const lot = resource({
  name: 'parking_lot',
  path: '/parking/lot',
  fields: { name: text({ required: true }) },
  can: crudRules(signedIn, signedIn),
})
const count = (path: `/${string}`) =>
  route(call({ method: 'POST', path, does: 'Counts.', can: signedIn, reply: z.int() }), async () => ({
    data: 7,
  }))

const table = (name: string) => `create table ${name} (_id text primary key, name text not null);
  select add_common_columns('${name}');`

/** Its second migration is wrong. */
const parking: ServerPlugin = {
  id: 'parking',
  resources: [lot],
  routes: [count('/parking/count')],
  migrations: { '0001_lot': table('parking_lot'), '0002_note': 'alter tabel parking_lot add note text' },
}
/** Needs the one that is wrong. */
const tickets: ServerPlugin = { id: 'tickets', dependencies: ['parking'], routes: [count('/tickets/count')] }
/** A word that there is not, and a call that can be read all the same. */
const bins = { id: 'bins', route: [], routes: [count('/bins/count'), 'nonsense'] } as unknown as ServerPlugin
/** Its function for demo rows throws. */
const bikes: ServerPlugin = {
  id: 'bikes',
  routes: [count('/bikes/count')],
  demo: () => {
    throw new Error('no bikes today')
  },
}
const lockers: ServerPlugin = {
  id: 'lockers',
  resources: [{ ...lot, name: 'lockers_box', path: '/lockers/box' }],
  routes: [count('/lockers/count')],
  migrations: { '0001_box': table('lockers_box') },
}
const prams = resource({
  name: 'prams_pram',
  path: '/prams/pram',
  fields: { name: text({ required: true }), colour: text() },
  can: crudRules(signedIn, signedIn),
})
/** Its table lacks a column, about which it has a to-do; and it has a kind of notification. */
const pramHalf: ServerPlugin = {
  id: 'prams',
  resources: [prams],
  migrations: { '0001_pram': table('prams_pram') },
  noticeKinds: { lost: localText('车', '車', 'Prams') },
  todos: [
    todosOf(prams, {
      title: ['name'],
      link: () => '/',
      kinds: [
        { id: 'prams.paint', name: localText('漆', '漆', 'Paint'), can: signedIn, when: { colour: null } },
      ],
    }),
  ],
}

describe('a server with faulty plugins', () => {
  let server: TestServer
  let admin: Client
  beforeAll(async () => {
    server = await startTestServer(undefined, undefined, {}, [
      parking,
      tickets,
      bins,
      bikes,
      lockers,
      pramHalf,
    ])
    admin = await server.as('admin')
  })
  afterAll(() => server.stop())

  it('runs the rest: the sound plugin, and the console’s own', async () => {
    expect(await admin.call('POST', '/lockers/count')).toMatchObject({ errcode: 0, data: 7 })
    expect(await admin.create('/lockers/box', { name: 'A' })).toMatchObject({ errcode: 0 })
    expect((await admin.list('/bdbrand')).data.total).toBeGreaterThan(0)
    const health = await server.anonymous.call('GET', '/health')
    expect(health.data).toEqual({
      status: 'ok',
      version: 'test',
      database: server.database.kind,
      demo: true,
      now: expect.any(Number),
    })
  })

  it.each([
    ['GET', '/parking/lot', 'parking'],
    ['GET', '/parking/lot/A1', 'parking'],
    ['POST', '/parking/lot', 'parking'],
    ['POST', '/parking/count', 'parking'],
    ['POST', '/tickets/count', 'tickets'],
    ['POST', '/bins/count', 'bins'],
    ['POST', '/bikes/count', 'bikes'],
  ] as const)('tells whoever is signed in at %s %s that %s is faulty', async (method, path, plugin) => {
    const answer = await admin.call(method, path, { body: method === 'POST' ? { name: 'x' } : undefined })
    expect(answer).toMatchObject({ status: 200, errcode: 5005, data: { plugin } })
    expect(answer.errmsg).toContain(plugin)
  })

  it('answers everybody else as it does at an address that there is not', async () => {
    const unknown = await server.anonymous.call('GET', '/no/such')
    for (const path of ['/parking/lot', '/bins/count', '/tickets/count']) {
      expect(await server.anonymous.call('GET', path)).toEqual(unknown)
    }
    expect((await server.anonymous.call('POST', '/parking/count')).status).toBe(404)
  })

  it('shows administrators what is wrong, and nobody else', async () => {
    const { data } = await admin.call('GET', '/plugin/report')
    const told = data.problems.map(
      ({ plugin, place, sentence }: Record<string, string>) => `${plugin} ${place} ${sentence}`,
    )
    expect(told).toEqual([
      'bins routes.1 must be made with route()',
      expect.stringMatching(/^bins .*"route"/),
      expect.stringMatching(/^parking migrations\.0002_note .*tabel/),
      'tickets dependencies it needs parking, which cannot be used. Fix that plugin first.',
      expect.stringMatching(/^prams resources\.0\.fields\.colour .*alter table prams_pram add colour text/),
      'bikes demo its rows cannot be made: no bikes today',
    ])
    expect((await (await server.as('brand.editor')).call('GET', '/plugin/report')).errcode).toBe(4030)
    expect((await server.anonymous.call('GET', '/plugin/report')).errcode).toBe(555)
  })

  it('has nothing that a half declares, such as to-dos and kinds of notifications, if the half is left out', async () => {
    expect(await admin.call('GET', '/todo')).toMatchObject({ errcode: 0 })
    const known = todoAreas.all().map(({ id }) => id)
    expect(known).toContain('lockers')
    expect(known.filter((id) => ['parking', 'tickets', 'bins', 'bikes', 'prams'].includes(id))).toEqual([])
  })

  it('leaves nothing of a migration that failed, and tries again at the next start', async () => {
    const { db } = server.database
    expect((await sql`select from pg_tables where tablename = 'parking_lot'`.execute(db)).rows).toEqual([])
    const mended = { ...parking.migrations, '0002_note': 'alter table parking_lot add note text' }
    const { plugins, problems } = await halvesOn(db, [{ ...parking, migrations: mended }, tickets])
    expect(problems).toEqual([])
    expect(plugins.map(({ id }) => id)).toEqual(['parking', 'tickets'])
    expect((await sql`select name, note from parking_lot`.execute(db)).rows).toEqual([])
  })

  it('leaves nothing of the migrations of a half whose tables are wrong, and runs them as they are corrected', async () => {
    const { db } = server.database
    expect((await sql`select from pg_tables where tablename = 'prams_pram'`.execute(db)).rows).toEqual([])
    const corrected = {
      ...pramHalf,
      migrations: { '0001_pram': `${table('prams_pram')} alter table prams_pram add colour text` },
    }
    expect((await halvesOn(db, [corrected])).problems).toEqual([])
    expect((await sql`select colour from prams_pram`.execute(db)).rows).toEqual([])
  })

  it('keeps the tables of an earlier version when a later migration of the plugin fails', async () => {
    const { db } = server.database
    const grown = {
      ...lockers.migrations,
      '0002_size': 'alter table lockers_box add size int',
      '0003_x': 'selec',
    }
    const { plugins, problems } = await halvesOn(db, [{ ...lockers, migrations: grown }])
    expect([plugins, problems.map(({ place }) => place)]).toEqual([[], ['migrations.0003_x']])
    const { rows } = await sql`select name, to_jsonb(b) ? 'size' as grown from lockers_box b`.execute(db)
    expect(rows).toEqual([{ name: 'A', grown: false }])
  })
})
