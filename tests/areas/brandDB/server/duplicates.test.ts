import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

let editor: Client
let brand: string
let company: string

const server = await serverForTests()
beforeAll(async () => {
  const admin = await server.as('admin')
  editor = await server.as('brand.editor')
  const category_id = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]._id
  const added = await admin.create('/bdbrand', {
    name: '嗦粉熊猫',
    name_tc: '嗦粉熊貓',
    name_en: "Xorp's Café",
    aliases: ['QXF Noodles'],
    category_id,
  })
  brand = added.data._id
  company = (
    await admin.create('/bdcompany', {
      name: '嗦粉餐饮（上海）有限公司',
      name_en: 'Xorp Catering (Shanghai) Co., Ltd.',
      name_tc: '嗦粉餐飲（上海）有限公司',
      country: 'HK',
      registration_no: '61234567',
    })
  ).data._id
  await admin.create('/bdbrand', { name: '毫不相干', name_en: 'Unrelated', category_id })
})

const find = async (query: Record<string, unknown>, by = editor) => {
  const { status, data, errcode } = await by.call('GET', '/bd/duplicates', query)
  expect([status, errcode]).toEqual([200, 0])
  expect(data.total).toBe(data.list.length)
  return data.list as { _id: string; reason: string; similarity: number; is_certain: boolean }[]
}
const brandFor = async (query: Record<string, unknown>) =>
  (await find({ noun: 'brand', ...query })).find(({ _id }) => _id === brand)
const companyFor = async (query: Record<string, unknown>) =>
  (await find({ noun: 'company', ...query })).find(({ _id }) => _id === company)

describe('a brand that is there already is found', () => {
  it.each([
    ['its name', { name: '嗦粉熊猫' }],
    ['its name in other spaces and signs', { name: ' 嗦粉·熊猫 ' }],
    ['its traditional name, whatever field it is typed in', { name: '嗦粉熊貓' }],
    ['its English name without accent, sign and case', { name_en: 'XORPS CAFE' }],
    ['its English name in full width', { name_en: 'Ｘｏｒｐ’ｓ　Ｃａｆé' }],
    ['its English name in one word', { name_en: 'xorpscafe' }],
    ['one of its aliases', { name: 'qxf noodles' }],
    ['its name among the aliases', { name: '别的名字', aliases: '随便,嗦粉熊猫' }],
    ['its name with a legal form', { name: '嗦粉熊猫有限公司' }],
  ])('by %s, for certain', async (_, query) => {
    expect(await brandFor(query)).toMatchObject({ reason: 'name', similarity: 1, is_certain: true })
  })

  it.each([
    ['a name that goes on', { name: '嗦粉熊猫馆' }],
    ['a misspelt name', { name_en: 'QXF Noodels' }],
    ['words in another order', { name_en: 'Noodles QXF' }],
  ])('by %s, as likely', async (_, query) => {
    const found = await brandFor(query)
    expect(found).toMatchObject({ reason: 'similar', is_certain: false })
    expect(found?.similarity).toBeGreaterThanOrEqual(0.45)
    expect(found?.similarity).toBeLessThanOrEqual(1)
  })

  it('by a name that sounds the same', async () => {
    expect(await brandFor({ name: '嗦粉雄猫' })).toMatchObject({ reason: 'sound', is_certain: false })
  })

  it('and says what is needed to recognise it', async () => {
    const [first] = await find({ noun: 'brand', name: '嗦粉熊猫' })
    expect(first).toEqual({
      _id: brand,
      name: '嗦粉熊猫',
      name_en: "Xorp's Café",
      name_tc: '嗦粉熊貓',
      number: expect.stringMatching(/^BR-/),
      status: 'prospect',
      reason: 'name',
      similarity: 1,
      is_certain: true,
    })
  })

  it.each([
    { name: '嗦面' },
    { name: '粉' },
    { name_en: 'Xorp' },
    { name: '有限公司' },
    { name: '%' },
    { name: "'\\_" },
    { name: '' },
    {},
  ])('not by %j', async (query) => {
    expect(await brandFor(query)).toBeUndefined()
  })

  it('not as a duplicate of itself', async () => {
    expect(await brandFor({ name: '嗦粉熊猫', except_id: brand })).toBeUndefined()
  })

  it('and no longer once it is removed', async () => {
    const admin = await server.as('admin')
    const { category_id } = (await admin.call('GET', `/bdbrand/${brand}`)).data
    const { data } = await admin.create('/bdbrand', { name: '一时之品', category_id })
    expect(await find({ noun: 'brand', name: '一时之品' })).toHaveLength(1)
    await admin.remove('/bdbrand', { _id: data._id })
    expect(await find({ noun: 'brand', name: '一时之品' })).toEqual([])
  })
})

