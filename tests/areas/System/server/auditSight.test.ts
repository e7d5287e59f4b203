import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { getFile } from '#tests/support/fileCalls.ts'
import { checkFile } from '#tests/support/importFile.ts'
import counting from '#tests/support/sampleJobs.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** Sees every record of every site. */
let auditor: Client
/** Reads the log, and of records only what every session may. */
let logReader: Client
/** Reads the log, brands, contacts without how to reach them, stores and problems, at Guangzhou alone. */
let local: Client
let editor: Client
let admin: Client

const server = await serverForTests(undefined, undefined, {}, [counting])
beforeAll(async () => {
  await roleFor('nomenu', [])
  await roleFor('gz.officer', [
    'branddb.brand.view',
    'branddb.contact.view',
    'branddb.audit.view',
    'branddb.store.view',
    'rm.tour_issue.view',
    'rm.tour_issue.view_all',
  ])
  ;[auditor, logReader, local, editor, admin] = (await Promise.all(
    ['auditor', 'nomenu', 'gz.officer', 'brand.editor', 'admin'].map((name) => server.as(name)),
  )) as [Client, Client, Client, Client, Client]
})

/** Gives a person one role, with the right to read the log and these. */
async function roleFor(username: string, permissions: readonly string[]): Promise<void> {
  const { db } = server.database
  const all = JSON.stringify(['system.auditlog.view', ...permissions])
  await sql`
    insert into role (_id, code, name, type, permissions)
    values (${`r-${username}`}, ${`r-${username}`}, '查', 'business', ${all}::jsonb)`.execute(db)
  await sql`update "user" set roles = ${[`r-${username}`]} where username = ${username}`.execute(db)
}

interface Row {
  _id: string
  action: string
  entity: string
  entity_id: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  diff: Record<string, unknown> | null
}

const rowsOf = async (who: Client, cond: object): Promise<Row[]> => {
  const { data, errcode } = await who.list('/auditlog', { cond, sort: { at: 1, _id: 1 }, range: '0-499' })
  expect(errcode).toBe(0)
  expect(data.total).toBe(data.list.length)
  return data.list
}
const about = (who: Client, entity: string, entity_id: string) => rowsOf(who, { entity, entity_id })
const actions = async (who: Client, entity: string, entity_id: string) =>
  (await about(who, entity, entity_id)).map(({ action }) => action)

/** Writes a row as an earlier version, or another resource’s change, would have. */
async function written(row: Partial<Row>): Promise<void> {
  const { db } = server.database
  const { _id, action = 'update', entity, entity_id, before = null, after = null, diff = null } = row
  await sql`
    insert into audit_log (_id, at, action, entity, entity_id, before, after, diff)
    values (${_id}, 5, ${action}, ${entity}, ${entity_id}, ${JSON.stringify(before)}::jsonb,
      ${JSON.stringify(after)}::jsonb, ${JSON.stringify(diff)}::jsonb)`.execute(db)
}

