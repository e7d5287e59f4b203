// @runs both databases, in full runs
import { intParam, withText } from '#contract/paramDefinition.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { text, type LocalText } from '#contract/localText.ts'
import { halvesOn } from '#tests/support/testServer.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import {
  installationOf0070,
  removeOriginals,
  type OldInstallation,
  type Kind,
} from '#tests/support/upgrade/installationOf0070.ts'

type Row = Record<string, unknown>

const named = (name: string): LocalText => ({ zh_CN: name, zh_TW: name, en_US: name })
const codes: Record<string, LocalText> = { 'mooring.view': named('Mooring'), 'mooring.edit': named('Edit') }

const mooring: ServerPlugin = {
  id: 'mooring',
  permissions: codes,
  menu: [
    { uri: '/mooring', title: named('Mooring'), order: 150, can: 'site.all' },
    { uri: '/mooring/lot', parent: '/mooring', title: named('Lots'), order: 10, can: 'site.all' },
    { uri: '/mooring/rent', parent: '/leasing', title: named('Rents of lots'), order: 90, can: 'site.all' },
  ],
  params: {
    'mooring.free_minutes': withText(
      intParam(30, 0, 240, 'min'),
      text('免费分钟', '免費分鐘', 'Free minutes'),
    ),
  },
}

/** The next version of an area, with other declarations. */
const changed = (id: string, change: (plugin: ServerPlugin) => Partial<ServerPlugin>): ServerPlugin[] =>
  shippedHalves.map((plugin) => (plugin.id === id ? { ...plugin, ...change(plugin) } : plugin))

/** Leasing calls its lists and its permission otherwise, and lets leases expire later. */
const nextVersion = changed('leasing', ({ permissions, menu = [], params }) => ({
  permissions: { ...permissions, 'leasing.ship.view': named('Next') },
  menu: menu.map((entry) => ({ ...entry, icon: 'next', title: named(`Next ${entry.title.en_US}`) })),
  params: {
    ...params,
    'lease.expiring_days': withText(intParam(90, 1, 1095, 'd'), named('Days before the end')),
  },
}))

const kinds: Kind[] = ['demo', 'empty']
afterAll(removeOriginals)

/** What is worded otherwise since. The operator did not change these texts, so they follow. */
const reworded: Record<string, string> = {
  零售管理·巡場問題·整改: '零售管理·巡場問題·跟進',
  香港零售管理·巡場問題·整改: '香港零售管理·巡場問題·跟進',
  樓層業態圖: '樓層行業圖',
  菜單: '選單',
  系統管理·菜單·檢視: '系統管理·選單·檢視',
  系統管理·菜單·編輯: '系統管理·選單·編輯',
}
/** Two entries led to one page: one is no longer declared, and the other is called after both. */
const renamed: Record<string, Row> = {
  '/brandDB/settings/category': {},
  '/brandDB/settings/classification': {
    name: '类别与业态',
    name_tc: '類別及行業',
    name_en: 'Categories and trades',
  },
}
/** What is declared otherwise of parameters since; values stay. */
const redeclared: Record<string, Row> = {
  'P-auth.allow_md5': { is_public: true },
  'P-perf.max_months': { max: 24 },
}

/** What the database derives from the names of a row. */
const derivedFromNames = ['name_order', 'pinyin', 'rev', 'updated_at']