describe('a company that is there already is found', () => {
  it.each([
    { registration_no: '61234567' },
    { registration_no: '6123 4567' },
    { registration_no: '61234567-000-03-26-8', country: 'HK' },
    { registration_no: '６１２３４５６７', country: 'CN' },
  ])('by its number, however it is written: %j', async (query) => {
    expect(await companyFor({ name: '完全不同', ...query })).toMatchObject({
      reason: 'registration_no',
      is_certain: true,
    })
  })

  it.each([
    { name: '嗦粉餐饮(上海)' },
    { name: '嗦粉餐饮（上海）股份有限公司' },
    { name_en: 'XORP CATERING SHANGHAI LIMITED' },
    { name_tc: '嗦粉餐飲（上海）公司' },
  ])('by its name, whatever the legal form: %j', async (query) => {
    expect(await companyFor(query)).toMatchObject({ reason: 'name', is_certain: true })
  })

  it('by a name that is alike, the likeliest first', async () => {
    const list = await find({ noun: 'company', name_en: 'Xorp Caterings Shanghai Co' })
    expect(list[0]).toMatchObject({ _id: company, reason: 'similar', is_certain: false })
    const similarities = list.map(({ similarity }) => similarity)
    expect(similarities).toEqual(similarities.toSorted((a, b) => b - a))
    expect(list.length).toBeLessThanOrEqual(10)
  })

  it('not by a number of others, nor by half of it', async () => {
    expect(await companyFor({ registration_no: '6123456' })).toBeUndefined()
    expect(await companyFor({ registration_no: '71234567' })).toBeUndefined()
    expect(await companyFor({ registration_no: '---' })).toBeUndefined()
  })
})

describe('the people who may ask', () => {
  it('are those who may see or make the noun', async () => {
    const leasing = await server.as('leasing.sh')
    expect(await find({ noun: 'brand', name: '嗦粉熊猫' }, leasing)).toHaveLength(1)
    expect(await find({ noun: 'company', registration_no: '61234567' }, leasing)).toHaveLength(1)
    const tour = await server.as('gz.officer')
    for (const noun of ['brand', 'company'])
      expect((await tour.call('GET', '/bd/duplicates', { noun })).errcode).toBe(4030)
    expect((await server.anonymous.call('GET', '/bd/duplicates', { noun: 'brand' })).errcode).toBe(555)
  })

  it('ask for brands alone if their role sees brands alone', async () => {
    const { db } = server.database
    await sql`
      insert into role (_id, name, code, type, permissions)
      values ('brands_only', '只看品牌', 'brands_only', 'business', '["branddb.brand.view"]')`.execute(db)
    await sql`update "user" set roles = '{brands_only}' where username = 'nomenu'`.execute(db)
    const reader = await server.as('nomenu')
    expect(await find({ noun: 'brand', name: '嗦粉熊猫' }, reader)).toHaveLength(1)
    expect((await reader.call('GET', '/bd/duplicates', { noun: 'company' })).errcode).toBe(4030)
  })

  it.each([
    {},
    { noun: 'store' },
    { noun: 'brand', name: 'x'.repeat(201) },
    { noun: 'brand', except_id: '%' },
  ])('cannot ask for %j', async (query) => {
    expect(await editor.call('GET', '/bd/duplicates', query)).toMatchObject({ status: 200, errcode: 4001 })
  })
})
