// @runs both databases
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { contact } from '#contract/brandDB/contact.ts'
import type { Resource } from '#contract/resource.ts'
import { searchedBy } from '#contract/searchedBy.ts'
import { searchWords, similarPattern } from '#server/engine/searchWord.ts'
import { contract } from '#tools/contract.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

type Row = Readonly<Record<string, unknown>>

const server = await serverForTests()
const admin = await server.as('admin')

/** The demo operator has none. */
const withoutRows = new Set(['perf_scenario'])
const resources: readonly Resource[] = Object.values(contract.resources).filter(
  ({ name }) => !withoutRows.has(name),
)

/** What a search for a text finds among records of these ids, and whether it says that they are only similar. */
async function find({ path }: Resource, q: string, ids: readonly unknown[], by = admin) {
  const { data, errcode } = await by.list(path, { cond: { $q: q, _id: { $in: ids } }, range: '0-49' })
  expect(errcode).toBe(0)
  const found: string[] = data.list.map(({ _id }: Row) => _id)
  return { found, isSimilar: data.similar === true }
}

const rowsOf = async ({ path }: Resource): Promise<readonly Row[]> =>
  (await admin.list(path, { range: '0-99' })).data.list

const idsIn = (value: unknown): string[] =>
  [value].flat().filter((id): id is string => typeof id === 'string')

/** Their records are about the work itself, of which the shops are the input. */
const notByShop = new Set(['retail_calc_run'])

describe.each(['store', 'brand'])('what refers to a %s is found by its names', (to) => {
  const columns = to === 'store' ? ['store_no'] : ['name', 'name_en', 'name_tc']
  const about = resources.flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(([, field]) => field.to === to && !notByShop.has(resource.name))
      .map(([name]) => [resource.name, name, resource] as const),
  )

  it.each(about)('%s.%s', async (_, name, resource) => {
    const rows = (await rowsOf(resource)).filter((row) => idsIn(row[name]).length > 0).slice(0, 3)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const [id] = idsIn(row[name])
      const { rows: referred } = await sql<Row>`select * from ${sql.table(to)} where _id = ${id}`.execute(
        server.database.db,
      )
      for (const column of columns) {
        const text = referred[0]?.[column]
        if (typeof text !== 'string') continue
        expect([text, await find(resource, text, [row['_id']])]).toEqual([
          text,
          { found: [row['_id']], isSimilar: false },
        ])
      }
    }
  })
})

/** Every text by which a resource is searched. */
const searched = resources.flatMap((resource) =>
  resource.search
    .filter((name) => searchedBy(resource, name) !== 'reference' && name in resource.fields)
    .map((name) => [`${resource.name}.${name}`, resource, name] as const),
)

