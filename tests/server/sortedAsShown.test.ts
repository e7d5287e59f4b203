// @runs both databases
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Resource } from '#contract/resource.ts'
import { contract } from '#tools/contract.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

type Row = Readonly<Record<string, unknown>>

const server = await serverForTests()
const admin = await server.as('admin')

const resources: readonly Resource[] = Object.values(contract.resources)

async function sorted({ path }: Resource, sort: object, cond: object = {}): Promise<readonly Row[]> {
  const { data, errcode } = await admin.list(path, { sort, cond, range: '0-199' })
  expect(errcode).toBe(0)
  return data.list
}

describe('the numbers in a code are sorted as numbers', () => {
  const codes = resources.flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(([, { means }]) => means === 'code')
      .map(([name]) => [`${resource.name}.${name}`, resource, name] as const),
  )

  it('and there are codes', () => expect(codes.length).toBeGreaterThan(6))

  it.each(codes)('%s', async (_, resource, name) => {
    const ids = (await sorted(resource, { _id: 1 })).slice(0, 5).map(({ _id }) => _id)
    expect(ids.length).toBeGreaterThan(2)
    const wanted = ['Zz1-9', 'zz1-10', 'ZZ1-10A', 'ZZ1-100', 'Zz02-1'].slice(0, ids.length)
    for (const [at, id] of ids.entries())
      await sql`update ${sql.table(resource.name)} set ${sql.ref(name)} = ${wanted[at]} where _id = ${id}`.execute(
        server.database.db,
      )
    for (const way of [1, -1]) {
      const rows = await sorted(resource, { [name]: way }, { _id: { $in: ids } })
      const shown = rows.map((row) => row[name])
      expect(way === 1 ? shown : shown.toReversed()).toEqual(wanted)
    }
  })
})

describe('a reference is sorted by what it shows', () => {
  const references = (to: string) =>
    resources.flatMap((resource) =>
      Object.entries(resource.fields)
        .filter(([, field]) => field.to === to && field.kind === 'ref')
        .map(([name]) => [`${resource.name}.${name}`, resource, name] as const),
    )
  const shownIn = async (table: string, column: string, rows: readonly Row[], name: string) => {
    const found = await sql<{ _id: string; shown: string }>`
      select _id, ${sql.ref(column)} as shown from ${sql.table(table)}`.execute(server.database.db)
    const byId = new Map(found.rows.map(({ _id, shown }) => [_id, shown]))
    return rows.flatMap((row) => byId.get(String(row[name])) ?? [])
  }

  it.each(references('store'))('%s by the number of the unit', async (_, resource, name) => {
    const numbers = await shownIn('store', 'store_no', await sorted(resource, { [name]: 1 }), name)
    const { compare } = new Intl.Collator('en', { numeric: true })
    expect(numbers.length).toBeGreaterThan(1)
    expect(numbers).toEqual(numbers.toSorted(compare))
    const last = await shownIn('store', 'store_no', await sorted(resource, { [name]: -1 }), name)
    expect(last).toEqual(last.toSorted((a, b) => compare(b, a)))
  })

  it.each(references('brand'))('%s by the name in the language of the reader', async (_, resource, name) => {
    const rows = await sorted(resource, { [`${name}.name_en`]: 1 })
    const names = await shownIn('brand', 'name_en', rows, name)
    expect(names.length).toBeGreaterThan(1)
    expect(names).toEqual(names.toSorted((a, b) => (Buffer.from(a) < Buffer.from(b) ? -1 : 1)))
    const spoken = await shownIn('brand', 'name_order', await sorted(resource, { [`${name}.name`]: 1 }), name)
    expect(spoken).toEqual(spoken.toSorted((a, b) => (Buffer.from(a) < Buffer.from(b) ? -1 : 1)))
  })

  const ordered = resources.filter(({ fields }) => 'order' in fields)
  const among = ordered.flatMap((target) =>
    references(target.name).map(([title, resource, name]) => [title, resource, name, target] as const),
  )

  let compared = 0
  it.each(among)('%s by its order, then its code or its name', async (_, resource, name, target) => {
    const { db } = server.database
    const code = Object.keys(target.fields).find(
      (one) => target.fields[one]?.means === 'code' && target.fields[one].required,
    )
    const table = sql.table(target.name)
    await sql`update ${table} set "order" = case when _id = (select max(_id) from ${table}) then 1 else 2 end`.execute(
      db,
    )
    if (code === undefined)
      await sql`update ${table} set name = 'Same', name_order = 'same' where _id in (
        select _id from ${table} order by _id desc limit 2)`.execute(db)
    const all = (await sorted(target, { order: 1, [code ?? 'name']: 1, _id: 1 })).map(({ _id }) => _id)
    const rows = await sorted(resource, { [name]: 1, _id: -1 })
    const shown = rows.map((row) => row[name]).filter((id) => all.includes(id))
    expect(shown).toEqual(shown.toSorted((a, b) => all.indexOf(a) - all.indexOf(b)))
    compared += new Set(shown).size
  })
  it('and there is something to compare', () => expect(compared).toBeGreaterThan(50))

  it('and never by what the person may not know, nor by what is no name', async () => {
    for (const field of ['brand_id.code', 'brand_id.pinyin', 'status.name', 'brand_id.name.x', 'store_id.'])
      expect((await admin.list('/TenantShip', { sort: { [field]: 1 } })).errcode).toBe(4003)
    const person = await server.as('gz.officer')
    expect((await person.list('/TourResult', { sort: { 'store_id.name': 1 } })).errcode).toBe(0)
  })
})
