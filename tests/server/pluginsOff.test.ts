import { sql } from 'kysely'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { text } from '#contract/fields.ts'
import { crudRules, resource } from '#contract/resource.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { route } from '#server/http/handler.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const count = (path: `/${string}`, can: typeof signedIn | 'anyone' = signedIn) =>
  route(call({ method: 'GET', path, does: 'Counts.', can, reply: z.int() }), async () => ({ data: 7 }))

const everySecond = defineJob({
  name: 'parking.tick',
  title: { zh_CN: '滴答', zh_TW: '滴答', en_US: 'Tick' },
  body: z.object({}),
  every: 1,
  cancellable: false,
  attempts: 1,
  run: async ({ context: { db } }) => void (await sql`insert into parking_tick default values`.execute(db)),
})

const parking: ServerPlugin = {
  id: 'parking',
  resources: [
    resource({
      name: 'parking_lot',
      path: '/parking/lot',
      fields: { name: text({ required: true }) },
      can: crudRules(signedIn, signedIn),
    }),
  ],
  routes: [count('/parking/count'), count('/parking/open', 'anyone')],
  jobs: [everySecond],
  migrations: {
    '0001_lot': `create table parking_lot (_id text primary key, name text not null);
      select add_common_columns('parking_lot');
      create table parking_tick (n serial primary key);`,
  },
}
const tickets: ServerPlugin = { id: 'tickets', dependencies: ['parking'], routes: [count('/tickets/count')] }

const server = await serverForTests(undefined, undefined, {}, [parking, tickets])
const admin = await server.as('admin')
beforeEach(() => setParam(server, 'plugins.off', []))

const until = (isTrue: () => Promise<boolean>) => vi.waitUntil(isTrue, { timeout: 20_000, interval: 100 })
const off = { status: 200, errcode: 5006, data: { plugin: 'parking' } }

it('the server refuses every call of a plugin that is switched off everywhere, from the next call, until it is on again', async () => {
  expect((await admin.call('GET', '/parking/count')).errcode).toBe(0)
  await setParam(server, 'plugins.off', [{ plugin: 'parking' }])
  const answer = await admin.call('GET', '/parking/count')
  expect(answer).toMatchObject(off)
  expect(answer.errmsg).toContain('parking')
  expect(await admin.list('/parking/lot')).toMatchObject(off)
  expect(await admin.call('GET', '/parking/lot/A1')).toMatchObject(off)
  expect(await admin.call('GET', '/parking/lot/A1/history')).toMatchObject(off)
  expect(await admin.create('/parking/lot', { name: 'A' })).toMatchObject(off)
  expect(await admin.update('/parking/lot', { _id: 'A1' }, { name: 'A' })).toMatchObject(off)
  expect(await admin.remove('/parking/lot', { _id: 'A1' })).toMatchObject(off)
  expect(await server.anonymous.call('GET', '/parking/open')).toMatchObject(off)
  expect(await server.anonymous.call('GET', '/parking/count')).toMatchObject({ errcode: 555 })
  expect((await admin.list('/bdbrand')).errcode).toBe(0)
  await setParam(server, 'plugins.off', [])
  expect((await admin.call('GET', '/parking/count')).errcode).toBe(0)
})

it('the server refuses the calls of plugins that need one that is off', async () => {
  await setParam(server, 'plugins.off', [{ plugin: 'parking' }])
  expect(await admin.call('GET', '/tickets/count')).toMatchObject({
    errcode: 5006,
    data: { plugin: 'tickets' },
  })
  await setParam(server, 'plugins.off', [{ plugin: 'tickets' }])
  expect((await admin.call('GET', '/tickets/count')).errcode).toBe(5006)
  expect((await admin.call('GET', '/parking/count')).errcode).toBe(0)
})

it('the server refuses calls only at the sites that are named, following the site in use', async () => {
  const { data: me } = await admin.call('GET', '/userinfo')
  const [first, second] = me.sites.map(({ _id }: { _id: string }) => _id)
  await setParam(server, 'plugins.off', [{ plugin: 'parking', sites: [second] }])
  await admin.call('POST', '/site/change', {}, { site: first })
  expect((await admin.call('GET', '/parking/count')).errcode).toBe(0)
  await admin.call('POST', '/site/change', {}, { site: second })
  expect(await admin.call('GET', '/parking/count')).toMatchObject(off)
  await admin.call('POST', '/site/change', {}, { site: first })
  expect((await admin.call('GET', '/parking/count')).errcode).toBe(0)
})

it('the server refuses calls at the site that a call names, whichever is in use', async () => {
  const { data: me } = await admin.call('GET', '/userinfo')
  const [first, second] = me.sites.map(({ _id }: { _id: string }) => _id)
  await setParam(server, 'plugins.off', [{ plugin: 'parking', sites: [second] }])
  await admin.call('POST', '/site/change', {}, { site: first })
  expect(await admin.call('GET', '/parking/count', { site: second })).toMatchObject(off)
  await admin.call('POST', '/site/change', {}, { site: second })
  expect((await admin.call('GET', '/parking/count', { site: first })).errcode).not.toBe(5006)
  await admin.call('POST', '/site/change', {}, { site: first })
})

it('the server takes the first of the own sites for the one in use before one was chosen, as the console does', async () => {
  const newcomer = await server.as('brand.editor')
  const { data: me } = await newcomer.call('GET', '/userinfo')
  await setParam(server, 'plugins.off', [{ plugin: 'parking', sites: [me.sites[0]._id] }])
  expect(await newcomer.call('GET', '/parking/count')).toMatchObject(off)
})

it('the server refuses calls only to the roles that are named', async () => {
  const editor = await server.as('brand.editor')
  const { data: me } = await editor.call('GET', '/userinfo')
  await setParam(server, 'plugins.off', [{ plugin: 'parking', roles: [me.roles[0]._id] }])
  expect(await editor.call('GET', '/parking/count')).toMatchObject(off)
  expect((await admin.call('GET', '/parking/count')).errcode).toBe(0)
})

it('the server leaves out what it cannot read rather than switching more off', async () => {
  await setParam(server, 'plugins.off', [{ plugin: 'parking', roles: 'rm' }, { sites: ['2'] }])
  expect((await admin.call('GET', '/parking/count')).errcode).toBe(0)
})

it('a plugin does not start its jobs by the clock while it is off everywhere', async () => {
  const { db } = server.database
  const ticks = async () => {
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from job where name = 'parking.tick'`.execute(db)
    return rows[0]?.n ?? 0
  }
  await until(async () => (await ticks()) > 0)
  await setParam(server, 'plugins.off', [{ plugin: 'parking' }])
  // One that was looked at before may still come.
  const { rows } = await sql<{ at: number }>`select floor(extract(epoch from now()))::int as at`.execute(db)
  const later = async () =>
    (
      await sql`select from job where name = 'parking.tick' and _id > ${`parking.tick-${Number(rows[0]?.at) + 1}`}`.execute(
        db,
      )
    ).rows
  await until(async () => {
    const { rows: now } = await sql<{
      at: number
    }>`select floor(extract(epoch from now()))::int as at`.execute(db)
    return Number(now[0]?.at) > Number(rows[0]?.at) + 3
  })
  expect(await later()).toEqual([])
  await setParam(server, 'plugins.off', [{ plugin: 'parking', sites: ['2'] }])
  await until(async () => (await later()).length > 0)
})
