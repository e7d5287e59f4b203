import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { applyChecked, checkFile } from '#tests/support/importFile.ts'
import { ownTables } from '#tests/support/ownAreas.ts'
import counting from '#tests/support/sampleJobs.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { contract } from '#tools/contract.ts'

const server = await serverForTests(undefined, undefined, {}, [counting])
const admin = await server.as('admin')

const codes = Object.values(contract.resources)
  .filter(({ name }) => ownTables.has(name))
  .flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([field, { means, writable }]) =>
      means === 'code' && writable === 'always' && resource.can.update !== undefined
        ? [[resource.name, field, resource.path] as const]
        : [],
    ),
  )

describe('a code', () => {
  it.each(codes)('of %s, its %s, has nothing that nobody sees', async (table, field, path) => {
    const { rows } = await sql<{ _id: string; rev: number }>`
      select _id, rev from ${sql.table(table)} where deleted_at is null limit 1`.execute(server.database.db)
    const [record] = rows
    expect(record).toBeDefined()
    for (const text of ['Q1 ', ' Q1', 'Q\u200b1', 'Ｑ1']) {
      const { data } = await admin.update(path, { _id: record?._id }, { [field]: text, rev: record?.rev })
      expect(data.fields).toMatchObject({ [field]: 'code' })
    }
  })

  it('that differs from another in letter case alone is taken', async () => {
    const floor = (code: string) => ({ site: '2', code, name: code, order: 90 })
    expect((await admin.create('/BdFloor', floor('Q1'))).errcode).toBe(0)
    const again = await admin.create('/BdFloor', floor('q1'))
    expect([again.errcode, again.data.fields]).toEqual([4090, expect.objectContaining({ code: 'duplicate' })])
  })

  it('that differs from another in accents alone is taken, also in a split and in a file', async () => {
    const unit = (store_no: string) => ({
      site: '2', store_no, floor_id: 'F-GZ-B1', area: 50, name: store_no, status: 'vacant',
    }) // prettier-ignore
    const { rows } = await sql<{ _id: string }>`select _id from floor where site = '2' limit 1`.execute(
      server.database.db,
    )
    const floor_id = rows[0]?._id
    expect((await admin.create('/bdstore', { ...unit('É1-1'), floor_id })).errcode).toBe(0)
    for (const same of ['E1-1', 'e1-1', 'é1-1'])
      expect((await admin.create('/bdstore', { ...unit(same), floor_id })).data.fields).toMatchObject({
        store_no: 'duplicate',
      })
    expect((await admin.create('/bdstore', { ...unit('F1-1'), floor_id })).errcode).toBe(0)
  })

  it('finds its record in a file however it is written', async () => {
    const send = (...numbers: string[]) =>
      checkFile(
        server,
        admin,
        ['store_no,floor_id,area,name', ...numbers.map((no) => `"${no}",B1,50,Trial`)].join('\r\n'),
        { path: '/bdstore', site: '2', mode: 'both' },
      )
    const first = await send(' QA-1\u3000')
    expect(first).toMatchObject({ to_add: 1, wrong: 0 })
    expect(await applyChecked(admin, first._id)).toMatchObject({ state: 'applied' })
    const { data } = await admin.list('/bdstore', { cond: { store_no: 'QA-1' } })
    expect(data.total).toBe(1)
    expect(await send('ｑa-1 ')).toMatchObject({ to_add: 0, wrong: 0 })
    expect(await send('QB-1', 'qb-1')).toMatchObject({ wrong: 2 })
  })
})