describe('whoever may not view records', () => {
  it('reads neither that they changed nor that there is such a row', async () => {
    await server
      .as('brand.approver')
      .then((one) => one.update('/bdbrand', { _id: 'B1' }, { founded_year: 1901 }))
    const [row] = await about(auditor, 'brand', 'B1')
    expect(row).toMatchObject({ action: 'update', diff: { founded_year: { to: 1901 } } })
    expect(await about(logReader, 'brand', 'B1')).toEqual([])
    const absent = await logReader.call('GET', '/auditlog/nothing')
    expect(await logReader.call('GET', `/auditlog/${row?._id}`)).toEqual(absent)
    expect((await auditor.call('GET', `/auditlog/${row?._id}`)).data._id).toBe(row?._id)
  })

  it('reads what every session may view', async () => {
    const { data } = await admin.create('/bdbrandtag', { name: '新' })
    expect(await actions(logReader, 'brand_tag', data._id)).toEqual(['create'])
  })

  it('reads of those who came and went only of themselves', async () => {
    const { data } = await logReader.call('GET', '/userinfo')
    const ids = new Set((await rowsOf(logReader, { entity: 'session' })).map(({ entity_id }) => entity_id))
    expect(ids).toEqual(new Set([data._id]))
    expect((await rowsOf(auditor, { entity: 'session' })).length).toBeGreaterThan(3)
  })

  it('reads nothing of a noun that nobody knows any more, which only the administrator reads', async () => {
    await written({ _id: 'lost', entity: 'parking_lot', entity_id: 'P1', after: { name: 'North' } })
    expect(await about(auditor, 'parking_lot', 'P1')).toEqual([])
    expect(await actions(admin, 'parking_lot', 'P1')).toEqual(['update'])
  })

  it('reads nothing of what somebody else was told, and neither does the administrator', async () => {
    const { db } = server.database
    const { data } = await editor.call('GET', '/userinfo')
    await sql`insert into notification (_id, user_id, type, title_key) values ('note', ${data._id}, 't', 'k')`.execute(
      db,
    )
    await editor.update('/notification', { _id: 'note' }, { read_at: Math.floor(Date.parse(demoNow) / 1000) })
    await roleFor('brand.editor', ['branddb.brand.view', 'branddb.brand.edit', 'branddb.brand.export'])
    expect(await actions(editor, 'notification', 'note')).toEqual(['update'])
    for (const who of [admin, auditor]) expect(await about(who, 'notification', 'note')).toEqual([])
  })
})

describe('a record out of sight today is out of sight in the log', () => {
  it('of another site, whatever was done to it', async () => {
    const of = async (site: string) =>
      (await admin.list('/bdstore', { site, range: '0-0' })).data.list[0]._id as string
    const [here, there] = [await of('2'), await of('8')]
    for (const _id of [here, there]) await admin.update('/bdstore', { _id }, { frontage_m: 7 })
    expect(await actions(local, 'store', here)).toEqual(['update'])
    expect(await actions(local, 'store', there)).toEqual([])
    expect(await actions(auditor, 'store', there)).toEqual(['update'])
  })

  it('by a rule that depends on the record, and in sight again when the record is', async () => {
    const { data } = await admin.list('/TourProblem', { site: '2', range: '0-0' })
    const problem = data.list[0]._id as string
    await written({ _id: 'p1', entity: 'tour_problem', entity_id: problem, after: { _id: problem } })
    expect(await actions(local, 'tour_problem', problem)).toContain('update')
    const { db } = server.database
    await sql`update tour_problem set site = '8' where _id = ${problem}`.execute(db)
    expect(await actions(local, 'tour_problem', problem)).toEqual([])
    await sql`update tour_problem set site = '2' where _id = ${problem}`.execute(db)
    expect(await actions(local, 'tour_problem', problem)).toContain('update')
  })

  it('and a removed one goes by what it was', async () => {
    const category_id = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]._id
    const { data } = await admin.create('/bdbrand', { name: '去', category_id })
    await admin.remove('/bdbrand', { _id: data._id })
    for (const who of [auditor, local]) {
      expect(await actions(who, 'brand', data._id)).toEqual(['create', 'remove'])
    }
    expect(await actions(logReader, 'brand', data._id)).toEqual([])
  })
})

