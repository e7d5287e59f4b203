// @runs both databases
import { sql } from 'kysely'
import { Client as Connection } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

// The same sentences must hold on the embedded database and on a PostgreSQL server.
describe.each([testDatabase])('the engine on %s', (kind) => {
  let server: TestServer
  let admin: Client
  let approver: Client
  let editor: Client

  beforeAll(async () => {
    server = await startTestServer(kind)
    admin = await server.as('admin')
    approver = await server.as('brand.approver')
    editor = await server.as('brand.editor')
  })
  afterAll(() => server.stop())

  const newBrand = async (doc: Record<string, unknown> = {}) =>
    (await approver.create('/bdbrand', { name: '测试品牌', category_id: 'BC1', ...doc })).data

  describe('a list', () => {
    it('answers a page, the total of all pages, and the envelope', async () => {
      const first = await editor.list('/bdbrand', {
        cond: { status: 'active' },
        sort: { name_en: 1 },
        range: '0-4',
      })
      expect(first).toMatchObject({ status: 200, errcode: 0, errmsg: '' })
      expect(first.data.list).toHaveLength(5)
      expect(first.data.total).toBeGreaterThan(5)
      const all = await editor.list('/bdbrand', {
        cond: { status: 'active' },
        sort: { name_en: 1 },
        range: '0-499',
      })
      expect(all.data.list).toHaveLength(first.data.total)
      expect(all.data.list.slice(0, 5)).toEqual(first.data.list)
      expect(all.data.list.every((brand: { status: string }) => brand.status === 'active')).toBe(true)
    })

    it('pages without overlap or gap, also where all sort values are equal', async () => {
      const total = (await admin.list('/bdbrand', { range: '0-0' })).data.total
      const seen = new Set<string>()
      for (let start = 0; start < total; start += 7) {
        const page = await admin.list('/bdbrand', {
          sort: { audit_status: -1 },
          range: `${start}-${start + 6}`,
        })
        for (const { _id } of page.data.list) seen.add(_id)
      }
      expect(seen.size).toBe(total)
    })

    it('answers the total behind the last page', async () => {
      const { data } = await admin.list('/bdbrand', { range: '100000-100009' })
      expect(data.list).toEqual([])
      expect(data.total).toBeGreaterThan(0)
    })

    it('puts absent values last both ways', async () => {
      await newBrand({ name_en: null })
      for (const way of [1, -1]) {
        const { data } = await admin.list('/bdbrand', { sort: { name_en: way }, range: '0-499' })
        const names = data.list.map((brand: { name_en: string | null }) => brand.name_en)
        expect(names.at(-1)).toBeNull()
        expect(names[0]).not.toBeNull()
      }
    })

    it.each([
      ['equality', { status: 'prospect' }, (b: Brand) => b.status === 'prospect'],
      [
        'a list of values',
        { status: ['active', 'inactive'] },
        (b: Brand) => ['active', 'inactive'].includes(b.status),
      ],
      ['$nin', { status: { $nin: ['active'] } }, (b: Brand) => b.status !== 'active'],
      ['$ne of an absent value', { name_en: { $ne: null } }, (b: Brand) => b.name_en !== null],
      ['an absent value', { level2_id: null }, (b: Brand) => b.level2_id === null],
      [
        'a range',
        { price_band: { $gte: 2, $lt: 4 } },
        (b: Brand) => b.price_band === 2 || b.price_band === 3,
      ],
      ['$exists', { website: { $exists: false } }, (b: Brand) => b.website === null],
      ['$like in any case', { name_en: { $like: 'A' } }, (b: Brand) => /a/i.test(b.name_en ?? '')],
      ['$in with nothing', { status: { $in: [] } }, () => false],
      [
        '$in with an absent value',
        { price_band: { $in: [1, null] } },
        (b: Brand) => b.price_band === 1 || b.price_band === null,
      ],
      [
        '$or',
        { $or: [{ price_band: 5 }, { status: 'blacklisted' }] },
        (b: Brand) => b.price_band === 5 || b.status === 'blacklisted',
      ],
      ['a value in a list field', { site_ids: '2' }, (b: Brand) => b.site_ids.includes('2')],
      [
        'one of several in a list field',
        { site_ids: { $in: ['2', '9'] } },
        (b: Brand) => b.site_ids.some((id) => id === '2' || id === '9'),
      ],
      [
        'none of several in a list field',
        { site_ids: { $nin: ['2'] } },
        (b: Brand) => !b.site_ids.includes('2'),
      ],
      [
        'a value or none in a list field',
        { site_ids: { $in: ['2', null] } },
        (b: Brand) => b.site_ids.length === 0 || b.site_ids.includes('2'),
      ],
      ['an empty list field', { site_ids: { $exists: false } }, (b: Brand) => b.site_ids.length === 0],
    ])('filters by %s', async (_, cond, matches) => {
      const everything = (await admin.list('/bdbrand', { range: '0-499' })).data
      expect(everything.total).toBeLessThan(500)
      const { data } = await admin.list('/bdbrand', { cond, range: '0-499' })
      const expected = everything.list.filter(matches).map((brand: Brand) => brand._id)
      expect(new Set(data.list.map((brand: Brand) => brand._id))).toEqual(new Set(expected))
    })

    it('takes % and _ in a search literally', async () => {
      const brand = await newBrand({ name: '100%_纯棉' })
      const found = async (text: string) =>
        (await admin.list('/bdbrand', { cond: { $q: text } })).data.list.map((row: Brand) => row._id)
      expect(await found('100%_')).toEqual([brand._id])
      expect(await found('1%纯棉')).toEqual([])
      expect(await found('纯棉 100')).toEqual([brand._id])
    })

    it('filters inside a structure by its dotted name', async () => {
      const { data } = await admin.list('/param', { cond: { 'value.CNY.sales': 0.13 }, range: 'ALL' })
      expect(data.list.map((param: { key: string }) => param.key)).toEqual(['tax_rate'])
    })

    it('never shows what is no field of the contract', async () => {
      const { data } = await admin.list('/user', { cond: { username: 'admin' } })
      expect(data.list).toHaveLength(1)
      expect(data.list[0]).not.toHaveProperty('password_hash')
      expect(data.list[0]).not.toHaveProperty('search_text')
      for (const query of [{ cond: { password_hash: { $like: 'a' } } }, { sort: { password_hash: 1 } }]) {
        expect((await admin.list('/user', query)).errcode).toBe(4003)
      }
    })

    it('refuses ALL above its limit and gives all of a dictionary', async () => {
      expect((await admin.list('/bdlevel2classification', { range: 'ALL' })).data.list).toHaveLength(140)
      expect((await admin.list('/bdbrand', { range: '0-500' })).errcode).toBe(4005)
    })
  })

  describe('one record', () => {
    it('is found by id and by condition, by either form of one', async () => {
      const byId = await editor.call('GET', '/bdbrand/B123')
      expect(byId.data).toMatchObject({ _id: 'B123' })
      expect((await editor.call('GET', '/bdbrand/one', { cond: { _id: 'B123' } })).data).toEqual(byId.data)
      expect((await editor.call('GET', '/bdbrand', { one: '1', cond: { _id: 'B123' } })).data).toEqual(
        byId.data,
      )
    })

    it('is null when nothing matches, and 4040 for an unknown id', async () => {
      expect(await editor.call('GET', '/bdbrand/one', { cond: { _id: 'none' } })).toMatchObject({
        errcode: 0,
        data: null,
      })
      for (const id of ['none', '%00', '%F0%9F%8D%B5', 'x'.repeat(200)]) {
        expect((await editor.call('GET', `/bdbrand/${id}`)).errcode).toBe(4040)
      }
    })
  })

  describe('creating', () => {
    it('answers the whole record, with its number, revision and author', async () => {
      const { data } = await approver.create('/bdbrand', {
        name: '云上小馆',
        name_en: "O'Cloud 🍵",
        category_id: 'BC1',
      })
      expect(data).toMatchObject({
        name: '云上小馆',
        name_en: "O'Cloud 🍵",
        rev: 1,
        status: 'prospect',
        tag_ids: [],
      })
      expect(data.code).toMatch(/^BR-\d{6}$/)
      expect((await approver.call('GET', `/bdbrand/${data._id}`)).data).toEqual(data)
      expect(data.created_by).toBe((await approver.call('GET', '/userinfo')).data._id)
    })

    it('gives codes beyond their digits, and passes over those that people took', async () => {
      await newBrand({ code: 'BR-1000001' })
      await sql`select setval('brand_code', 999998)`.execute(server.database.db)
      const codes = [(await newBrand()).code, (await newBrand()).code, (await newBrand()).code]
      expect(codes).toEqual(['BR-999999', 'BR-1000000', 'BR-1000002'])
    })

    it('names each wrong field and stores nothing', async () => {
      const before = (await admin.list('/bdbrand')).data.total
      const answer = await approver.create('/bdbrand', {
        name: '',
        price_band: 9,
        nope: 1,
        level1_id: 'nowhere',
        category_id: 'BC1',
      })
      expect(answer.errcode).toBe(4004)
      expect(answer.data.fields).toEqual({ name: 'required', price_band: 'max', nope: 'unknown' })
      expect((await approver.create('/bdbrand', { name: 'a', category_id: 'nowhere' })).data.fields).toEqual({
        category_id: 'reference',
      })
      expect((await admin.list('/bdbrand')).data.total).toBe(before)
    })

    it('refuses a level that lies outside the level above', async () => {
      const other = (await admin.list('/bdlevel1classification', { cond: { category_id: 'BC2' } })).data
        .list[0]
      const answer = await approver.create('/bdbrand', {
        name: 'a',
        category_id: 'BC1',
        level1_id: other._id,
      })
      expect(answer).toMatchObject({ errcode: 4004, data: { fields: { level1_id: 'reference' } } })
      const brand = await newBrand({ category_id: 'BC2', level1_id: other._id })
      const moved = await approver.update('/bdbrand', { _id: brand._id }, { category_id: 'BC1' })
      expect(moved.data.fields).toEqual({ level1_id: 'reference' })
    })

    it('refuses a second record where there may be one', async () => {
      await newBrand({ code: `ONE-${kind === 'pglite' ? 1 : 2}` })
      const again = await approver.create('/bdbrand', {
        name: 'b',
        category_id: 'BC1',
        code: `ONE-${kind === 'pglite' ? 1 : 2}`,
      })
      expect(again).toMatchObject({ errcode: 4090, data: { fields: { code: 'duplicate' } } })
    })
  })

  describe('changing', () => {
    it('changes what the doc names, counts the revision, and leaves the rest', async () => {
      const brand = await newBrand({ name_en: 'Before', price_band: 2 })
      const { data } = await approver.update('/bdbrand', { _id: brand._id }, { name_en: 'After', rev: 1 })
      expect(data).toEqual({
        ...brand,
        name_en: 'After',
        rev: 2,
        updated_at: data.updated_at,
        updated_by: data.updated_by,
      })
    })

    it('tells the second of two people, with what is stored now', async () => {
      const brand = await newBrand()
      await approver.update('/bdbrand', { _id: brand._id }, { name: '先到', rev: 1 })
      const late = await approver.update('/bdbrand', { _id: brand._id }, { name: '后到', rev: 1 })
      expect(late).toMatchObject({ errcode: 4092, data: { current: { name: '先到', rev: 2 } } })
      expect((await approver.call('GET', `/bdbrand/${brand._id}`)).data.name).toBe('先到')
    })

    it('leaves a record alone that is as asked already', async () => {
      const brand = await newBrand({ name_en: 'Same' })
      const { data } = await approver.update('/bdbrand', { _id: brand._id }, { name_en: 'Same', tag_ids: [] })
      expect(data).toEqual(brand)
    })

    it('changes all that match, or none when one of them may not be', async () => {
      const brands = [await newBrand({ target_group: 'mass' }), await newBrand({ target_group: 'mass' })]
      const { data } = await approver.update('/bdbrand', { target_group: 'mass' }, { price_band: 5 })
      expect(data.total).toBe(2)
      expect(data.list.map((brand: Brand) => brand._id).sort()).toEqual(brands.map(({ _id }) => _id).sort())
      const refused = await approver.update(
        '/bdbrand',
        { target_group: 'mass' },
        { price_band: 1, level1_id: 'nowhere' },
      )
      expect(refused.errcode).toBe(4004)
      const after = await approver.list('/bdbrand', { cond: { target_group: 'mass' } })
      expect(after.data.list.map((brand: Brand) => brand.price_band)).toEqual([5, 5])
    })

    it('takes condition and doc together in the body', async () => {
      const brand = await newBrand()
      const answer = await approver.call(
        'PUT',
        '/bdbrand',
        {},
        { cond: { _id: brand._id }, doc: { name: '新名' } },
      )
      expect(answer.data.name).toBe('新名')
    })

    it.each(['PUT', 'DELETE'])('refuses %s without a condition, and changes nothing', async (method) => {
      const before = (await admin.list('/bdbrand', { range: '0-499' })).data
      for (const cond of [
        undefined,
        {},
        { $and: [{}] },
        { $or: [{ name: 'x' }, {}] },
        { $q: ' ' },
        { _id: { $nin: [] } },
      ]) {
        expect((await admin.call(method, '/bdbrand', { cond }, { name: 'all of them' })).errcode).toBe(4001)
      }
      expect((await admin.list('/bdbrand', { range: '0-499' })).data).toEqual(before)
    })

    it('writes who changed what, in the same transaction, and nothing for a refused change', async () => {
      const brand = await newBrand({ name_en: 'Old' })
      await approver.update('/bdbrand', { _id: brand._id }, { name_en: 'New' })
      await approver.update('/bdbrand', { _id: brand._id }, { name_en: 'Never', rev: 77 })
      await approver.remove('/bdbrand', { _id: brand._id })
      const { rows } = await sql<{ action: string; user_id: string; diff: unknown; request_id: string }>`
        select action, user_id, diff, request_id from audit_log where entity = 'brand' and entity_id = ${brand._id} order by _id
      `.execute(server.database.db)
      expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'remove'])
      expect(rows[1]?.diff).toEqual({ name_en: { from: 'Old', to: 'New' } })
      expect(rows.every((row) => row.user_id === brand.created_by && row.request_id)).toBe(true)
    })
  })

  describe('removing', () => {
    it('hides the record from every call and keeps it in the table', async () => {
      const brand = await newBrand()
      expect((await approver.remove('/bdbrand', { _id: brand._id })).data).toEqual({ removed: 1 })
      expect((await approver.call('GET', `/bdbrand/${brand._id}`)).errcode).toBe(4040)
      expect((await approver.update('/bdbrand', { _id: brand._id }, { name: 'x' })).errcode).toBe(4040)
      expect((await approver.remove('/bdbrand', { _id: brand._id })).data).toEqual({ removed: 0 })
      const { rows } =
        await sql`select from brand where _id = ${brand._id} and deleted_at is not null`.execute(
          server.database.db,
        )
      expect(rows).toHaveLength(1)
    })

    it('takes ids in the body', async () => {
      const ids = [(await newBrand())._id, (await newBrand())._id]
      expect((await approver.call('DELETE', '/bdbrand', {}, { ids })).data).toEqual({ removed: 2 })
    })

    it('refuses what others refer to, and counts them', async () => {
      const answer = await approver.remove('/bdbrandcategory', { _id: 'BC1' })
      expect(answer.errcode).toBe(4093)
      expect(answer.data.references.brand).toBeGreaterThan(0)
      expect(answer.data.references.level1_classification).toBe(7)
      const tag = (await approver.create('/bdbrandtag', { name: '临时' })).data
      const brand = await newBrand({ tag_ids: [tag._id] })
      expect((await approver.remove('/bdbrandtag', { _id: tag._id })).data.references).toEqual({ brand: 1 })
      await approver.update('/bdbrand', { _id: brand._id }, { tag_ids: [] })
      expect((await approver.remove('/bdbrandtag', { _id: tag._id })).data).toEqual({ removed: 1 })
    })

    it('keeps a tree from running into itself', async () => {
      const top = (await approver.create('/bdbrandcategory', { name: '上' })).data
      const below = (await approver.create('/bdbrandcategory', { name: '下', parent: top._id })).data
      const answer = await approver.update('/bdbrandcategory', { _id: top._id }, { parent: below._id })
      expect(answer).toMatchObject({ errcode: 4004, data: { fields: { parent: 'reference' } } })
    })
  })

  describe('access', () => {
    it('asks for a session', async () => {
      for (const path of ['/bdbrand', '/bdbrand/B123', '/menu', '/userinfo']) {
        expect(await server.anonymous.list(path)).toMatchObject({ status: 200, errcode: 555, data: null })
      }
    })

    it('lets the brand editor read and create, not change by himself or remove', async () => {
      const brand = (await editor.create('/bdbrand', { name: '编辑新建', category_id: 'BC1' })).data
      expect(brand.name).toBe('编辑新建')
      expect((await editor.remove('/bdbrand', { _id: brand._id })).errcode).toBe(4030)
      expect((await approver.call('GET', `/bdbrand/${brand._id}`)).data).toEqual(brand)
    })

    it('refuses a site that is not the own one, and shows no row of it', async () => {
      const officer = await server.as('gz.officer')
      expect((await officer.list('/TourProblem', { site: '8' })).errcode).toBe(4032)
      expect((await officer.list('/BdFloor', { site: '8' })).errcode).toBe(4032)
      const { data } = await officer.list('/TourProblem', { range: '0-499' })
      expect(data.total).toBeGreaterThan(0)
      expect(new Set(data.list.map((row: { site: string }) => row.site))).toEqual(new Set(['2']))
      const foreign = (await admin.list('/TourProblem', { cond: { site: '8' } })).data.list[0]
      const absent = await officer.call('GET', '/TourProblem/none')
      expect(await officer.call('GET', `/TourProblem/${foreign._id}`)).toEqual(absent)
    })

    it('counts the Hong Kong permission in Hong Kong and the mainland one elsewhere', async () => {
      const hongKong = await server.as('hk.manager')
      const { data } = await hongKong.list('/TourProblem', { range: '0-499' })
      expect(new Set(data.list.map((row: { site: string }) => row.site))).toEqual(new Set(['9', '10']))
      expect((await hongKong.list('/TourProblem', { site: '2' })).errcode).toBe(4032)
    })

    it('gives anyone the labels of a resource by id or search, and no more', async () => {
      const officer = await server.as('gz.officer')
      expect((await officer.list('/bdbrand')).errcode).toBe(4030)
      expect((await officer.call('GET', '/bdbrand/B123')).errcode).toBe(4030)
      expect((await officer.list('/bdbrand', { cond: { status: 'active' } })).errcode).toBe(4030)
      const { data } = await officer.list('/bdbrand', { cond: { _id: { $in: ['B123'] } }, range: 'ALL' })
      expect(Object.keys(data.list[0]).sort()).toEqual(['_id', 'code', 'name', 'name_en', 'name_tc'])
    })

    it('neither sorts nor searches labels by what may not be read', async () => {
      const nobody = await server.as('nomenu')
      const search = { cond: { $q: 'gz.manager' } }
      expect((await nobody.list('/user', search)).data.total).toBe(1)
      expect((await nobody.list('/user', { cond: { $q: 'gz.manager@ex' } })).data.total).toBe(0)
      for (const field of ['email', 'mobile', 'last_login_at', 'roles']) {
        expect((await nobody.list('/user', { ...search, sort: { [field]: 1 } })).errcode, field).toBe(4003)
      }
      expect((await nobody.list('/user', { ...search, sort: { username: -1 } })).errcode).toBe(0)
    })

    it('gives each person the own sites, and the menu entries that a permission and a site open', async () => {
      const sites = async (who: Client) => (await who.list('/bdsite', { range: 'ALL' })).data.list.length
      expect([await sites(admin), await sites(editor)]).toEqual([9, 2])
      const menu = (await editor.list('/menu', { range: 'ALL' })).data.list
      expect(menu.some((entry: { uri: string }) => entry.uri === '/brandDB/brand')).toBe(true)
      expect(menu.some((entry: { uri: string }) => entry.uri?.startsWith('/System'))).toBe(false)
      expect((await editor.list('/menu', { range: 'ALL', manage: '1' })).data.total).toBe(menu.length)
      const stored = await sql`select from menu where deleted_at is null`.execute(server.database.db)
      expect((await admin.list('/menu', { range: 'ALL', manage: '1' })).data.total).toBe(stored.rows.length)
    })
  })

  it('needs two statements to read a record, and at most seven to create one', async () => {
    const { _id } = await newBrand()
    const sent = vi.spyOn(Connection.prototype, 'query')
    const statementsOf = async (call: () => Promise<unknown>) => {
      sent.mockClear()
      await call()
      return sent.mock.calls.length
    }
    // Once a minute one more records the use of the session.
    const soon = { timeout: 20_000 }
    await expect.poll(() => statementsOf(() => approver.call('GET', `/bdbrand/${_id}`)), soon).toBe(2)
    await expect.poll(() => statementsOf(() => newBrand()), soon).toBeLessThanOrEqual(7)
    sent.mockRestore()
  })

  // The embedded database has one connection, which the transaction has.
  it.skipIf(kind === 'pglite')('changes a record while a transaction refers to it', async () => {
    const { _id } = await newBrand()
    await server.database.db.transaction().execute(async (inside) => {
      // What the foreign key of a row takes that is being written.
      await sql`select from brand where _id = ${_id} for key share`.execute(inside)
      expect((await approver.update('/bdbrand', { _id }, { founded_year: 1999 })).errcode).toBe(0)
    })
  })

  it('lets one of two concurrent changes of the same revision through', async () => {
    const brand = await newBrand()
    const answers = await Promise.all(
      ['甲', '乙', '丙'].map((name) => approver.update('/bdbrand', { _id: brand._id }, { name, rev: 1 })),
    )
    expect(answers.map(({ errcode }) => errcode).sort()).toEqual([0, 4092, 4092])
  })
})

interface Brand {
  _id: string
  status: string
  name_en: string | null
  level2_id: string | null
  price_band: number | null
  website: string | null
  site_ids: string[]
}
