import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** Sees and changes contacts, how to reach them too. */
/** Sees contacts, and not how to reach them. */
let company: string
let brand: string

const server = await serverForTests()
const editor = await server.as('brand.editor')
const leasing = await server.as('leasing.sh')
beforeAll(async () => {
  company = (await editor.list('/bdcompany', { range: '0-0' })).data.list[0]._id
  brand = (await editor.list('/bdbrand', { range: '0-0' })).data.list[0]._id
})

const person = {
  name: '试一试',
  mobile: '13800135678',
  country_code: '86',
  email: 'someone@example.com',
  wechat: 'someone_wx',
}
const made = async (doc: object = {}): Promise<string> => {
  const { data, errcode } = await editor.create('/bdcontact', { ...person, company_id: company, ...doc })
  expect(errcode).toBe(0)
  return data._id
}

describe('a contact belongs to somebody', () => {
  it('to a company, a brand or a store, else it is refused', async () => {
    expect(await editor.create('/bdcontact', { name: '无主' })).toMatchObject({
      status: 200,
      errcode: 4004,
      data: { fields: { company_id: 'link' } },
    })
    expect((await editor.create('/bdcontact', { name: '有主', brand_ids: [brand] })).errcode).toBe(0)
  })

  it('and the last of them is not taken away', async () => {
    const _id = await made()
    const { errcode, data } = await editor.update('/bdcontact', { _id }, { company_id: null })
    expect([errcode, data.fields]).toEqual([4004, { company_id: 'link' }])
    expect(
      (await editor.update('/bdcontact', { _id }, { company_id: null, brand_ids: [brand] })).errcode,
    ).toBe(0)
  })

  it('which must be there', async () => {
    const { data } = await editor.create('/bdcontact', {
      name: '错',
      company_id: 'none',
      brand_ids: [brand, 'none'],
    })
    expect(data.fields).toEqual({ company_id: 'reference', brand_ids: 'reference' })
  })
})

describe('how to reach somebody', () => {
  it('is masked for whoever may not see it, wherever it is read', async () => {
    const _id = await made()
    const hidden = { mobile: '138****5678', email: 's***@example.com' }
    const list = await leasing.list('/bdcontact', { cond: { _id } })
    for (const record of [(await leasing.call('GET', `/bdcontact/${_id}`)).data, list.data.list[0]]) {
      expect(record).toMatchObject(hidden)
      expect(JSON.stringify(record)).not.toContain('13800135678')
      expect(JSON.stringify(record)).not.toContain('someone_wx')
    }
    expect((await editor.call('GET', `/bdcontact/${_id}`)).data).toMatchObject(person)
  })

  it('cannot be guessed by a condition or an order, nor be changed unseen', async () => {
    for (const query of [
      { cond: { mobile: '13800135678' } },
      { cond: { email: { $like: 'someone' } } },
      { sort: { wechat: 1 } },
    ])
      expect((await leasing.list('/bdcontact', query)).errcode).toBe(4003)
  })

  it('must look like a number or an address', async () => {
    const { data } = await editor.create('/bdcontact', {
      name: '错',
      company_id: company,
      mobile: '138 0013',
      country_code: '+86',
      email: 'nobody',
    })
    expect(data.fields).toEqual({ mobile: 'phone', country_code: 'calling_code', email: 'email' })
  })

  it('is changed by a role that sees it alone', async () => {
    const _id = await made()
    const { db } = server.database
    await sql`
      insert into role (_id, name, code, type, permissions) values
        ('half', '半', 'half', 'business', '["branddb.contact.view", "branddb.contact.edit"]')`.execute(db)
    await sql`update "user" set roles = '{half}' where username = 'nomenu'`.execute(db)
    const half = await server.as('nomenu')
    expect((await half.update('/bdcontact', { _id }, { mobile: '13900000000' })).data.fields).toEqual({
      mobile: 'read_only',
    })
    const answer = await half.update('/bdcontact', { _id }, { position: '店长' })
    expect(answer.data).toMatchObject({ position: '店长', mobile: '138****5678' })
    expect((await editor.call('GET', `/bdcontact/${_id}`)).data.mobile).toBe('13800135678')
  })
})

describe('what is asked of contacts', () => {
  it('is a company, a brand, a store or a site; who names no site can be spoken to everywhere', async () => {
    const everywhere = await made({ name: '问甲', brand_ids: [brand] })
    const there = await made({ name: '问乙', sites: ['8'], position: '问职位', is_emergency: true })
    const ids = async (cond: object): Promise<string[]> =>
      (await editor.list('/bdcontact', { cond: { ...cond, name: { $like: '问' } }, range: 'ALL' })).data.list
        .map(({ _id }: { _id: string }) => _id)
        .toSorted()
    const both = [everywhere, there].toSorted()
    expect(await ids({ company_id: company })).toEqual(both)
    expect(await ids({ brand_id: { $in: [brand] } })).toEqual([everywhere])
    expect(await ids({ site: '8' })).toEqual(both)
    expect(await ids({ site: { $in: ['2'] } })).toEqual([everywhere])
    expect(await ids({ store_id: 'none' })).toEqual([])
    expect(await ids({ position: { $like: '职位' } })).toEqual([there])
    expect(await ids({ is_emergency: true })).toEqual([there])
  })
})

describe('the contact of a store', () => {
  it('is kept by those alone whose list has the store for contacts', async () => {
    const { db } = server.database
    const store = (
      await sql<{ _id: string }>`
        select _id from store where site = '2' and not is_split and not is_merge and deleted_at is null
        order by _id limit 1`.execute(db)
    ).rows[0]?._id
    const doc = { name: '店里人', store_ids: [store] }
    expect((await editor.create('/bdcontact', doc)).errcode).toBe(4033)
    await allow('brand.editor', String(store))
    const { data, errcode } = await editor.create('/bdcontact', doc)
    expect(errcode).toBe(0)
    expect((await editor.list('/bdcontact', { cond: { store_id: store, name: '店里人' } })).data.total).toBe(
      1,
    )
    // Another editor, who sees it, and has not that store.
    const approver = await server.as('brand.approver')
    expect((await approver.update('/bdcontact', { _id: data._id }, { position: 'x' })).errcode).toBe(4033)
    expect((await approver.remove('/bdcontact', { _id: data._id })).errcode).toBe(4033)
    expect((await editor.update('/bdcontact', { _id: data._id }, { position: 'x' })).errcode).toBe(0)
  })
})

describe('people with the right', () => {
  it('see contacts, and change them', async () => {
    const _id = await made()
    expect((await leasing.update('/bdcontact', { _id }, { name: 'x' })).errcode).toBe(4030)
    expect((await leasing.create('/bdcontact', { name: 'x', company_id: company })).errcode).toBe(4030)
    expect((await leasing.remove('/bdcontact', { _id })).errcode).toBe(4030)
    expect((await (await server.as('gz.officer')).call('GET', `/bdcontact/${_id}`)).errcode).toBe(4030)
    expect((await editor.remove('/bdcontact', { _id })).data).toEqual({ removed: 1 })
  })
})

/** Puts a store on somebody's list, for its contacts. */
async function allow(username: string, store: string): Promise<void> {
  const { db } = server.database
  await sql`
    insert into space_owner (_id, user_id, permits, site, store_ids)
    select 'SO-contact', _id, '{contact}', '2', array[${store}] from "user" where username = ${username}`.execute(
    db,
  )
}
