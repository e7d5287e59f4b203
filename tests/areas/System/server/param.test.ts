import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ParamDefinition, ParamKey } from '#contract/paramDefinition.ts'
import { readParams } from '#server/services/params.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()

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

it('others get the public parameters, in whatever way they ask', async () => {
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

it('others get no public parameter of a foreign site', async () => {
  await sql`
    insert into param (_id, "group", key, site, value_type, value, is_public)
    values ('P-hk', 'ui', 'toast_ms', '9', 'int', '9000', true)`.execute(server.database.db)
  const seen = async (name: string) =>
    (await (await server.as(name)).list('/param', { cond: { key: 'toast_ms' } })).data.total
  expect([await seen('gz.officer'), await seen('hk.manager')]).toEqual([1, 2])
})

describe('writing a parameter', () => {
  const write = async (name: string, value: unknown) =>
    (await server.as('admin')).update('/param', { _id: `P-${name}` }, { value })
  const refused = (field: string, reason: string, more = {}) => ({
    errcode: 4004,
    data: { fields: { [field]: reason }, ...more },
  })

  it('every kind of parameter takes a value of its type, from the next call on', async () => {
    const values = {
      'ui.admin_contact': '内线 8000',
      'auth.fail_limit': 8,
      'perf.min_coverage': 0.75,
      'ui.literal_percent': true,
      'ui.trusted_hosts': ['intranet.example'],
      'scoring.grades': { A: 95, B: 85, C: 70, D: 40 },
      'plugins.off': [{ plugin: 'DP', sites: ['2'] }],
    }
    for (const [name, value] of Object.entries(values)) {
      const { initial } = (await write(name, value)).data
      const current = async () => (await readParams(server.database.db))(name as ParamKey)
      expect([await current(), initial]).toEqual([value, catalogue[name]?.initial])
      await write(name, initial)
      expect(await current()).toEqual(initial)
    }
  })

  it('refuses what the parameter cannot be, and leaves it as it was', async () => {
    expect(await write('auth.fail_limit', '8')).toMatchObject(refused('value', 'type'))
    expect(await write('scoring.grades', { A: 95 })).toMatchObject(refused('value', 'shape'))
    expect((await readParams(server.database.db))('scoring.grades')).toEqual({ A: 90, B: 80, C: 60 })
  })

  it.each<[string, string, unknown]>([
    ['host', 'iframe.allowed_hosts', ['*']],
    ['host', 'iframe.allowed_hosts', ['*.com']],
    ['host', 'iframe.allowed_hosts', ['https://bi.example.com/']],
    ['host', 'iframe.allowed_hosts', ['bi.example.com', '']],
    ['file_type', 'upload.types', ['text/html']],
    ['file_type', 'upload.types', ['image/svg+xml']],
    ['file_type', 'upload.types', ['*/*']],
    ['file_type', 'upload.types', ['application/pdf', 'pdf']],
    ['host', 'ui.trusted_hosts', ['*.example.com']],
    ['host', 'ui.trusted_hosts', ['https://example.com']],
    ['host', 'ui.trusted_hosts', ['Example.com']],
    ['pattern', 'ui.watermark_pages', ['javascript:alert(1)']],
    ['direction', 'ui.admin_contact', 'call \u202e0008'],
    ['shape', 'plugins.off', [{ plugin: 'DP', site: '2' }]],
    ['shape', 'plugins.off', [{}]],
    ['url', 'auth.signin_domains', ['javascript:alert(1)']],
    ['url', 'brand.mobile_app_url', 'javascript:alert(1)'],
    ['url', 'brand.mobile_app_url', 'https://somebody@example.com/'],
    ['choice', 'fx.default_currency', 'XXX'],
    ['reference', 'scoring.benchmark_site', 'nowhere'],
    ['reference', 'plugins.off', [{ plugin: 'DP', sites: ['2', 'nowhere'] }]],
    ['reference', 'plugins.off', [{ plugin: 'DP', roles: ['nobody'] }]],
    ['range', 'scoring.grades', { A: 60, B: 80, C: 90 }],
    ['range', 'scoring.grades', { A: 900, B: 80, C: 60 }],
    ['range', 'perf.tax_rate', { CNY: { sales: 13 }, HKD: { sales: 0 } }],
    ['range', 'tour.due_hours', { 1: 0, 2: 24, 3: 72, 4: 168 }],
    ['range', 'tour.due_hours', { 1: 1e9, 2: 24, 3: 72, 4: 168 }],
  ])('refuses what cannot work: %s for %s = %j', async (reason, name, value) => {
    expect(await write(name, value)).toMatchObject(refused('value', reason))
  })

  it('has a kind for each parameter that its type and its bounds do not describe', () => {
    const loose = Object.entries(catalogue).filter(
      ([, { type, kind, min, max }]) =>
        (type === 'string' || type === 'json' ? kind === undefined : false) ||
        ((type === 'int' || type === 'decimal') && (min === undefined || max === undefined)),
    )
    expect(loose).toEqual([])
  })

  it('offers what the value can be, for each parameter that names a record or one of a list', async () => {
    const { data } = await (await server.as('admin')).list('/param', { range: 'ALL' })
    const offers = { site: 'sites', currency: 'currencies' } as const
    for (const { group, key, one_of } of data.list) {
      const { kind, type } = catalogue[`${group}.${key}`] ?? {}
      const wanted = kind === 'site' || kind === 'currency' ? offers[kind] : null
      expect([`${group}.${key}`, one_of]).toEqual([`${group}.${key}`, type === 'string' ? wanted : null])
    }
  })

  it('says which bounds a number must keep, and in which unit', async () => {
    const bounds = { min: 1, max: 72, unit: 'h' }
    expect(await write('auth.token_hours', 0)).toMatchObject(refused('value', 'min', bounds))
    expect(await write('auth.token_hours', 73)).toMatchObject(refused('value', 'max', bounds))
  })

  it('keeps nobody out by a typing error, nor whoever writes', async () => {
    const list = 'security.ip_whitelist'
    const enforced = 'security.ip_whitelist_enforced'
    for (const entry of ['10.0.0.*', '10.0.0.0/33', ''])
      expect(await write(list, [entry])).toMatchObject(refused('value', 'address_range'))
    expect((await write(list, ['10.0.0.0/8'])).errcode).toBe(0)
    expect(await write(enforced, true)).toMatchObject(refused('value', 'own_address'))
    expect((await readParams(server.database.db))(enforced)).toBe(false)
    expect((await write(list, ['127.0.0.0/8', '::1'])).errcode).toBe(0)
    expect((await write(enforced, true)).errcode).toBe(0)
    expect(await write(list, ['10.0.0.0/8'])).toMatchObject(refused('value', 'own_address'))
    expect((await write(list, [])).errcode).toBe(0)
    expect((await write(enforced, false)).errcode).toBe(0)
  })

  it('changes the value and nothing that the areas declare', async () => {
    const admin = await server.as('admin')
    for (const doc of [{ max: 900 }, { key: 'other' }, { site: '2' }, { is_public: true }])
      expect(await admin.update('/param', { _id: 'P-auth.token_hours' }, doc)).toMatchObject(
        refused(Object.keys(doc).join(), 'read_only'),
      )
  })

  it('is recorded once, with the value before and after', async () => {
    const admin = await server.as('admin')
    await write('ui.toast_ms', 4000)
    const { data } = await admin.call('GET', '/param/P-ui.toast_ms/history', { range: 'ALL' })
    expect(data.list[0]).toMatchObject({ action: 'update', diff: { value: { from: 3000, to: 4000 } } })
    await write('ui.toast_ms', 3000)
  })

  it('reaches the console of visitors with their next page', async () => {
    const toast = async () => (await server.anonymous.call('GET', '/config')).data.params['ui.toast_ms']
    await write('ui.toast_ms', 4500)
    expect(await toast()).toBe(4500)
    await write('ui.toast_ms', 3000)
    expect(await toast()).toBe(3000)
  })

  it('gives a site its own value until it is taken back', async () => {
    const admin = await server.as('admin')
    const own = { group: 'lease', key: 'expiring_days', site: '8' }
    const added = await admin.create('/param', { ...own, value: 90 })
    expect(added.data).toMatchObject({ ...own, value: 90, value_type: 'int', max: 1095, initial: null })
    expect(added.data).toMatchObject({ unit: 'd', description_en: expect.stringMatching(/lease/) })
    const days = async (site: string) => (await readParams(server.database.db, site))('lease.expiring_days')
    expect([await days('8'), await days('2')]).toEqual([90, 180])
    expect((await admin.create('/param', { ...own, value: 80 })).errcode).toBe(4090)
    expect((await admin.remove('/param', { _id: added.data._id })).data).toEqual({ removed: 1 })
    expect(await days('8')).toBe(180)
  })

  it('is refused for a parameter or a site that does not exist', async () => {
    const admin = await server.as('admin')
    const doc = { group: 'lease', key: 'expiring_days', site: '8', value: 90 }
    expect(await admin.create('/param', { ...doc, key: 'other' })).toMatchObject(refused('key', 'undeclared'))
    expect(await admin.create('/param', { ...doc, site: '99' })).toMatchObject(refused('site', 'reference'))
    expect((await admin.create('/param', { ...doc, site: null })).errcode).toBe(4090)
  })

  it('never removes what an area declares, and says so', async () => {
    const admin = await server.as('admin')
    for (const _id of ['P-auth.token_hours', 'P-tour.due_hours-9'])
      expect(await admin.remove('/param', { _id })).toMatchObject({
        errcode: 4001,
        data: { fields: { cond: 'declared' } },
      })
  })

  it('is for those who may', async () => {
    const officer = await server.as('gz.officer')
    expect((await officer.update('/param', { _id: 'P-ui.toast_ms' }, { value: 1000 })).errcode).toBe(4030)
    const doc = { group: 'lease', key: 'expiring_days', site: '2', value: 90 }
    expect((await officer.create('/param', doc)).errcode).toBe(4030)
  })
})

it('a value of a site goes before the one of all sites', async () => {
  const { db } = server.database
  expect((await readParams(db))('tour.due_hours')).toEqual({ 1: 4, 2: 24, 3: 72, 4: 168 })
  expect((await readParams(db, '9'))('tour.due_hours')).toEqual({ 1: 4, 2: 24, 3: 48, 4: 120 })
  await sql`delete from param`.execute(db)
  expect((await readParams(db, '9'))('tour.due_hours')).toEqual({ 1: 4, 2: 24, 3: 72, 4: 168 })
})
