import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Client } from '#tests/support/client.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const path = '/myscust/result/attachs'
/** A visit of the agency that nobody has submitted. */
let result_id: string
const server = await serverForTests()
const agency = await server.as('agency.one')
const manager = await server.as('gz.manager')
const admin = await server.as('admin')
beforeAll(async () => {
  const { rows } = await sql<{ _id: string }>`
    select _id from myscust_result where site = '2' and status = 'draft' limit 1`.execute(server.database.db)
  result_id = rows[0]?._id ?? ''
})

const send = (who: Client) => sendFile(server, who, Uint8Array.from(onePixel.buffer), { path, result_id })
const listed = async (who: Client): Promise<string[]> =>
  (await who.call('GET', `${path}?result_id=${result_id}`)).data.list.map((file: { uid: string }) => file.uid)
const remove = (who: Client, uids: string[]) => who.call('DELETE', path, {}, { result_id, uids })

describe('the files of a visit', () => {
  it('are added by its agency, oldest first, and open for everybody who sees the visit', async () => {
    const sent = [(await send(agency)).data.uid, (await send(manager)).data.uid]
    expect(await listed(manager)).toEqual(sent)
    for (const uid of sent) expect((await getFile(server, agency, `/file/${uid}`)).errcode).toBe(0)
    const elsewhere = await server.as('wh.manager')
    expect((await elsewhere.call('GET', `${path}?result_id=${result_id}`)).errcode).toBe(4040)
    expect((await send(elsewhere)).errcode).toBe(4040)
  })

  it('are stored once if the reply was lost and the file is sent again with its key', async () => {
    const before = await listed(agency)
    const stored = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from attachment`.execute(server.database.db)).rows
    const [{ n } = { n: 0 }] = await stored()
    const sendKeyed = (text: string) =>
      sendFile(server, agency, text, { path, result_id, name: 'a.csv' }, { 'idempotency-key': 'visit-1' })
    const first = await sendKeyed('shop,score\nA,1\n')
    expect(first.errcode).toBe(0)
    const again = await sendKeyed('shop,score\nA,1\n')
    expect([again.errcode, again.data.uid]).toEqual([0, first.data.uid])
    expect(await listed(agency)).toEqual([...before, first.data.uid])
    expect(await stored()).toEqual([{ n: n + 1 }])
    // Another file does not hide behind the same key.
    expect((await sendKeyed('shop,score\nB,2\n')).errcode).toBe(4097)
    expect(await listed(agency)).toEqual([...before, first.data.uid])
    expect((await remove(agency, [first.data.uid])).data).toEqual({ removed: 1 })
  })

  it('are taken away once', async () => {
    const [first = '', ...others] = await listed(agency)
    expect((await remove(agency, [first])).data).toEqual({ removed: 1 })
    expect((await remove(agency, [first, 'none'])).data).toEqual({ removed: 0 })
    expect(await listed(agency)).toEqual(others)
  })

  it('are thirty at most, also when two are sent at once', async () => {
    const before = await listed(agency)
    const { rows } = await sql<{ uid: string }>`
      insert into attachment (uid, name, mime, size, sha256, biz_type, biz_id, uploaded_by, is_stored)
      select 'x' || n, 'a.png', 'image/png', 1, 'x', 'myscust_result', ${result_id}, 'U001', true
      from generate_series(1, 29) n returning uid`.execute(server.database.db)
    await sql`
      update myscust_result set attachs = ${rows.map(({ uid }) => uid)}::text[] where _id = ${result_id}`.execute(
      server.database.db,
    )
    const codes = (await Promise.all([send(agency), send(agency)])).map(({ errcode }) => errcode)
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 4005])
    expect((await send(agency)).errcode).toBe(4005)
    await sql`update myscust_result set attachs = ${before}::text[] where _id = ${result_id}`.execute(
      server.database.db,
    )
  })

  it('stay as they are once it is published, except for managers', async () => {
    const [uid = ''] = await listed(agency)
    await sql`update myscust_result set status = 'published' where _id = ${result_id}`.execute(
      server.database.db,
    )
    for (const who of [agency, manager]) {
      expect((await send(who)).errcode).toBe(4096)
      expect((await remove(who, [uid])).errcode).toBe(4096)
    }
    expect((await send(admin)).errcode).toBe(0)
    expect((await remove(admin, [uid])).data).toEqual({ removed: 1 })
  })
})