describe('the draft of a request', () => {
  const brand = 'B5'
  let draft: string
  beforeAll(async () => {
    const { data } = await editor.create('/bdbrandaudit', {
      brand_id: brand,
      kind: 'update',
      status: 'draft',
      after: { name: '秘密一' },
    })
    draft = data._id
    await editor.update('/bdbrandaudit', { _id: draft }, { after: { name: '秘密二' } })
  })

  it('is in the log, and in its history, for its author alone', async () => {
    expect(await actions(editor, 'brand_audit', draft)).toEqual(['create', 'update'])
    expect((await editor.call('GET', `/bdbrandaudit/${draft}/history`)).data.total).toBe(2)
    for (const who of [auditor, local, admin]) {
      expect(await about(who, 'brand_audit', draft)).toEqual([])
      expect((await who.call('GET', `/bdbrandaudit/${draft}/history`)).errcode).toBe(4040)
    }
  })

  it('stays the author’s when it is handed in: others read what was handed in, and not what was before', async () => {
    await editor.update('/bdbrandaudit', { _id: draft }, { action: 'submit', after: { name: '公开' } })
    for (const who of [auditor, local, admin]) {
      const rows = await about(who, 'brand_audit', draft)
      expect(rows.map(({ action }) => action)).toEqual(['update'])
      expect(rows[0]).toMatchObject({ before: null, diff: null, after: { after: { name: '公开' } } })
      expect(JSON.stringify(rows)).not.toContain('秘密')
      const { data } = await who.call('GET', `/bdbrandaudit/${draft}/history`)
      expect(data.total).toBe(1)
      expect(JSON.stringify(data)).not.toContain('秘密')
    }
    const own = await about(editor, 'brand_audit', draft)
    expect(own.map(({ before }) => (before?.['after'] as { name?: string } | undefined)?.name)).toEqual([
      undefined,
      '秘密一',
      '秘密二',
    ])
  })

  it('cannot be guessed by a condition either', async () => {
    for (const cond of [
      { 'before.after.name': '秘密二' },
      { 'before.after.name': { $like: '秘密' } },
      { 'diff.after.from.name': { $exists: true } },
    ]) {
      expect(await rowsOf(auditor, { entity_id: draft, ...cond })).toEqual([])
      expect((await rowsOf(editor, { entity_id: draft, ...cond })).length).toBeGreaterThan(0)
    }
  })
})

describe('a field that is private today', () => {
  const contact = 'CT-A'
  beforeAll(async () => {
    const { db } = server.database
    await sql`
      insert into contact (_id, name, brand_ids, sites, mobile) values (${contact}, '林', '{B1}', '{2}', '13800135678')`.execute(
      db,
    )
    // As if it had been open when the row was written.
    const [from, to] = ['13800135678', '13900001111']
    await written({
      _id: 'clear',
      entity: 'contact',
      entity_id: contact,
      before: { _id: contact, name: '林', mobile: from },
      after: { _id: contact, name: '林', mobile: to },
      diff: { mobile: { from, to }, position: { from: null, to: 'Owner' } },
    })
  })

  it('is left out for who may not see it: they read that it changed, not from what nor to what', async () => {
    const [row] = await about(local, 'contact', contact)
    expect(row).toMatchObject({
      before: { _id: contact, name: '林' },
      after: { _id: contact, name: '林' },
      diff: { mobile: { from: null, to: null }, position: { to: 'Owner' } },
    })
    expect(JSON.stringify(row)).not.toMatch(/138001|139000/)
    const history = await local.call('GET', `/bdcontact/${contact}/history`)
    expect(history.data.list[0].diff).toEqual(row?.diff)
  })

  it('is left out for those who may see it, too, until they reveal it, and the log says that they did', async () => {
    const [row] = await about(admin, 'contact', contact)
    expect(JSON.stringify(row)).not.toMatch(/138001|139000/)
    expect(row).toMatchObject({ masked: ['mobile'], diff: { position: { to: 'Owner' } } })
    expect((await about(local, 'contact', contact))[0]).toMatchObject({ masked: [] })
    const reveal = (who: Client, field: string, _id = 'clear') =>
      who.create('/auditlog/reveal', { _id, field })
    expect((await reveal(admin, 'mobile')).data).toEqual({ from: '13800135678', to: '13900001111' })
    const revealed = await rowsOf(admin, { entity_id: contact, action: 'reveal' })
    expect(revealed.map(({ after }) => after)).toEqual([{ entry: 'clear', field: 'mobile' }])
    expect(JSON.stringify(revealed)).not.toMatch(/138001|139000/)
    // Neither what they may not see, nor what is not hidden, nor what they do not find; and nothing of that is logged.
    expect((await reveal(local, 'mobile')).errcode).toBe(4030)
    expect((await reveal(admin, 'position')).errcode).toBe(4030)
    expect((await reveal(admin, 'mobile', 'nothing')).errcode).toBe(4040)
    expect((await reveal(await server.as('gz.manager'), 'mobile')).errcode).toBe(4030)
    expect(await rowsOf(admin, { entity_id: contact, action: 'reveal' })).toHaveLength(1)
  })

  it('stays out of an export of the log', async () => {
    const cond = { entity_id: contact }
    const { errcode, bytes } = await getFile(server, admin, '/auditlog/export', { format: 'csv', cond })
    expect(errcode).toBe(0)
    expect(bytes.toString('utf8')).toContain(contact)
    expect(bytes.toString('utf8')).not.toMatch(/138001|139000/)
    expect(await rowsOf(admin, { entity: 'audit_log', action: 'export' })).toHaveLength(1)
  })

  it('cannot be guessed by a condition', async () => {
    for (const cond of [{ 'after.mobile': '13900001111' }, { 'diff.mobile.to': { $like: '139' } }]) {
      expect(await rowsOf(local, { entity_id: contact, ...cond })).toEqual([])
      expect(await rowsOf(admin, { entity_id: contact, ...cond })).toEqual([])
    }
  })
})

