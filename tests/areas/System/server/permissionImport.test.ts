import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sendFile } from '#tests/support/fileCalls.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const admin = await server.as('admin')

const send = (lines: readonly string[], mode: string, who = admin) =>
  sendFile(server, who, lines.join('\n'), { path: '/import/system/permis', name: 'permissions.csv', mode })

const file = [
  'code,name,name_en,name_tc,area,roles',
  'energy.meter.view,能源·电表·查看,Energy: Meters: view,能源·電錶·檢視,energy,"auditor, rm_manager"',
  'energy.meter.edit,能源·电表·编辑,,,,',
  'flag.view,标记·查看,,,flag,',
]

const codeOf = async (code: string) =>
  (await admin.list('/permissions/list', { cond: { code }, range: 'ALL' })).data.list[0]

describe('a file of permissions', () => {
  it('is previewed without a change, then imported, and changes nothing the second time', async () => {
    const expected = { added: 2, changed: 1, unchanged: 0, errors: [] }
    expect((await send(file, 'preview')).data).toMatchObject(expected)
    expect(await codeOf('energy.meter.view')).toBeUndefined()
    expect((await send(file, 'apply')).data).toMatchObject(expected)
    expect(await codeOf('energy.meter.view')).toMatchObject({
      area: 'energy',
      object: 'meter',
      action: 'view',
      name_en: 'Energy: Meters: view',
      in_use: true,
      roles: ['auditor', 'rm_manager'],
    })
    // An empty cell leaves the English name.
    expect(await codeOf('flag.view')).toMatchObject({ name: '标记·查看', name_en: 'Flagging: view' })
    const again = await send(file, 'apply')
    expect(again.data).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
    expect(again.data.removed_candidates).toEqual([])
  })

  // The embedded database has one connection.
  it.runIf(testDatabase === 'postgresql')(
    'is previewed while somebody else changes permissions and roles',
    async () => {
      const preview = await server.database.db.transaction().execute(async (inside) => {
        await sql`select from permission, role for update`.execute(inside)
        return send(file, 'preview')
      })
      expect(preview.data).toMatchObject({ unchanged: 3 })
    },
  )

  it('gives the permission to people at once, and keeps what no role has', async () => {
    const manager = await server.as('gz.manager')
    expect((await manager.call('GET', '/userinfo')).data.data.permissions).toContain('energy.meter.view')
    const { data } = await send(['code', 'flag.view'], 'apply')
    expect(data.removed_candidates).toContain('energy.meter.edit')
    expect(await codeOf('energy.meter.edit')).toMatchObject({ in_use: false })
  })

  it.each([
    ['without codes', ['name', 'x'], [{ row: 1, field: 'code', message: 'no_header' }]],
    [
      'with a strange column',
      ['code,colour', 'flag.view,red'],
      [{ row: 1, field: 'colour', message: 'unknown_column' }],
    ],
    ['with a code twice', ['code', 'flag.view', 'flag.view'], [{ row: 3, field: 'code', message: 'twice' }]],
    ['with a wrong code', ['code,name', 'Flag,x'], [{ row: 2, field: 'code', message: 'pattern' }]],
    [
      'with a new code without a name',
      ['code', 'new.code'],
      [{ row: 2, field: 'name', message: 'required' }],
    ],
    [
      'with an unknown role',
      ['code,roles', 'flag.view,nobody'],
      [{ row: 2, field: 'roles', message: 'reference' }],
    ],
    ['with another area', ['code,area', 'flag.view,rm'], [{ row: 2, field: 'area', message: 'reference' }]],
  ])('%s is refused as a whole, with the cell that is wrong', async (_, lines, errors) => {
    expect((await send(lines, 'preview')).data.errors).toEqual(errors)
    const refused = await send(lines, 'apply')
    expect(refused.errcode).toBe(4220)
    expect(refused.data.errors).toEqual(errors)
  })

  it('is taken only from people who may import, and gives no more than they have', async () => {
    expect((await send(file, 'preview', await server.as('gz.manager'))).errcode).toBe(4030)
    const role = {
      code: 't_importer',
      name: 't',
      type: 'business',
      permissions: ['system.permission.import'],
    }
    const { data } = await admin.create('/role', role)
    await admin.create('/sys/users/changerole', {
      user_ids: [(await admin.list('/user', { cond: { username: 'gz.officer' }, one: '1' })).data._id],
      role_ids: [data._id],
      mode: 'add',
    })
    // Every site uses the permissions.
    const sites = (ids: string[]) =>
      sql`update "user" set sites = ${ids} where username = 'gz.officer'`.execute(server.database.db)
    expect((await send(['code', 'perf.view'], 'preview', await server.as('gz.officer'))).errcode).toBe(4032)
    await sites(
      (await admin.list('/bdsite', { range: 'ALL' })).data.list.map(({ _id }: { _id: string }) => _id),
    )
    const importer = await server.as('gz.officer')
    expect((await send(['code,roles', 'perf.view,rm_officer'], 'preview', importer)).errcode).toBe(4030)
    expect((await send(['code', 'perf.view'], 'preview', importer)).errcode).toBe(0)
  })
})
