import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SetupStepState } from '#contract/System/setup.ts'
import { loadServerPlugins } from '#server/app/plugins/loadServerPlugins.ts'
import type { Client } from '#tests/support/client.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import { killServers, startServer, type ServerProcess } from '#tests/support/serverProcess.ts'

const password = 'Zur Sonne 42'

let folder: string
let server: ServerProcess
let admin: Client

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-test-'))
  server = await startServer({ DATA_DIR: folder, DEMO: '0', ADMIN_PASSWORD: password })
  admin = await server.anonymous.signIn('admin', password)
}, 180_000)
afterAll(async () => {
  await killServers()
  rmSync(folder, { recursive: true, force: true })
})

const stepsNow = async (): Promise<SetupStepState[]> => (await admin.call('GET', '/sys/setup')).data.steps
const stepNow = async (id: string) => (await stepsNow()).find((step) => step.id === id)
const waitsFor = async (id: string) => {
  const { data } = await admin.call('GET', '/sys/setup')
  return data.areas.find((area: { id: string }) => area.id === id).waits_for
}
const before = async (noun: string) => (await admin.call('GET', '/sys/setup/before', { noun })).data.steps

const mall = (code: string) => ({
  code,
  name_sc: code,
  site_region: 'CN-S',
  currency: 'CNY',
  timezone: 'Asia/Shanghai',
})

describe('the set-up of an empty installation', () => {
  it('begins with sites, and nothing is done', async () => {
    const steps = await stepsNow()
    expect(steps.slice(0, 3).map(({ id }) => id)).toEqual(['common.sites', 'brandDB.floors', 'brandDB.units'])
    expect(steps.filter(({ state }) => state !== 'missing')).toEqual([])
    expect(await waitsFor('RM')).toEqual(['brandDB.units', 'System.people', 'common.assignments'])
  })

  it('tells an empty list what comes first, and where', async () => {
    expect(await before('floor')).toEqual([
      { id: 'common.sites', title: expect.objectContaining({ en_US: 'Sites' }), link: '/System/site' },
    ])
    expect((await before('tour')).map(({ id }: SetupStepState) => id)).toEqual([
      'brandDB.units',
      'System.people',
      'common.assignments',
    ])
    expect(await before('no_such_noun')).toEqual([])
  })

  it('knows that a step is done once its records are there, and partly while a site has none', async () => {
    const { data: north } = await admin.create('/bdsite', mall('NORTH'))
    await admin.create('/bdsite', mall('SOUTH'))
    expect(await stepNow('common.sites')).toMatchObject({ state: 'done', count: 2, lacks: null })
    expect(await before('floor')).toEqual([])
    await admin.create('/BdFloor', { site: north._id, code: 'L1', name: '一层' })
    expect(await stepNow('brandDB.floors')).toMatchObject({
      state: 'partly',
      count: 1,
      lacks: { zh_CN: '1 个站点还没有', zh_TW: '1 個站點還沒有', en_US: 'Sites without any: 1' },
    })
  })

  it('takes a step as not needed, once, and takes that back', async () => {
    const { data } = await admin.create('/sys/setup/mark', { step: 'System.messages', mark: 'skipped' })
    await admin.create('/sys/setup/mark', { step: 'System.messages', mark: 'skipped' })
    expect(await stepNow('System.messages')).toMatchObject({ state: 'skipped', marked: data._id })
    await admin.remove('/sys/setup/mark', { _id: [data._id] })
    expect(await stepNow('System.messages')).toMatchObject({ state: 'missing', marked: null })
  })

  it('takes the word of an administrator for what the data cannot tell', async () => {
    expect(await stepNow('System.backup')).toMatchObject({ confirms: true, count: null })
    await admin.create('/sys/setup/mark', { step: 'System.backup', mark: 'done' })
    expect(await stepNow('System.backup')).toMatchObject({ state: 'done' })
    expect(await stepNow('common.sites')).toMatchObject({ confirms: false })
  })
})

describe('a role from a template', () => {
  it('says before what it may do, and is made by the ordinary call', async () => {
    const { data } = await admin.call('GET', '/sys/setup/templates', { step: 'System.roles' })
    expect(data.noun).toBe('role')
    const officer = data.list.find((one: { doc: { code: string } }) => one.doc.code === 'leasing_officer')
    expect(officer).toMatchObject({ exists: false, name: { en_US: 'Leasing officer' } })
    expect(officer.doc.permissions).toContain('leasing.lease.edit')
    expect(officer.doc.permissions).not.toContain('leasing.lease.approve')
    expect(officer.includes).toHaveLength(officer.doc.permissions.length)

    const { errcode, data: made } = await admin.create('/role', officer.doc)
    expect(errcode).toBe(0)
    expect(made.name_tc).toBe('招商專員')
    expect(await stepNow('System.roles')).toMatchObject({ state: 'done', count: 1 })
    const again = await admin.call('GET', '/sys/setup/templates', { step: 'System.roles' })
    expect(again.data.list.filter(({ exists }: { exists: boolean }) => exists)).toHaveLength(1)
    const { data: history } = await admin.list(`/role/${made._id}/history`)
    expect(history.list[0]).toMatchObject({ action: 'create' })
  })

  it('can be made of every template, as can every department, so that rules know their numbers', async () => {
    for (const step of ['System.roles', 'common.departments']) {
      const { data } = await admin.call('GET', '/sys/setup/templates', { step })
      const { path } = { role: { path: '/role' }, department: { path: '/bddepartment' } }[data.noun as 'role']
      for (const { doc } of data.list.filter(({ exists }: { exists: boolean }) => !exists))
        expect(await admin.create(path, doc)).toMatchObject({ errcode: 0 })
    }
    expect((await admin.list('/bddepartment', { cond: { _id: '17' } })).data.list).toHaveLength(1)
  })

  it('is offered to nobody who may not make roles, and there are none of other steps', async () => {
    expect(await admin.call('GET', '/sys/setup/templates', { step: 'common.sites' })).toMatchObject({
      errcode: 4040,
    })
    expect(await admin.call('GET', '/sys/setup/templates', { step: 'toString' })).toMatchObject({
      errcode: 4040,
    })
    const demo = await startTestServer()
    const officer = await demo.as('gz.officer')
    const refused = await officer.call('GET', '/sys/setup/templates', { step: 'System.roles' })
    expect(refused).toMatchObject({ errcode: 4030 })
    expect(await officer.call('GET', '/sys/setup')).toMatchObject({ errcode: 4030 })
    await demo.stop()
  })
})

describe('what areas declare for the set-up', () => {
  it('needs only steps that there are, each of which comes before those that need it', async () => {
    const { plugins } = await loadServerPlugins()
    const steps = plugins.flatMap(({ setup }) => setup?.steps ?? [])
    const orders = new Map(steps.map(({ id, order }) => [id, order]))
    expect(orders.size).toBe(steps.length)
    const needed = plugins.flatMap(({ setup }) => setup?.needs ?? [])
    expect(needed.filter((id) => !orders.has(id))).toEqual([])
    for (const { id, needs = [], order } of steps)
      for (const need of needs) expect(orders.get(need), `${id} needs ${need}`).toBeLessThan(order)
  })
})