describe.each(searched)('%s is found', (_, resource, name) => {
  let samples: { id: unknown; text: string }[]
  beforeAll(async () => {
    const rows = await rowsOf(resource)
    samples = rows
      .flatMap((row) => idsIn(row[name]).map((text) => ({ id: row['_id'], text })))
      .filter(({ text }) => text.length < 100 && searchWords(text).length < 10)
      .slice(0, 4)
    if (samples.length === 0) throw new Error('The demo operator has no such record.')
  })

  it.each([
    ['as it is', (text: string) => text],
    ['in capitals', (text: string) => text.toUpperCase()],
    [
      'in full width',
      (text: string) => text.replaceAll(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
    ],
    ['with accents', (text: string) => text.replaceAll(/[aeiou]/g, (letter) => `${letter}\u0301`)],
    [
      'with precomposed accents',
      (text: string) => text.replaceAll(/[aeiou]/g, (letter) => `${letter}\u0301`.normalize('NFC')),
    ],
  ])('%s', async (__, written) => {
    for (const { id, text } of samples)
      expect([text, await find(resource, written(text), [id])]).toEqual([
        text,
        { found: [id], isSimilar: false },
      ])
  })

  it('in simplified and in traditional Chinese', async () => {
    for (const { id, text } of samples) {
      const { rows } = await sql<{ simplified: string; traditional: string }>`
        select search_form(${text}) as simplified, translate(${text}, '国门来东云发乐华龙店务', '國門來東雲發樂華龍店務') as traditional`.execute(
        server.database.db,
      )
      for (const other of Object.values(rows[0] ?? {}))
        expect([other, await find(resource, other, [id])]).toEqual([other, { found: [id], isSimilar: false }])
    }
  })

  it('with a typing error, as similar', async () => {
    for (const { id, text } of samples) {
      const word = searchWords(text).find((one) => similarPattern(one) !== null)
      if (word === undefined) continue
      const letters = [...word]
      const wrong = letters.with(Math.floor(letters.length / 2), '某').join('')
      expect([wrong, await find(resource, wrong, [id])]).toEqual([wrong, { found: [id], isSimilar: true }])
    }
  })
})

describe('a word with a typing error', () => {
  let id: string
  beforeAll(async () => {
    const category_id = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]._id
    id = (await admin.create('/bdbrand', { category_id, name: '雨後森林', name_en: 'Hermès-Xyloq' })).data._id
  })

  it.each(['hermse', 'hemes-xyloq', 'hermmes', 'herm', 'jermes-xyloq', '雨后森杯', '雨森林'])(
    '%s',
    async (q) => {
      const { data } = await admin.list('/bdbrand', { cond: { $q: q }, range: '0-99' })
      expect(data.list.map((row: Row) => row['_id'])).toContain(id)
      expect(data.similar).toBe(q === 'herm' ? undefined : true)
    },
  )

  it.each(['hreems', 'hermaphrodite', 'hex', '雨木'])('%s is too far from it', async (q) => {
    const { data } = await admin.list('/bdbrand', { cond: { $q: q }, range: '0-99' })
    expect(data.list.map((row: Row) => row['_id'])).not.toContain(id)
  })

  it('changes and removes nothing: only what matches exactly is meant', async () => {
    const { data } = await admin.update('/bdbrand', { $q: 'hermse-xyloq' }, { remark: 'x' })
    expect(data?.total ?? 0).toBe(0)
  })

  it('is exported and counted as it is listed', async () => {
    const { rows } = await sql<{ name: string }>`
      select substring(brand.name_en from '[A-Za-z]{6,}') as name from tenant_ship join brand on brand._id = brand_id
      where brand.name_en ~ '[A-Za-z]{6,}' order by 1 limit 1`.execute(server.database.db)
    const typed = rows[0]?.name.replace(/^(...)./, '$1') ?? ''
    const { data } = await admin.list('/TenantShip', { cond: { $q: typed }, range: '0-9' })
    expect(data.similar).toBe(true)
    const counted = Object.values(data.counters as Record<string, number>).reduce((sum, n) => sum + n, 0)
    expect(counted).toBe(data.total)
  })
})

describe('a phone number', () => {
  it.each([
    '13800138000',
    '+86 138-0013-8000',
    '0086 138 0013 8000',
    '(138) 0013 8000',
    '８６１３８００１３８０００',
  ])('%s', async (q) => {
    const company_id = (await admin.list('/bdcompany', { range: '0-0' })).data.list[0]._id
    const { data } = await admin.create('/bdcontact', { name: '电话', mobile: '13800138000', company_id })
    const found = await find(contact, q, [data._id])
    expect(found).toEqual({ found: [data._id], isSimilar: false })
  })
})

describe('nobody finds anything by what they may not see', () => {
  const kept = searched.filter(([, { fields }, name]) => fields[name]?.private !== undefined)

  it('and there is something to hide', () => expect(kept.length).toBeGreaterThan(1))

  it.each(kept)('%s', async (_, resource, name) => {
    const rows = (await rowsOf(resource)).filter((row) => typeof row[name] === 'string').slice(0, 3)
    expect(rows.length).toBeGreaterThan(0)
    let refused = 0
    for (const username of ['leasing.sh', 'brand.approver', 'gz.officer', 'readonly', 'auditor']) {
      const person = await server.as(username).catch(() => null)
      if (!person) continue
      for (const row of rows) {
        const { data, errcode } = await person.call('GET', `${resource.path}/${row['_id']}`)
        if (errcode !== 0 || data[name] === row[name]) continue
        refused++
        for (const q of [row[name], `${row[name]}`.slice(0, -2), `${row[name]}`.replace(/.(?=.{2}$)/, 'x')])
          expect([username, q, await find(resource, String(q), [row['_id']], person)]).toEqual([
            username,
            q,
            { found: [], isSimilar: false },
          ])
      }
    }
    expect(refused).toBeGreaterThan(0)
  })
})
