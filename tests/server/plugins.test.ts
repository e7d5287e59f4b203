import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { ref, text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { crudRules, resource, type Resource } from '#contract/resource.ts'
import { migrate } from '#server/db/migrate.ts'
import { route } from '#server/http/handler.ts'
import { defineServerPlugin, type ServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { LocalText } from '#contract/localText.ts'
import { problemText } from '#server/base/pluginProblem.ts'
import type { Client } from '#tests/support/client.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { halvesOn, startTestServer, type TestServer } from '#tests/support/testServer.ts'

// The codes of a plugin that the compiler has not heard of, as one in compiled JavaScript would have them.
const [view, edit] = ['mooring.view', 'mooring.edit'] as unknown as [Rule, Rule]
const permissions: Record<string, LocalText> = {
  'mooring.view': { zh_CN: '停车·查看', zh_TW: '泊車·檢視', en_US: 'Mooring: view' },
  'mooring.edit': { zh_CN: '停车·编辑', zh_TW: '泊車·編輯', en_US: 'Mooring: edit' },
}

const lot = resource({
  name: 'mooring_lot',
  path: '/mooring/lot',
  fields: { name: text({ required: true }), brand_id: ref('brand'), next_to: ref('mooring_lot') },
  search: ['name'],
  can: crudRules(view, edit),
})

const free = call({
  method: 'GET',
  path: '/mooring/lot/free',
  does: 'Counts the free lots.',
  can: view,
  reply: z.object({ free: z.int() }),
})

const mooring = defineServerPlugin({
  id: 'mooring',
  permissions,
  resources: [lot],
  routes: [route(free, async () => ({ data: { free: 7 } }))],
  migrations: {
    '0001_lot': `
      create table mooring_lot (
        _id text primary key, name text not null, brand_id text, next_to text,
        search_text text generated always as (lower(name)) stored
      );
      select add_common_columns('mooring_lot');`,
  },
  demo: ({ sites, now, scale }) => [
    {
      table: 'mooring_lot',
      rows: sites.map(({ _id, code }) => ({
        _id,
        name: `${code} ${scale}`,
        created_at: Math.floor(now.getTime() / 1000),
      })),
    },
  ],
})

describe.each([testDatabase])('a plugin with a server half, on %s', (kind) => {
  let server: TestServer
  let admin: Client
  beforeAll(async () => {
    server = await startTestServer(kind, undefined, {}, [mooring])
    admin = await server.as('admin')
  })
  afterAll(() => server.stop())

  it('has its noun served like any other', async () => {
    const { data } = await admin.create('/mooring/lot', { name: 'P1' })
    const changed = await admin.update('/mooring/lot', { _id: data._id }, { name: 'P2', rev: 1 })
    expect(changed.data).toMatchObject({ name: 'P2', rev: 2 })
    expect((await admin.list('/mooring/lot', { cond: { $q: 'p2' } })).data).toEqual({
      list: [changed.data],
      total: 1,
    })
    expect(await admin.create('/mooring/lot', { name: '' })).toMatchObject({ errcode: 4004 })
    expect((await admin.remove('/mooring/lot', { _id: data._id })).data).toEqual({ removed: 1 })
  })

  it('is asked for its own permissions', async () => {
    const stranger = await server.as('brand.editor')
    expect(await stranger.list('/mooring/lot')).toMatchObject({ errcode: 4030 })
    expect(await stranger.call('GET', '/mooring/lot/free')).toMatchObject({ errcode: 4030 })
    expect(await server.anonymous.list('/mooring/lot')).toMatchObject({ errcode: 555 })
  })

  it('answers its calls before its records', async () => {
    expect(await admin.call('GET', '/mooring/lot/free')).toMatchObject({ errcode: 0, data: { free: 7 } })
  })

  it('leaves undeclared paths and methods undeclared', async () => {
    expect((await admin.call('GET', '/mooring')).status).toBe(404)
    expect((await admin.call('GET', '/mooring/space')).status).toBe(404)
    expect((await admin.call('POST', '/mooring/lot/free')).status).toBe(405)
  })

  it('refers to the console’s nouns and to its own, which then cannot be removed', async () => {
    const { data: brand } = await admin.create('/bdbrand', { name: '停车', category_id: 'BC1' })
    const { data: first } = await admin.create('/mooring/lot', { name: 'A', brand_id: brand._id })
    const { data: second } = await admin.create('/mooring/lot', { name: 'B', next_to: first._id })
    expect(await admin.remove('/bdbrand', { _id: brand._id })).toMatchObject({
      errcode: 4093,
      data: { references: { mooring_lot: 1 } },
    })
    expect(await admin.remove('/mooring/lot', { _id: first._id })).toMatchObject({ errcode: 4093 })
    expect(await admin.update('/mooring/lot', { _id: first._id }, { next_to: second._id })).toMatchObject({
      errcode: 4004,
      data: { fields: { next_to: 'reference' } },
    })
    expect(await admin.create('/mooring/lot', { name: 'C', brand_id: 'gone' })).toMatchObject({
      errcode: 4004,
    })
  })

  it('has its codes in the catalogue, in three languages, and the administrator’s role has them', async () => {
    const { db } = server.database
    const { rows } = await sql`
      select code, area, action, name, name_tc, name_en from permission where area = 'mooring' order by code`.execute(
      db,
    )
    expect(rows).toEqual([
      {
        code: 'mooring.edit',
        area: 'mooring',
        action: 'edit',
        name: '停车·编辑',
        name_tc: '泊車·編輯',
        name_en: 'Mooring: edit',
      },
      expect.objectContaining({ code: 'mooring.view', name_tc: '泊車·檢視' }),
    ])
    expect(await granted()).toEqual(Object.keys(permissions))
  })

  it('is set up once: what was taken away and removed does not come back, and names are renewed', async () => {
    const { db } = server.database
    expect((await demoLots()).length).toBe(9)
    await sql`delete from mooring_lot where _id = '2'`.execute(db)
    await sql`update role set permissions = permissions - 'mooring.edit' where _id = 'sys_admin'`.execute(db)
    const renamed: typeof permissions = {
      ...permissions,
      'mooring.view': { zh_CN: '看', zh_TW: '看', en_US: 'See' },
    }
    const again: ServerPlugin = { ...mooring, permissions: renamed }
    expect(await migrate(db, [again])).toEqual([])
    await halvesOn(db, [again])

    expect((await demoLots()).length).toBe(8)
    expect(await granted()).toEqual(['mooring.view'])
    const { rows } = await sql`select name_en from permission where code = 'mooring.view'`.execute(db)
    expect(rows).toEqual([{ name_en: 'See' }])
  })

  it('brings demo rows that end on the operator’s day', async () => {
    const [row] = await demoLots()
    expect(row).toEqual({ name: 'BJHACC test', created_at: Date.parse('2026-11-15T10:00:00+08:00') / 1000 })
  })

  it('may come late, grow, and go', async () => {
    const { db } = server.database
    const early: ServerPlugin = { id: 'aaa', migrations: { '0001_a': 'create table aaa (_id text)' } }
    expect(await migrate(db, [mooring, early])).toEqual(['aaa/0001_a'])
    const grown = { ...mooring.migrations, '0002_note': 'alter table mooring_lot add column note text' }
    expect(await migrate(db, [{ ...mooring, migrations: grown }, early])).toEqual(['mooring/0002_note'])
    expect(await migrate(db, [])).toEqual([])
    expect((await admin.list('/mooring/lot')).errcode).toBe(0)
  })

  it('comes after what it depends on, wherever it is listed and whatever it is called', async () => {
    const { db } = server.database
    const tower: ServerPlugin = {
      id: 'tower',
      migrations: { '0001_tower': 'create table tower (_id text primary key)' },
      demo: () => [{ table: 'tower', rows: [{ _id: 'T1' }] }],
    }
    const deck: ServerPlugin = {
      id: 'deck',
      dependencies: ['tower'],
      migrations: { '0001_deck': 'create table deck (_id text, tower_id text references tower)' },
      demo: () => [{ table: 'deck', rows: [{ _id: 'D1', tower_id: 'T1' }] }],
    }
    expect(await migrate(db, [deck, tower])).toEqual(['tower/0001_tower', 'deck/0001_deck'])
    await halvesOn(db, [deck, tower])
    const { rows } = await sql`select tower_id from deck`.execute(db)
    expect(rows).toEqual([{ tower_id: 'T1' }])
  })

  it.each<[string, Resource, string]>([
    [
      'a field without a column',
      { ...lot, fields: { ...lot.fields, spaces: integer() } },
      'resources.0.fields.spaces: the table mooring_lot has no column spaces. ' +
        'Add a migration with: alter table mooring_lot add spaces integer;',
    ],
    [
      'a noun without a table',
      resource({ name: 'mooring_gate', path: '/mooring/gate', fields: {}, can: crudRules(view, edit) }),
      'resources.0.name: there is no table mooring_gate. Write its migration with: npm run new:migration mooring',
    ],
    [
      'a table without the columns of every record',
      resource({ name: 'mooring_bare', path: '/mooring/bare', fields: {}, can: crudRules(view, edit) }),
      "resources.0.fields.created_at: the table mooring_bare has no column created_at. Add a migration with: select add_common_columns('mooring_bare');",
    ],
    [
      'a search without its column',
      resource({
        name: 'mooring_quiet',
        path: '/mooring/quiet',
        fields: { name: text() },
        search: ['name'],
        can: crudRules(view, edit),
      }),
      'resources.0.search: the table mooring_quiet has no column search_text. Add a migration with: alter table mooring_quiet add search_text text generated',
    ],
  ])('is left out with %s, and says what to do', async (_, noun, sentence) => {
    const { db } = server.database
    await migrate(db, [
      {
        id: 'bare',
        migrations: {
          '0001_bare': `create table mooring_bare (_id text);
            create table mooring_quiet (_id text, name text); select add_common_columns('mooring_quiet')`,
        },
      },
    ])
    const { plugins, problems } = await halvesOn(db, [{ id: 'mooring', permissions, resources: [noun] }])
    expect(plugins).toEqual([])
    expect(problems.map(problemText)[0]).toContain(sentence)
  })

  it('is named when its migration or its demo rows are refused, and then nothing of them is there', async () => {
    const { db } = server.database
    const broken: ServerPlugin = {
      id: 'broken',
      migrations: { '0001_first': 'create table broken (_id text)', '0002_second': 'create tabel x' },
    }
    await expect(migrate(db, [broken])).rejects.toThrow(/plugin broken .*migrations\.0002_second: .*tabel/)
    const { rows } = await sql`select from pg_tables where tablename = 'broken'`.execute(db)
    expect(rows).toEqual([])

    const codes: Record<string, LocalText> = { 'wrong.view': { zh_CN: 'a', zh_TW: 'a', en_US: 'a' } }
    const wrong: ServerPlugin = {
      id: 'wrong',
      permissions: codes,
      demo: () => [{ table: 'mooring_lot', rows: [{ _id: 'nameless' }] }],
    }
    expect((await halvesOn(db, [wrong])).problems).toEqual([
      { plugin: 'wrong', place: 'demo', sentence: expect.stringMatching(/refuses its rows: .*null/) },
    ])
    const declared = await sql`select from permission where code = 'wrong.view'`.execute(db)
    expect(declared.rows).toEqual([])
  })

  it('brings no demo rows to an installation that is no demo', async () => {
    const { db } = server.database
    await sql`update installation set value = 'empty' where key = 'seeded'`.execute(db)
    const late: ServerPlugin = {
      id: 'late',
      demo: () => [{ table: 'mooring_lot', rows: [{ _id: 'late', name: 'Late' }] }],
    }
    await halvesOn(db, [late])
    expect((await admin.call('GET', '/mooring/lot/late')).errcode).toBe(4040)
    await sql`update installation set value = 'demo' where key = 'seeded'`.execute(db)
    await halvesOn(db, [late])
    expect((await admin.call('GET', '/mooring/lot/late')).errcode).toBe(0)
  })

  async function granted(): Promise<string[]> {
    const { rows } = await sql<{ permissions: string[] }>`
      select permissions from role where _id = 'sys_admin'`.execute(server.database.db)
    return rows[0]?.permissions.filter((code) => code.startsWith('mooring.')) ?? []
  }

  async function demoLots() {
    const { rows } = await sql`
      select name, created_at from mooring_lot where name like '% test' order by name collate "C"`.execute(
      server.database.db,
    )
    return rows
  }
})

describe('a server without the plugin', () => {
  it('does not know its paths', async () => {
    const server = await startTestServer()
    const admin = await server.as('admin')
    expect((await admin.list('/mooring/lot')).status).toBe(404)
    await server.stop()
  })
})
