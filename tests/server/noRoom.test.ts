import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const admin = await server.as('admin')

/** What PostgreSQL says when it lacks something, and the errcode that people get. */
const lacks = [
  ['53000', 'of resources', 5002],
  ['53100', 'of disk', 5004],
  ['53200', 'of memory', 5002],
  ['53300', 'of connections', 5002],
  ['53400', 'that a limit allows', 5002],
] as const

describe.each(lacks)('a database without enough (%s, %s)', (state, _, errcode) => {
  const refused = { status: 200, errcode, errmsg: expect.stringMatching(/\S/) }
  const name = `Lacking ${state}`
  const brand = { name, category_id: 'BC1' }

  it('writes nothing, says so, and writes again when there is', async () => {
    const { db } = server.database
    const { data: kept } = await admin.create('/bdbrand', { ...brand, name: `${name} kept` })
    const audited = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from audit_log`.execute(db)).rows[0]?.n
    const before = await audited()
    await sql
      .raw(`
      create function lack() returns trigger language plpgsql as $$
      begin raise exception 'none left' using errcode = '${state}'; end $$;
      create trigger lack after insert or update on brand for each row execute function lack()`)
      .execute(db)
    expect(await admin.create('/bdbrand', brand)).toMatchObject(refused)
    expect(await admin.update('/bdbrand', { _id: kept._id }, { name })).toMatchObject(refused)
    expect(await admin.remove('/bdbrand', { _id: kept._id })).toMatchObject(refused)
    expect((await admin.call('GET', `/bdbrand/${kept._id}`)).data.name).toBe(`${name} kept`)
    expect((await admin.list('/bdbrand', { cond: { name } })).data.total).toBe(0)
    expect(await audited()).toBe(before)
    await sql`drop function lack cascade`.execute(db)
    expect(await admin.create('/bdbrand', brand)).toMatchObject({ errcode: 0 })
  })
})
