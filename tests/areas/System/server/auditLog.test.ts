import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Subject } from '#contract/access.ts'
import { user } from '#contract/System/user.ts'
import { checkUnused } from '#server/engine/references.ts'
import { resourcesOf } from '#server/app/plugins/resourcesOf.ts'
import type { Client } from '#tests/support/client.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

describe.each([testDatabase])('the audit log (%s)', (kind) => {
  let server: TestServer
  let auditor: Client
  beforeAll(async () => {
    server = await startTestServer(kind)
    auditor = await server.as('auditor')
  })
  afterAll(() => server?.stop())

  it('shows who changed what, latest first', async () => {
    const editor = await server.as('brand.approver')
    await editor.update('/bdbrand', { _id: 'B123' }, { founded_year: 1987 })
    const { data } = await auditor.list('/auditlog', { cond: { entity: 'brand', entity_id: 'B123' } })
    expect(data.total).toBe(1)
    expect(data.list[0]).toMatchObject({ action: 'update', diff: { founded_year: { to: 1987 } } })
    expect(data.list[0].user_id).not.toBeNull()
    const all = await auditor.list('/auditlog')
    const times = all.data.list.map(({ at }: { at: number }) => at)
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
    const id = data.list[0]._id
    expect((await auditor.call('GET', `/auditlog/${id}`)).data._id).toBe(id)
  })

  it('shows what happened at other sites to nobody who does not work there', async () => {
    const { db } = server.database
    await sql`
      insert into audit_log (_id, at, action, entity, entity_id, site) values
        ('at2', 1, 'create', 'floor', 'f', '2'), ('at8', 1, 'create', 'floor', 'f', '8'),
        ('at-none', 1, 'create', 'brand_tag', 't', null)`.execute(db)
    await sql`update role set permissions = permissions || '["system.auditlog.view"]' where _id = 'rm_officer'`.execute(
      db,
    )
    const seen = async (name: string) => {
      const { data } = await (await server.as(name)).list('/auditlog', { cond: { at: 1 } })
      return data.list.map(({ _id }: { _id: string }) => _id).toSorted()
    }
    expect(await seen('gz.officer')).toEqual(['at-none', 'at2'])
    expect(await seen('admin')).toEqual(['at-none', 'at2', 'at8'])
    expect((await (await server.as('gz.officer')).call('GET', '/auditlog/at8')).errcode).toBe(4040)
  })

  it.each(['update audit_log set user_id = null', 'delete from audit_log', 'truncate audit_log'])(
    'keeps what was written: %s',
    async (statement) => {
      const { db } = server.database
      const count = () => sql<{ n: number }>`select count(*) as n from audit_log`.execute(db)
      const before = await count()
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('audit_log is append-only')
      expect((await count()).rows).toEqual(before.rows)
    },
  )

  it('is changed by no call, not even of the administrator', async () => {
    const admin = await server.as('admin')
    expect((await admin.create('/auditlog', {})).errcode).toBe(4030)
    expect((await admin.update('/auditlog', { entity: 'brand' }, { action: 'none' })).errcode).toBe(4030)
    expect((await admin.remove('/auditlog', { entity: 'brand' })).errcode).toBe(4030)
  })

  it('keeps nobody from being removed whom it names', async () => {
    const { db } = server.database
    const { rows } = await sql<{ user_id: string }>`
      select user_id from audit_log join "user" u on u._id = user_id where username = 'brand.approver'`.execute(
      db,
    )
    const named = rows.map(({ user_id }) => user_id)
    expect(named).not.toEqual([])
    const context = {
      db,
      resources: resourcesOf(shippedHalves),
      who: nobody,
      requestId: 'r',
      ip: null,
      now: 0,
    }
    await expect(checkUnused(user, context, named)).resolves.toBeUndefined()
  })
})

const nobody: Subject = {
  id: 'U000',
  isAdmin: false,
  isManager: false,
  hasEverySite: false,
  permissions: new Set(),
  roleTypes: new Set(),
  departments: [],
  sites: [],
  site: null,
  stores: null,
}
