import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ParamDefinition } from '#contract/paramDefinition.ts'
import { readParams } from '#server/services/params.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

interface Param {
  group: string
  key: string
  site: string | null
  is_public: boolean
}
const namesOf = (list: Param[]) => list.map(({ group, key }) => `${group}.${key}`)
const catalogue: Readonly<Record<string, ParamDefinition>> = Object.assign(
  {},
  ...shippedHalves.map(({ params }) => params),
)
const publicKeys = Object.keys(catalogue).filter((name) => catalogue[name]?.isPublic)

it('whoever may view the parameters gets all, with their values, types and bounds', async () => {
  const { data } = await (await server.as('admin')).list('/param', { range: 'ALL' })
  expect(data.total).toBe(Object.keys(catalogue).length + 2)
  const due = data.list.filter(({ key }: Param) => key === 'due_hours')
  expect(new Set(due.map(({ site }: Param) => site))).toEqual(new Set([null, '9', '10']))
  const hours = data.list.find(({ key }: Param) => key === 'token_hours')
  expect(hours).toMatchObject({ value: 12, value_type: 'int', min: 1, max: 72, unit: 'h', is_public: false })
})

it('others get the public ones, in whatever way they ask', async () => {
  const officer = await server.as('gz.officer')
  const { data } = await officer.list('/param', { range: 'ALL' })
  expect(namesOf(data.list).toSorted()).toEqual(publicKeys.toSorted())
  const secret = { cond: { key: 'ip_whitelist' } }
  expect((await officer.list('/param', secret)).data).toEqual({ list: [], total: 0 })
  expect((await officer.call('GET', '/param/one', secret)).data).toBeNull()
  expect((await officer.call('GET', '/param/P-security.ip_whitelist')).errcode).toBe(4040)
  expect((await officer.call('GET', '/param/P-ui.toast_ms')).data.value).toBe(3000)
  expect((await server.anonymous.list('/param')).errcode).toBe(555)
})

it('others get no public value of a foreign site', async () => {
  await sql`
    insert into param (_id, "group", key, site, value_type, value, is_public)
    values ('P-hk', 'ui', 'toast_ms', '9', 'int', '9000', true)`.execute(server.database.db)
  const seen = async (name: string) =>
    (await (await server.as(name)).list('/param', { cond: { key: 'toast_ms' } })).data.total
  expect([await seen('gz.officer'), await seen('hk.manager')]).toEqual([1, 2])
})

it('nobody writes them yet', async () => {
  const admin = await server.as('admin')
  expect((await admin.update('/param', { _id: 'P-ui.toast_ms' }, { value: 1 })).errcode).toBe(5003)
})

it('a value of a site goes before the one of all sites', async () => {
  const { db } = server.database
  expect((await readParams(db))('tour.due_hours')).toEqual({ 1: 4, 2: 24, 3: 72, 4: 168 })
  expect((await readParams(db, '9'))('tour.due_hours')).toEqual({ 1: 4, 2: 24, 3: 48, 4: 120 })
  await sql`delete from param`.execute(db)
  expect((await readParams(db, '9'))('tour.due_hours')).toEqual({ 1: 4, 2: 24, 3: 72, 4: 168 })
})
