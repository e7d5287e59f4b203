import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { contact } from '#contract/brandDB/contact.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { byId } from '#server/engine/read.ts'
import { create } from '#server/engine/create.ts'
import { remove, update } from '#server/engine/write.ts'
import type { Client } from '#tests/support/client.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** May see how people are reached, and what tenants pay. */
let editor: Client
let leasing: Client
/** May see contacts and leases, and neither of the two. */
let outsider: Client
let dpark: Client
/** May change contacts without seeing how they are reached. */
let keeper: Context

const server = await serverForTests()
beforeAll(async () => {
  const { db } = server.database
  await sql`
    insert into contact (_id, name, position, mobile, country_code, email, wechat) values
      ('CT1', '林晓雯', 'Store manager', '13800135678', '86', 'lin.xiaowen@example.com', 'linxiaowen'),
      ('CT2', '陳家明', 'Director', '91235678', '852', null, null),
      ('CT3', 'Ann', 'Director', '95500', null, 'ann@mail.example.com', null)`.execute(db)
  await sql`
    insert into lease_ship (_id, contract_no, site, brand_id, start_date, end_date, rent_model, currency, area, deposit)
    values ('LS1', 'L-1', '9', 'B123', '2026-01-01', '2028-12-31', 'fixed', 'HKD', 80, 250000)`.execute(db)
  editor = await server.as('brand.editor')
  leasing = await server.as('leasing.head')
  outsider = await server.as('leasing.sh')
  dpark = await server.as('dpark.team')
  const asked = await contextOf(server, outsider)
  const permissions = new Set(['branddb.contact.view', 'branddb.contact.edit'])
  keeper = { ...asked, who: { ...asked.who, permissions } }
})

const reach = ({ mobile, email, wechat }: Record<string, unknown>) => [mobile, email, wechat]

describe('how people are reached', () => {
  it('is shown to whoever may see it, and masked for the others, however it is read', async () => {
    const whole = ['13800135678', 'lin.xiaowen@example.com', 'linxiaowen']
    const masked = ['138****5678', 'l***@example.com', 'li****owen']
    for (const [client, expected] of [
      [editor, whole],
      [outsider, masked],
    ] as const) {
      const cond = { _id: 'CT1' }
      expect(reach((await client.list('/bdcontact', { cond })).data.list[0])).toEqual(expected)
      expect(reach((await client.call('GET', '/bdcontact', { cond, one: '1' })).data)).toEqual(expected)
      expect(reach((await client.call('GET', '/bdcontact/one', { cond })).data)).toEqual(expected)
      expect(reach((await client.call('GET', '/bdcontact/CT1')).data)).toEqual(expected)
    }
  })

  it('keeps more of a short number to itself, and what is absent stays absent', async () => {
    const cond = { _id: { $in: ['CT2', 'CT3'] } }
    const { data } = await outsider.list('/bdcontact', { cond, sort: { _id: 1 } })
    expect(data.list.map(reach)).toEqual([
      ['****5678', null, null],
      ['****', 'a***@mail.example.com', null],
    ])
  })

  it.each<[string, Record<string, unknown>]>([
    ['equality', { cond: { mobile: '13800135678' } }],
    ['the beginning of a number', { cond: { mobile: { $like: '138' } } }],
    ['an order of values', { cond: { email: { $gt: 'm' } } }],
    ['whether there is one', { cond: { wechat: { $exists: true } } }],
    ['one part of several', { cond: { $or: [{ name: 'Ann' }, { $and: [{ mobile: '95500' }] }] } }],
    ['a sort', { sort: { mobile: 1 } }],
  ])('cannot be asked for by %s, but by whoever may see it', async (_, query) => {
    for (const path of ['/bdcontact', '/bdcontact/one']) {
      expect((await outsider.call('GET', path, query)).errcode).toBe(4003)
      expect((await editor.call('GET', path, query)).errcode).toBe(0)
    }
  })

  it('is found by a search of those who may see it, and of nobody else', async () => {
    for (const $q of ['13800135678', 'xiaowen@', 'linxiaowen']) {
      expect((await outsider.list('/bdcontact', { cond: { $q } })).data.total).toBe(0)
    }
    expect((await editor.list('/bdcontact', { cond: { $q: '138 0013 5678' } })).data.total).toBe(1)
    expect((await outsider.list('/bdcontact', { cond: { $q: 'manager' } })).data.total).toBe(1)
  })
})