describe.each(kinds)('an installation of the version before (%s)', (kind) => {
  let before: OldInstallation
  beforeEach(async () => {
    before = await installationOf0070(kind)
  })
  afterEach(() => before.remove())

  const start = async (plugins: readonly ServerPlugin[] = shippedHalves) => {
    expect((await halvesOn(before.database.db, plugins)).problems).toEqual([])
  }
  const rowsOf = async (table: string, where = 'true'): Promise<Row[]> => {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) - 'search_text' as row from ${sql.table(table)} t
      where ${sql.raw(where)} order by _id`.execute(before.database.db)
    return rows.map(({ row }) => row)
  }
  const entry = async (uri: string) => (await rowsOf('menu', `uri = '${uri}'`))[0]
  const change = (statement: string) => sql.raw(statement).execute(before.database.db)

  it('loses nothing: every row is as it was', async () => {
    const tables = ['permission', 'menu', 'param', 'role', 'user']
    const known = await Promise.all(tables.map((table) => rowsOf(table)))
    await start()
    const codesBefore = new Set(known[0]?.map(({ code }) => code))
    /** Without the rights that came later, which the demo grants. */
    const withoutNew = (row: Row): Row =>
      Array.isArray(row['permissions'])
        ? { ...row, permissions: row['permissions'].filter((code) => codesBefore.has(code)) }
        : row
    const now = await Promise.all(tables.map(async (table) => (await rowsOf(table)).map(withoutNew)))
    for (const [i, rows] of known.entries()) {
      const found = new Map(now[i]?.map((row) => [row['_id'], row]))
      for (const row of rows) {
        // Without sites of its own, the empty installation had those of the demo in its menu. Parameters get
        // their descriptions in the other languages.
        const { sites, rev, updated_at, ...kept } = row
        const isSame = kind === 'demo' && tables[i] !== 'param'
        // Administrators get the rights of what is new.
        const { permissions, ...others } = kept
        const unchanged = row['_id'] === 'sys_admin' ? others : isSame ? row : kept
        const name_tc = reworded[`${row['name_tc']}`]
        const expected = name_tc ? { ...without(unchanged, derivedFromNames), name_tc } : unchanged
        const names = renamed[`${row['uri']}`]
        expect(found.get(row['_id'])).toMatchObject({
          ...(names ? { ...without(expected, derivedFromNames), ...names } : expected),
          ...redeclared[`${row['_id']}`],
        })
      }
    }
    const rightsIn = (rows: readonly Row[] | undefined) =>
      rows?.find(({ _id }) => _id === 'sys_admin')?.['permissions'] as string[]
    expect(rightsIn(now[3])).toEqual(expect.arrayContaining(rightsIn(known[3])))
    const declared = shippedHalves.flatMap(({ params = {} }) => Object.keys(params))
    // The demo had four that no area declares any more.
    expect((await rowsOf('param')).length).toBe(declared.length + (kind === 'demo' ? 4 : 0))
  })

  it('gets the standard checklist of each region, so that tours can be planned', async () => {
    await start()
    expect(await rowsOf('tour_template')).toMatchObject([
      { _id: 'TT-CN-1', region: 'CN', site: null, status: 'active', is_default: true },
      { _id: 'TT-HK-1', region: 'HK', site: null, status: 'active', is_default: true },
    ])
  })

  it('gets the codes, menu entries and parameters of a new area, and its administrators the rights', async () => {
    await start([...shippedHalves, mooring])
    expect(await rowsOf('permission', `area = 'mooring'`)).toMatchObject([
      { code: 'mooring.edit', action: 'edit', name_tc: 'Edit' },
      { code: 'mooring.view', name_en: 'Mooring' },
    ])
    expect((await rowsOf('role', `_id = 'sys_admin'`))[0]?.['permissions']).toEqual(
      expect.arrayContaining(['mooring.view', 'mooring.edit', 'branddb.brand.view']),
    )
    const group = await entry('/mooring')
    expect(group).toMatchObject({ name: 'Mooring', order: 150, parent: null, is_active: true, sites: [] })
    expect(await entry('/mooring/lot')).toMatchObject({ parent: group?.['_id'], permission_code: 'site.all' })
    const leasing = await entry('/leasing')
    expect(await entry('/mooring/rent')).toMatchObject({ parent: leasing?.['_id'] })
    expect(await rowsOf('param', `"group" = 'mooring'`)).toMatchObject([
      { key: 'free_minutes', value: 30, value_type: 'int', unit: 'min', site: null },
    ])
  })

  it('follows changed defaults, but keeps what its operator changed, column by column', async () => {
    await change(`update menu set name = '我们的租赁', "order" = 7 where uri = '/leasing'`)
    await change(`update permission set name_tc = '我們的' where code = 'leasing.ship.view'`)
    await start(nextVersion)
    expect(await entry('/leasing')).toMatchObject({
      name: '我们的租赁',
      order: 7,
      name_en: 'Next Leasing',
      icon: 'next',
    })
    expect((await rowsOf('permission', `code = 'leasing.ship.view'`))[0]).toMatchObject({
      name: 'Next',
      name_tc: '我們的',
      name_en: 'Next',
    })
    const days = () => rowsOf('param', `"group" = 'lease' and site is null`)
    expect(await days()).toMatchObject([{ value: 90 }])
    await change(`update param set value = '10' where "group" = 'lease'`)
    await start(shippedHalves)
    expect(await days()).toMatchObject([{ value: 10, unit: 'd' }])
    expect(await entry('/leasing')).toMatchObject({ name: '我们的租赁', order: 7, name_en: 'Leasing' })
  })

  it('keeps entries that were removed away, and leaves what no area declares any more, with a mark', async () => {
    await start([...shippedHalves, mooring])
    await change(`update menu set deleted_at = 1 where uri = '/leasing/lease'`)
    await start(nextVersion)
    expect(await rowsOf('menu', `uri = '/leasing/lease'`)).toMatchObject([
      { deleted_at: 1, name_en: 'Leases' },
    ])
    const left = await entry('/mooring')
    expect(left).toMatchObject({ name_en: 'Mooring', is_active: true, deleted_at: null })
    expect(left?.['undeclared_at']).toEqual(expect.any(Number))
    expect((await rowsOf('permission', `code = 'mooring.view'`))[0]?.['undeclared_at']).toEqual(
      expect.any(Number),
    )

    const back = { ...mooring, menu: mooring.menu?.map((one) => ({ ...one, icon: 'back' })) ?? [] }
    await start([...shippedHalves, back])
    expect(await entry('/mooring')).toMatchObject({ _id: left?.['_id'], icon: 'back', undeclared_at: null })
    expect(await rowsOf('permission', `undeclared_at is not null`)).toEqual([])
  })

  it('takes what an operator had made before the area came for the area’s own, as they made it', async () => {
    await start()
    await change(
      `insert into menu (_id, uri, name, permission_code) values ('own', '/mooring', 'Ours', 'site.all')`,
    )
    await change(`insert into param (_id, "group", key, value_type, value)
      values ('own', 'mooring', 'free_minutes', 'int', '5')`)
    await start([...shippedHalves, mooring])
    expect(await rowsOf('menu', `uri = '/mooring'`)).toMatchObject([{ _id: 'own', name: 'Ours' }])
    expect(await entry('/mooring/lot')).toMatchObject({ parent: 'own' })
    expect(await rowsOf('param', `"group" = 'mooring'`)).toMatchObject([{ _id: 'own', value: 5 }])
  })

  it('knows an entry again whose address changed', async () => {
    await start()
    const old = await entry('/leasing/rentRoll')
    await start(
      changed('leasing', ({ menu = [] }) => ({
        menu: menu.map((one) =>
          one.uri === '/leasing/rentRoll' ? { ...one, uri: '/leasing/roll', key: '/leasing/rentRoll' } : one,
        ),
      })),
    )
    expect(await entry('/leasing/rentRoll')).toBeUndefined()
    expect(await entry('/leasing/roll')).toMatchObject({ _id: old?.['_id'], undeclared_at: null })
  })

  it('shows the entries of a region at its sites, once it has some', async () => {
    await start()
    await change(`insert into site (_id, code, site_region, name, name_sc, currency, timezone, "order") values
      ('91', 'A', 'CN-S', 'A', 'A', 'CNY', 'Asia/Shanghai', 91), ('92', 'B', 'HK', 'B', 'B', 'HKD', 'Asia/Hong_Kong', 92)`)
    await start()
    expect((await entry('/RM'))?.['sites']).toEqual(
      kind === 'demo' ? ['2', '5', '6', '8', '4', '7', '5f0c7d1e9a3b4c0012d4e6f8', '91'] : ['91'],
    )
    expect((await entry('/RMHK'))?.['sites']).toEqual(kind === 'demo' ? ['9', '10', '92'] : ['92'])
    expect(await entry('/DP')).toMatchObject({ is_active: kind === 'demo' })
  })

  it('is written to no more at the next start, and once by several servers that start together', async () => {
    const plugins = [...shippedHalves, mooring]
    await Promise.all([start(plugins), start(plugins)])
    const all = async () => [
      await rowsOf('permission'),
      await rowsOf('menu'),
      await rowsOf('param'),
      await rowsOf('role'),
      await rowsOf('audit_log'),
    ]
    const written = await all()
    expect(written[4]?.filter(({ entity_id }) => entity_id === 'mooring.view')).toHaveLength(1)
    const { rows: versions } = await sql`select n from access_version`.execute(before.database.db)
    await start(plugins)
    expect(await all()).toEqual(written)
    expect((await sql`select n from access_version`.execute(before.database.db)).rows).toEqual(versions)
  })

  it('tells in the audit log what a start changed, and consoles that are open', async () => {
    await start()
    await change('truncate event')
    await start([...nextVersion, mooring])
    const log = await rowsOf('audit_log', `user_id is null and request_id = 'start'`)
    const entries = log.filter(({ entity, action }) => entity === 'menu' && action === 'create')
    expect(entries.map(({ after }) => (after as Row)['uri'])).toEqual(
      expect.arrayContaining(['/mooring', '/mooring/lot']),
    )
    const leasing = await entry('/leasing')
    expect(log.find(({ entity_id, diff }) => entity_id === leasing?.['_id'] && diff !== null)).toMatchObject({
      action: 'update',
      diff: { name_en: { from: 'Leasing', to: 'Next Leasing' } },
    })
    const roles = log.filter(({ entity }) => entity === 'role').map(({ entity_id }) => entity_id)
    expect(new Set(roles)).toEqual(new Set(['sys_admin']))
    const { rows } = await sql<{
      kind: string
      resource: string | null
    }>`select kind, resource from event`.execute(before.database.db)
    expect(rows).toEqual(
      expect.arrayContaining([
        { kind: 'record', resource: 'menu' },
        { kind: 'record', resource: 'permission' },
        { kind: 'access', resource: null },
      ]),
    )
  })
})

function without(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
}
