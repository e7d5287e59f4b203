// @runs both databases
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import { nameOrderOf } from '#server/engine/spelling.ts'
import { spellMissing } from '#server/engine/spell.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

let category: string
const server = await serverForTests()
const admin = await server.as('admin')
beforeAll(async () => {
  category = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]._id
})

const brand = async (doc: Record<string, unknown>): Promise<string> => {
  const { data, errcode } = await admin.create('/bdbrand', { category_id: category, ...doc })
  expect(errcode).toBe(0)
  return data._id
}
/** What matches it exactly. */
const found = async (q: string): Promise<string[]> => {
  const { data } = await admin.list('/bdbrand', { cond: { $q: q }, range: '0-99' })
  return (data.similar ? [] : data.list).map(({ _id }: { _id: string }) => _id)
}

describe('a brand is found', () => {
  let id: string
  beforeAll(async () => {
    id = await brand({ name: '重庆乐福记', name_tc: '重慶樂福記', name_en: 'Lefuji', aliases: ['山城小馆'] })
  })

  it.each([
    ['its Chinese name', '乐福'],
    ['its traditional name', '樂福記'],
    ['its English name, in whatever case', 'LEFU'],
    ['an alias', '小馆'],
    ['its pinyin', 'chongqinglefuji'],
    ['a part of its pinyin', 'lefuj'],
    ['its first letters', 'cqlfj'],
    ['first letters in capitals', 'CQLF'],
    ['the pinyin of an alias', 'shanchengxiaoguan'],
    ['another reading of a character', 'zhongqinglefuji'],
    ['the first letters of another reading', 'cqyfj'],
    ['several words in whatever order', '福记 cqlf'],
  ])('by %s', async (_, q) => {
    expect(await found(q)).toContain(id)
  })

  it.each(['乐福福', 'cqlfx', 'lefuji shanghai'])('not by %s', async (q) => {
    expect(await found(q)).not.toContain(id)
  })

  it('by its new name when it has one, and no more by the old one', async () => {
    await admin.update('/bdbrand', { _id: id }, { name: '江南春', name_tc: null, aliases: [] })
    expect(await found('jiangnanchun')).toContain(id)
    expect(await found('jnc')).toContain(id)
    expect(await found('cqlfj')).not.toContain(id)
    expect((await admin.call('GET', `/bdbrand/${id}`)).data.initials).toBe('jnc')
  })

  it('when it came into the table by another way', async () => {
    const { db } = server.database
    await spellMissing(db, Object.values(contract.resources))
    await sql`
      insert into brand (_id, name, category_id) values ('B-way', '别处来的', ${category})`.execute(db)
    expect(await found('biechulaide')).toEqual([])
    expect(await spellMissing(db, Object.values(contract.resources))).toBe(1)
    expect(await found('biechulaide')).toEqual(['B-way'])
    expect(await spellMissing(db, Object.values(contract.resources))).toBe(0)
  })
})

it('every name of the demo operator is found by how it is spelled', async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from brand where pinyin is null`.execute(
    server.database.db,
  )
  expect(rows[0]?.n).toBe(0)
})

describe('names are put in the order in which they are spoken', () => {
  const inOrder = [
    '1号店',
    '阿里',
    'adidas',
    '北京',
    '重庆',
    'Éclair',
    '海底捞',
    '李宁',
    '理想',
    '西安',
    '先',
    'Zara',
    '重量',
  ]
  const prefix = '〇序'
  const nameOf = ({ name }: { name: string }): string => name
  const sorted = async (way: 1 | -1, more: object = {}): Promise<string[]> => {
    const query = { cond: { short_name: prefix }, sort: { name: way }, ...more }
    return (await admin.list('/bdcompany', query)).data.list.map(nameOf)
  }
  beforeAll(async () => {
    for (const name of inOrder.toSorted()) {
      await admin.create('/bdcompany', { name, short_name: prefix, country: 'HK' })
    }
  })

  it('both ways, and page by page', async () => {
    expect(await sorted(1)).toEqual(inOrder)
    expect(await sorted(-1)).toEqual(inOrder.toReversed())
    expect(await sorted(1, { range: '4-6' })).toEqual(inOrder.slice(4, 7))
  })

  it('people by their surnames', () => {
    expect(['曾建杰', '单田芳', '曾经'].map((name) => nameOrderOf(name, true).slice(0, 5))).toEqual([
      'zeng1',
      'shan4',
      'zeng1',
    ])
    expect(nameOrderOf('单田芳').slice(0, 4)).toBe('dan1')
  })

  it('however much the letters of a name stand for', () => {
    expect(Buffer.byteLength(nameOrderOf('\uFDFA𠮷'.repeat(100)))).toBeLessThan(2000)
  })

  it('with the new one when a name changes', async () => {
    await admin.update('/bdcompany', { short_name: prefix, name: '海底捞' }, { name: '阿海底捞' })
    expect((await sorted(1)).slice(0, 3)).toEqual(['1号店', '阿海底捞', '阿里'])
  })

  it('where a name may be absent, with those last both ways', async () => {
    const { db } = server.database
    await sql`update store set name = null, name_order = '' where store_no < 'L2'`.execute(db)
    for (const way of [1, -1]) {
      const query = { site: '2', sort: { name: way }, range: '0-199' }
      const names: (string | null)[] = (await admin.list('/bdstore', query)).data.list.map(nameOf)
      const there = names.filter((name) => name !== null)
      expect([there.length > 0, there.length < names.length]).toEqual([true, true])
      expect(names.slice(0, there.length)).toEqual(there)
    }
  })
})
