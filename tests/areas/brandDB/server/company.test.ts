import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

let brand: string

const server = await serverForTests()
const admin = await server.as('admin')
const editor = await server.as('brand.editor')
beforeAll(async () => {
  brand = (await admin.list('/bdbrand', { range: '0-0' })).data.list[0]._id
})

let count = 0
/** A company of Hong Kong with a number of its own. */
const made = async (doc: object = {}): Promise<{ _id: string; rev: number }> => {
  count += 1
  const { data, errcode } = await editor.create('/bdcompany', {
    name: `试验${count}`,
    country: 'HK',
    registration_no: String(90_000_000 + count),
    ...doc,
  })
  expect(errcode).toBe(0)
  return data
}

describe('the registration number', () => {
  it.each([
    ['HK', '1234567', 'business_registration'],
    ['CN', '91440300', 'credit_code_length'],
    ['CN', '9144O300708461136T', 'credit_code_letters'],
    ['CN', '91440300708461136U', 'credit_code'],
  ])('of %s is checked: %s is %s', async (country, registration_no, error) => {
    expect(await editor.create('/bdcompany', { name: 'x', country, registration_no })).toMatchObject({
      status: 200,
      errcode: 4004,
      data: { fields: { registration_no: error } },
    })
  })

  it('is checked anew when the country changes', async () => {
    const { _id } = await made()
    const { errcode, data } = await editor.update('/bdcompany', { _id }, { country: 'CN' })
    expect([errcode, data.fields]).toEqual([4004, { registration_no: 'credit_code_length' }])
  })

  it('that was wrong before keeps nobody from changing something else', async () => {
    const { _id } = await made()
    await sql`update company set registration_no = '12' where _id = ${_id}`.execute(server.database.db)
    expect((await editor.update('/bdcompany', { _id }, { short_name: '短' })).errcode).toBe(0)
    expect((await editor.update('/bdcompany', { _id }, { registration_no: '13' })).errcode).toBe(4004)
    await editor.update('/bdcompany', { _id }, { registration_no: '91234567' })
    expect((await editor.update('/bdcompany', { _id }, { registration_no: '13' })).errcode).toBe(4004)
  })

  it('is unique in its country, not beyond, and free again when its company is removed', async () => {
    const { _id } = await made({ registration_no: '81234567' })
    const again = { name: '又一个', country: 'HK', registration_no: '81234567' }
    expect(await editor.create('/bdcompany', again)).toMatchObject({
      errcode: 4090,
      data: { fields: { country: 'duplicate', registration_no: 'duplicate' } },
    })
    expect((await editor.create('/bdcompany', { ...again, country: 'SG' })).errcode).toBe(0)
    expect((await editor.remove('/bdcompany', { _id })).data).toEqual({ removed: 1 })
    expect((await editor.create('/bdcompany', again)).errcode).toBe(0)
  })

  it('may be missing more than once', async () => {
    const [one, other] = [await made({ registration_no: null }), await made({ registration_no: null })]
    expect(one._id).not.toBe(other._id)
  })

  it('goes to one of twenty who enter it at the same time', async () => {
    const codes = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { errcode } = await editor.create('/bdcompany', {
          name: '同时',
          country: 'HK',
          registration_no: '82345678',
        })
        return errcode
      }),
    )
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === 4090)).toHaveLength(19)
  })
})

describe('a group', () => {
  it('does not run into itself', async () => {
    const head = await made()
    const middle = await made({ group_company_id: head._id })
    const last = await made({ group_company_id: middle._id })
    for (const wrong of [head._id, last._id]) {
      const { errcode, data } = await editor.update(
        '/bdcompany',
        { _id: head._id },
        { group_company_id: wrong },
      )
      expect([errcode, data.fields]).toEqual([4004, { group_company_id: 'reference' }])
    }
    const daughters = await editor.list('/bdcompany', { cond: { group_company_id: head._id } })
    expect(daughters.data.list.map(({ _id }: { _id: string }) => _id)).toEqual([middle._id])
  })
})

describe('the brands that a company stands behind', () => {
  it('are added once for each relation and region, found by it, and taken away', async () => {
    const { _id } = await made()
    const doc = { brand_id: brand, company_id: _id, relation: 'franchisee', region: '华东' }
    const added = await admin.create('/bdbrandcompany', doc)
    expect(added.errcode).toBe(0)
    expect((await admin.create('/bdbrandcompany', doc)).errcode).toBe(4090)
    expect((await admin.create('/bdbrandcompany', { ...doc, region: null })).errcode).toBe(0)
    expect((await admin.create('/bdbrandcompany', { ...doc, region: null })).errcode).toBe(4090)

    const found = async () =>
      (await editor.list('/bdcompany', { cond: { brand_id: brand }, range: 'ALL' })).data.list.map(
        (record: { _id: string }) => record._id,
      )
    expect(await found()).toContain(_id)
    expect((await editor.list('/bdbrand', { cond: { company_id: _id } })).data.total).toBe(1)
    await admin.remove('/bdbrandcompany', { company_id: _id })
    expect(await found()).not.toContain(_id)
  })

  it('are a matter of those who may change brands at once', async () => {
    const { _id } = await made()
    const doc = { brand_id: brand, company_id: _id, relation: 'owner' }
    expect((await editor.create('/bdbrandcompany', doc)).errcode).toBe(4030)
    expect((await (await server.as('leasing.sh')).create('/bdbrandcompany', doc)).errcode).toBe(4030)
    expect((await (await server.as('brand.approver')).create('/bdbrandcompany', doc)).errcode).toBe(0)
    expect((await editor.list('/bdbrandcompany', { cond: { company_id: _id } })).data.total).toBe(1)
    expect((await editor.remove('/bdbrandcompany', { company_id: _id })).errcode).toBe(4030)
  })

  it('must be there', async () => {
    const { _id } = await made()
    const { data } = await admin.create('/bdbrandcompany', {
      brand_id: 'none',
      company_id: _id,
      relation: 'owner',
    })
    expect(data.fields).toEqual({ brand_id: 'reference' })
  })
})

describe('removing a company', () => {
  it('is refused while others refer to it, with how many', async () => {
    const { _id } = await made()
    await made({ group_company_id: _id })
    await admin.create('/bdbrandcompany', { brand_id: brand, company_id: _id, relation: 'owner' })
    await editor.create('/bdcontact', { name: '甲', company_id: _id })
    await editor.create('/bdcontact', { name: '乙', company_id: _id })
    const { errcode, data } = await editor.remove('/bdcompany', { _id })
    expect([errcode, data]).toEqual([4093, { references: { brand_company: 1, company: 1, contact: 2 } }])
  })
})

describe('people with the right', () => {
  it('see companies, and change them', async () => {
    const { _id } = await made()
    const leasing = await server.as('leasing.sh')
    expect((await leasing.call('GET', `/bdcompany/${_id}`)).data._id).toBe(_id)
    expect((await leasing.update('/bdcompany', { _id }, { name: 'x' })).errcode).toBe(4030)
    expect((await leasing.remove('/bdcompany', { _id })).errcode).toBe(4030)
    const tour = await server.as('gz.officer')
    expect((await tour.call('GET', `/bdcompany/${_id}`)).errcode).toBe(4030)
    expect((await server.anonymous.list('/bdcompany')).errcode).toBe(555)
  })

  it('are told when a company has changed since', async () => {
    const { _id, rev } = await made()
    expect((await editor.update('/bdcompany', { _id }, { name: '新名', rev })).data.rev).toBe(rev + 1)
    expect((await editor.update('/bdcompany', { _id }, { name: '旧名', rev })).errcode).toBe(4092)
  })
})
