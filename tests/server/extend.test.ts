import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Rule } from '#contract/access.ts'
import { extension } from '#contract/extension.ts'
import { choice, text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { ApiError } from '#contract/reply.ts'
import { oneByOne, type Done } from '#server/engine/hooks.ts'
import { composeHalves } from '#server/app/plugins/composeHalves.ts'
import { problemText } from '#server/base/pluginProblem.ts'
import { defineServerPlugin, type ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { extend } from '#server/http/extend.ts'
import type { LocalText } from '#contract/localText.ts'
import type { Client } from '#tests/support/client.ts'
import { downloadedRows } from '#tests/support/importFile.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { halvesOn, startTestServer, type TestServer } from '#tests/support/testServer.ts'

// A code that the compiler has not heard of.
const [view] = ['mooring.view'] as unknown as [Rule]
const same = (name: string): LocalText => ({ zh_CN: name, zh_TW: name, en_US: name })

const storeLots = extension('store', {
  fields: {
    mooring_lots: integer({ initial: 0, private: view }),
    mooring_state: choice(['none', 'some'], { initial: 'none' }),
    mooring_first: text({ private: view }),
  },
  asked: { mooring_name: text({ private: view }) },
})

const lotsOf = sql`from mooring_lot l where l.store_id = store._id`

const mooring = defineServerPlugin({
  id: 'mooring',
  permissions: { 'mooring.view': same('Mooring: view') } as Record<string, LocalText>,
  extend: [
    extend(storeLots, {
      derived: {
        mooring_lots: () => sql`(select count(*)::int ${lotsOf})`,
        mooring_state: () => sql`case when exists (select ${lotsOf}) then 'some' else 'none' end`,
        mooring_first: () => sql`(select min(l.name) ${lotsOf})`,
        mooring_name: () => sql`(select max(l.name) ${lotsOf})`,
      },
      words: {
        fields: {
          mooring_lots: same('Lots'),
          mooring_state: same('Mooring'),
          mooring_first: same('First lot'),
        },
        choices: { mooring_state: { none: same('No mooring'), some: same('Has mooring') } },
      },
      guard: oneByOne(async ({ db }, { before, after }: Done) => {
        if (!before || after?.['status'] !== 'closed') return
        const { rows } = await sql`select from mooring_lot where store_id = ${before._id}`.execute(db)
        if (rows.length > 0) throw new ApiError('in_use', { references: { mooring_lot: rows.length } })
      }),
      afterChange: oneByOne(async ({ db }, { before, after }: Done) => {
        if (after?.name === 'FALL') throw new ApiError('state.transition')
        if (before && !after) await sql`delete from mooring_lot where store_id = ${before._id}`.execute(db)
      }),
    }),
  ],
  migrations: {
    '0001_lot':
      'create table mooring_lot (_id text primary key, store_id text not null, name text not null);',
  },
})

const lockers = defineServerPlugin({
  id: 'lockers',
  extend: [
    extend(extension('store', { fields: { lockers_free: integer() } }), {
      derived: { lockers_free: () => sql`length(store.store_no)` },
      words: { fields: { lockers_free: same('Free lockers') } },
    }),
  ],
})

const plugins = [lockers, mooring]

describe.each([testDatabase])('an area that extends the stores of another, on %s', (kind) => {
  let server: TestServer
  let admin: Client
  let keeper: Client
  let ids: string[]
  beforeAll(async () => {
    server = await startTestServer(kind, undefined, {}, plugins)
    admin = await server.as('admin')
    keeper = await server.as('brand.editor')
    const { data } = await admin.list('/bdstore', { sort: { _id: 1 }, range: '0-4', site: '2' })
    ids = data.list.map(({ _id }: { _id: string }) => _id)
    const [first, second] = ids
    await sql`insert into mooring_lot values ('a', ${first}, 'North'), ('b', ${first}, 'West'),
      ('c', ${second}, 'East')`.execute(server.database.db)
  })
  afterAll(() => server.stop())

  const stores = () => ({ _id: { $in: ids } })

  it('shows its fields in the list, in the first that matches and in the record', async () => {
    const shown = { mooring_lots: 2, mooring_state: 'some', mooring_first: 'North' }
    const { data } = await admin.list('/bdstore', { cond: stores(), sort: { _id: 1 } })
    expect(data.list.slice(0, 3)).toMatchObject([
      shown,
      { mooring_lots: 1, mooring_state: 'some', mooring_first: 'East' },
      { mooring_lots: 0, mooring_state: 'none', mooring_first: null },
    ])
    expect((await admin.call('GET', `/bdstore/${ids[0]}`)).data).toMatchObject(shown)
    expect((await admin.call('GET', '/bdstore/one', { cond: { _id: ids[0] } })).data).toMatchObject(shown)
  })

  it('answers a change with them', async () => {
    const { data } = await admin.update('/bdstore', { _id: ids[0] }, { frontage_m: 7 })
    expect(data).toMatchObject({ frontage_m: 7, mooring_lots: 2, lockers_free: data.store_no.length })
  })

  it('lets lists be filtered and sorted by them', async () => {
    const found = async (query: object) =>
      (await admin.list('/bdstore', { ...query })).data.list.map(({ _id }: { _id: string }) => _id)
    expect(await found({ cond: { mooring_lots: { $gte: 1 } }, sort: { _id: 1 } })).toEqual(ids.slice(0, 2))
    expect(await found({ cond: { mooring_state: ['some'], _id: ids[1] } })).toEqual([ids[1]])
    expect(await found({ cond: { mooring_name: { $like: 'wes' } } })).toEqual([ids[0]])
    const down = { cond: stores(), sort: { mooring_lots: -1 } }
    expect((await found(down)).slice(0, 2)).toEqual(ids.slice(0, 2))
    // Stores without a lot come last both ways.
    for (const [way, order] of [
      [1, [ids[1], ids[0]]],
      [-1, [ids[0], ids[1]]],
    ] as const) {
      expect((await found({ cond: stores(), sort: { mooring_first: way } })).slice(0, 2)).toEqual(order)
    }
  })

  it('pages through a file that is sorted by them, with their headings and words', async () => {
    // More than one page of a file.
    await sql`insert into store (_id, site, floor_id, store_no, area)
      select 'many' || n, site, floor_id, 'many' || n, area from store, generate_series(1, 600) n
      where _id = ${ids[0]}`.execute(server.database.db)
    const { rows } = await downloadedRows(server, admin, '/bdstore/export', {
      format: 'csv',
      sort: { mooring_lots: -1, _id: 1 },
      columns: '_id,mooring_lots,mooring_state',
    })
    const { total } = (await admin.list('/bdstore', { range: '0-0' })).data
    expect(total).toBeGreaterThan(500)
    expect(rows[0]?.slice(1)).toEqual(['Lots', 'Mooring'])
    expect(rows.slice(1, 4).map((row) => row.slice(1))).toEqual([
      ['2', 'Has mooring'],
      ['1', 'Has mooring'],
      ['0', 'No mooring'],
    ])
    expect(new Set(rows.slice(1).map(([id]) => id)).size).toBe(total)
    for (const way of [1, -1]) {
      const columns = '_id,mooring_first'
      const query = { format: 'csv', sort: { mooring_first: way }, columns }
      const { rows: named } = await downloadedRows(server, admin, '/bdstore/export', query)
      expect(new Set(named.slice(1).map(([id]) => id)).size).toBe(total)
      expect(named.slice(1, 4).map(([, name]) => name)).toEqual(
        way === 1 ? ['East', 'North', ''] : ['North', 'East', ''],
      )
    }
  })

  it('keeps a field from people without its right: its value, its filter and its order', async () => {
    const { data } = await keeper.list('/bdstore', { cond: stores(), sort: { _id: 1 } })
    expect(data.list[0]).toMatchObject({ mooring_lots: null, mooring_first: '****', mooring_state: 'some' })
    const refused = [
      { cond: { mooring_lots: 2 } },
      { cond: { mooring_name: 'West' } },
      { sort: { mooring_lots: 1 } },
    ]
    for (const query of refused) expect((await keeper.list('/bdstore', query)).errcode).toBe(4003)
    expect((await keeper.list('/bdstore', { sort: { mooring_state: 1 } })).errcode).toBe(0)
  })

  it('refuses a change that does not suit it, and undoes one that it cannot follow', async () => {
    const before = (await admin.call('GET', `/bdstore/${ids[0]}`)).data
    expect(await admin.update('/bdstore', { _id: ids[0] }, { status: 'closed' })).toMatchObject({
      errcode: 4093,
      data: { references: { mooring_lot: 2 } },
    })
    expect(await admin.update('/bdstore', { _id: ids[0] }, { name: 'FALL' })).toMatchObject({ errcode: 4091 })
    expect((await admin.call('GET', `/bdstore/${ids[0]}`)).data).toEqual(before)
  })

  it('permits nothing that the stores themselves refuse', async () => {
    expect(await admin.update('/bdstore', { _id: ids[2] }, { mooring_lots: 5 })).toMatchObject({
      errcode: 4004,
      data: { fields: { mooring_lots: 'read_only' } },
    })
    const history = (await admin.list('/bdstore', { cond: { is_split: true }, range: '0-0' })).data.list[0]
    expect(await admin.update('/bdstore', { _id: history._id }, { name: 'x' })).toMatchObject({
      errcode: 4091,
    })
  })

  it('follows a removal in the same transaction', async () => {
    const { data: made } = await admin.create('/bdstore', {
      ...(await doc()),
      store_no: 'P-1',
    })
    await sql`insert into mooring_lot values ('z', ${made._id}, 'South')`.execute(server.database.db)
    expect((await admin.remove('/bdstore', { _id: made._id })).data).toEqual({ removed: 1 })
    const { rows } = await sql`select from mooring_lot where store_id = ${made._id}`.execute(
      server.database.db,
    )
    expect(rows).toEqual([])
  })

  const doc = async () => {
    const { site, floor_id, area } = (await admin.call('GET', `/bdstore/${ids[0]}`)).data
    return { site, floor_id, area }
  }

  it('is part of the description of the API, as something that cannot be written', async () => {
    const api = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as {
      components: { schemas: { store: { properties: Record<string, unknown> } } }
      paths: { '/bdstore': { put: object } }
    }
    expect(api.components.schemas.store.properties).toMatchObject({
      mooring_lots: { type: 'integer' },
      mooring_state: { enum: ['none', 'some'] },
      lockers_free: {},
    })
    expect(JSON.stringify(api.paths['/bdstore'].put)).not.toContain('mooring_lots')
  })
})

describe('a faulty extension is found at the start', () => {
  const problemsOn = (given: readonly ServerPlugin[]): string => {
    const found = [...shippedHalves, ...given].map((half) => ({
      id: half.id,
      file: '',
      given: half,
      isPackaged: false,
    }))
    return composeHalves(found).problems.map(problemText).join('\n')
  }
  const withExtension = (given: Parameters<typeof extension>, more: object = {}): ServerPlugin => {
    const declared = extension(...given)
    const names = [...Object.keys(declared.fields), ...Object.keys(declared.asked)]
    const derived = Object.fromEntries(names.map((name) => [name, () => sql`1`]))
    return { id: 'mooring', extend: [{ ...declared, derived, words: { fields: {} }, ...more }] }
  }
  const other: ServerPlugin = { ...withExtension(['store', { fields: { free: integer() } }]), id: 'lockers' }

  it.each<[string, ServerPlugin[], string]>([
    [
      'a field that the resource has',
      [withExtension(['store', { fields: { area: integer() } }])],
      'extend.0.fields.area: store has a field area already, from the resource itself. Rename this one: mooring_area, say.',
    ],
    [
      'a field that another area adds',
      [other, withExtension(['store', { fields: { free: integer() } }])],
      'extend.0.fields.free: store has a field free already, from the plugin mooring.',
    ],
    [
      'a resource that does not exist',
      [withExtension(['stroe'])],
      'extend.0.of: there is no resource stroe.',
    ],
    [
      'a field without SQL',
      [withExtension(['store', { fields: { lots: integer() } }], { derived: {} })],
      'extend.0.derived.lots: there is no SQL for this field.',
    ],
    [
      'SQL without a field',
      [withExtension(['store', {}], { derived: { lots: () => sql`1` } })],
      'extend.0.derived.lots: the extension of store declares no field lots.',
    ],
    [
      'a permission of nobody',
      [withExtension(['store', { fields: { lots: integer({ private: view }) } }])],
      'extend.0.fields.lots.private: there is no permission mooring.view.',
    ],
  ])('%s', (_, given, sentence) => {
    expect(problemsOn(given)).toContain(sentence)
  })

  it('but one of an area that is absent here has no effect', () => {
    const waiting = withExtension(['charger', { fields: { lots: integer() } }])
    expect(problemsOn([{ ...waiting, optionalDependencies: ['chargers'] }])).toBe('')
  })

  it('SQL that the database does not know', async () => {
    const wrong = withExtension(['store', { fields: { lots: integer() } }], {
      derived: { lots: () => sql`store.nmae` },
    })
    const server = await startTestServer()
    expect((await halvesOn(server.database.db, [wrong])).problems).toEqual([
      {
        plugin: 'mooring',
        place: 'extend.0.derived.lots',
        sentence: expect.stringMatching(/the database refuses its SQL: .*nmae/),
      },
    ])
    await server.stop()
  })
})