describe('exports in the audit log', () => {
  const take = async (who: Client, path: string, query: Record<string, unknown> = {}) => {
    expect((await getFile(server, who, `${path}/export`, { format: 'csv', ...query })).errcode).toBe(0)
  }
  const taken = async (who: Client, entity: string) =>
    (await rowsOf(who, { action: 'export', entity })).map(({ after }) => after?.['site'] ?? null)

  it('of other sites are absent, as are those of several sites of which one is another', async () => {
    await take(admin, '/bdstore', { site: '2' })
    await take(admin, '/bdstore', { site: '8' })
    await take(admin, '/bdstore')
    await take(local, '/bdstore')
    expect(await taken(local, 'store')).toEqual(['2', null])
    expect(await taken(auditor, 'store')).toEqual(['2', '8', null, null])
    expect(await taken(logReader, 'store')).toEqual([])
  })

  it('of what all sites have in common are there for who may view it', async () => {
    await take(editor, '/bdbrand', { cond: { founded_year: 1901 } })
    expect(await taken(local, 'brand')).toEqual([null])
    expect(await taken(logReader, 'brand')).toEqual([])
  })

  it('do not tell what they asked for where that may be about fields that are not for the reader', async () => {
    await take(admin, '/bdcontact', { cond: { mobile: { $like: '13800' } } })
    const conds = async (who: Client) =>
      (await rowsOf(who, { action: 'export', entity: 'contact' })).map(({ after }) => after?.['cond'] ?? null)
    expect(JSON.stringify(await conds(admin))).toContain('13800')
    expect(JSON.stringify(await conds(local))).not.toContain('13800')
  })
})

describe('imports in the audit log', () => {
  it('of records that are not all in sight are absent', async () => {
    const { db } = server.database
    const category = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0].name
    const brands = await checkFile(server, admin, `品牌,类别\n新牌,${category}\n`)
    const stores = async (site: string | null, _id: string) =>
      sql`
        insert into import_run (_id, noun, mode, site, state, file_name, created_by, timezone, locale)
        values (${_id}, 'store', 'add', ${site}, 'applied', 'x.csv', 'U001', 'Asia/Shanghai', 'zh_CN')`.execute(
        db,
      )
    await stores('2', 'run2')
    await stores('8', 'run8')
    await stores(null, 'runAll')
    const seen = async (who: Client) => {
      const ids = [brands._id, 'run2', 'run8', 'runAll']
      const { data } = await who.list('/import', { cond: { _id: ids }, sort: { _id: 1 } })
      return data.list.map(({ _id }: { _id: string }) => _id)
    }
    expect(await seen(auditor)).toEqual([brands._id, 'run2', 'run8', 'runAll'])
    expect(await seen(local)).toEqual([brands._id, 'run2'])
    expect(await seen(logReader)).toEqual([])
    expect(await logReader.call('GET', '/import/run2')).toEqual(await logReader.call('GET', '/import/none'))
  })
})