describe('whoever changes people without seeing how they are reached', () => {
  const doc = { position: 'Owner' }

  it('gets masked answers, from a new record to a conflict', async () => {
    const made = await create(contact, keeper, {}, { name: 'Bo', brand_ids: ['B123'], mobile: '13900001234' })
    expect(made['mobile']).toBe('139****1234')
    const cond = { _id: made['_id'] }
    expect(await update(contact, keeper, {}, { cond, doc })).toMatchObject({ mobile: '139****1234', rev: 2 })
    const several = { _id: [made['_id']] }
    expect(await update(contact, keeper, {}, { cond: several, doc })).toMatchObject({
      list: [{ mobile: '139****1234' }],
    })
    const conflict = update(contact, keeper, {}, { cond, doc: { ...doc, rev: 1 } })
    await expect(conflict).rejects.toMatchObject({
      errcode: 4092,
      data: { current: { mobile: '139****1234' } },
    })
    const stored = await sql`select mobile, position from contact where _id = ${cond._id}`.execute(keeper.db)
    expect(stored.rows).toEqual([{ mobile: '13900001234', position: 'Owner' }])
  })

  it('gets them when a create is sent again, also after having seen them before', async () => {
    const sent = { ...keeper, idempotencyKey: 'again' }
    const seeing = new Set([...sent.who.permissions, 'branddb.contact.view_private'])
    const doc = { name: 'Cy', brand_ids: ['B123'], mobile: '13700001234' }
    const first = await create(contact, { ...sent, who: { ...sent.who, permissions: seeing } }, {}, doc)
    expect(first['mobile']).toBe('13700001234')
    expect(await create(contact, sent, {}, doc)).toEqual({ ...first, mobile: '137****1234' })
  })

  it('cannot change it unseen, nor find out by changing or removing', async () => {
    const unseen = update(contact, keeper, {}, { cond: { _id: 'CT1' }, doc: { mobile: '13800135678' } })
    await expect(unseen).rejects.toMatchObject({ errcode: 4004, data: { fields: { mobile: 'read_only' } } })
    const cond = { mobile: '13800135678' }
    expect(await codeOf(update(contact, keeper, {}, { cond, doc }))).toBe(4003)
    expect(await codeOf(remove(contact, keeper, {}, { cond }))).toBe(4003)
  })
})

describe('the audit log', () => {
  it('says that it changed, and neither from what nor to what', async () => {
    const admin = await contextOf(server, await server.as('admin'))
    const asked = { cond: { _id: 'CT2' }, doc: { mobile: '61234999', position: 'Chairman' } }
    await update(contact, admin, {}, asked)
    const { rows } = await sql<{ before: unknown; diff: unknown; row: string }>`
      select before, diff, audit_log::text as row from audit_log where entity_id = 'CT2'`.execute(admin.db)
    expect(rows[0]).toMatchObject({
      before: { mobile: '****5678', position: 'Director' },
      diff: {
        mobile: { from: '****5678', to: '****4999' },
        position: { from: 'Director', to: 'Chairman' },
      },
    })
    expect(rows[0]?.row).not.toMatch(/91235678|61234999/)
  })
})

describe('what tenants pay', () => {
  const deposit = async (client: Client) =>
    (await client.call('GET', '/leaseship/LS1')).data as Record<string, unknown>

  it('is null in a lease for whoever may see leases alone', async () => {
    expect(await deposit(leasing)).toMatchObject({ contract_no: 'L-1', deposit: 250_000 })
    expect(await deposit(dpark)).toMatchObject({ contract_no: 'L-1', deposit: null })
    expect((await dpark.list('/leaseship', { sort: { deposit: 1 } })).errcode).toBe(4003)
    expect((await dpark.list('/leaseship', { cond: { deposit: { $gt: 1 } } })).errcode).toBe(4003)
  })

  it('is null for a department that has nothing to do with it, whatever its permissions', async () => {
    const context = await contextOf(server, leasing)
    const inIt = { ...context, who: { ...context.who, departments: ['28'] } }
    expect((await byId(leaseShip, context, 'LS1', {}))['deposit']).toBe(250_000)
    expect((await byId(leaseShip, inIt, 'LS1', {}))['deposit']).toBeNull()
  })
})

/** 0 for work that is done, the errcode of the refusal for work that is not. */
async function codeOf(work: Promise<unknown>): Promise<number | undefined> {
  try {
    await work
    return 0
  } catch (error) {
    if (error instanceof ApiError) return error.errcode
    throw error
  }
}
