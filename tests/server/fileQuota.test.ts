import { randomBytes } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brandRequests } from '#server/plugins/brandDB/brandAudit/brandRequests.ts'
import { folderStore } from '#server/services/files/folderStore.ts'
import { removeOrphans } from '#server/services/files/removeOrphans.ts'
import type { Job, Work } from '#server/services/jobs/defineJob.ts'
import type { Client } from '#tests/support/client.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { settled } from '#tests/support/importFile.ts'
import counting from '#tests/support/sampleJobs.ts'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** May add brands, and ask for changes of those that are there. */
/** May change brands at once. */
let category_id: string
let photo: Buffer<ArrayBuffer>

const server = await serverForTests(undefined, undefined, {}, [counting])
const editor = await server.as('brand.editor')
const approver = await server.as('brand.approver')
const admin = await server.as('admin')
beforeAll(async () => {
  category_id = (await admin.list('/bdbrandcategory')).data.list[0]._id
  const noise = { raw: { width: 400, height: 400, channels: 3 as const } }
  photo = Buffer.from(await sharp(randomBytes(480_000), noise).png({ compressionLevel: 0 }).toBuffer())
})

beforeEach(async () => {
  const { db } = server.database
  await sql`delete from attachment`.execute(db)
  await setParam(server, 'upload.unused_mb', 1000)
  await setParam(server, 'upload.person_mb', 10_000)
  await setParam(server, 'upload.total_mb', 100_000)
})

/** A list of so many bytes. */
const list = (bytes: number) => Buffer.alloc(bytes, 'a,b\n')
const send = (who: Client, bytes = 400_000, fields: Record<string, string> = {}) =>
  sendFile(server, who, list(bytes), { biz_type: 'brand', name: 'a.csv', ...fields })
const newBrand = async (doc: object = {}, who = approver): Promise<string> =>
  (await who.create('/bdbrand', { name: 'Logo & Co', category_id, ...doc })).data._id
const stored = () => globSync('**/up-*', { cwd: join(server.settings.DATA_DIR, 'files') }).length
const run = async (job: Job) => {
  const { data } = await admin.call('GET', '/health')
  const context = { db: server.database.db, now: data.now }
  const { signal } = new AbortController()
  return job.run({ body: {}, context, progress: () => undefined, signal } as unknown as Work<unknown>)
}

describe('a file is added to a record at once', () => {
  it('by who may change the record, not by who may only ask for a change', async () => {
    const biz_id = await newBrand()
    const before = stored()
    expect(await send(editor, 400_000, { biz_id })).toMatchObject({ errcode: 4030, data: null })
    expect(stored()).toBe(before)
    expect((await send(approver, 400_000, { biz_id })).data).toMatchObject({ biz_id })
  })

  it('by nobody while a change of the record waits for approval', async () => {
    const biz_id = await newBrand()
    const { data } = await editor.update('/bdbrand', { _id: biz_id }, { target_group: 'families' })
    expect(data.audit_status).toBe('audit_inprogress')
    expect((await send(approver, 400_000, { biz_id })).errcode).toBe(4094)
  })

  it('never to a request or an import, whose files are those that it names', async () => {
    const { data } = await editor.update('/bdbrand', { _id: await newBrand() }, { target_group: 'families' })
    const to = { biz_type: 'brand_audit', biz_id: data.audit_id }
    for (const who of [editor, approver, admin]) expect((await send(who, 10, to)).errcode).toBe(4030)
    const sent = await sendFile(server, approver, `name,category_id\nA,${category_id}\n`, {
      path: '/bdbrand/import',
      name: 'a.csv',
      mode: 'add',
    })
    await settled(approver, sent.data._id)
    const toImport = { biz_type: 'import_run', biz_id: sent.data._id }
    expect((await send(approver, 10, toImport)).errcode).toBe(4030)
  })

  it('once the change that proposes it is approved', async () => {
    const { data } = await sendFile(server, editor, photo, { biz_type: 'brand' })
    const biz_id = await newBrand()
    const request = await editor.update('/bdbrand', { _id: biz_id }, { logo: data.uid })
    const owner = async () => (await approver.call('GET', '/file/addresses', { uids: data.uid })).data.list[0]
    expect(await owner()).toMatchObject({ biz_type: 'brand_audit', biz_id: request.data.audit_id })
    const approved = await approver.update(
      '/bdbrandaudit',
      { _id: request.data.audit_id },
      { action: 'approve' },
    )
    expect(approved.errcode).toBe(0)
    expect(await owner()).toMatchObject({ biz_type: 'brand', biz_id })
  })
})

describe('what no record uses', () => {
  it('has a limit for each person, and the refusal says limit, use and what to do', async () => {
    await setParam(server, 'upload.unused_mb', 1)
    for (let n = 0; n < 2; n += 1) expect((await send(editor)).errcode).toBe(0)
    const before = stored()
    const refused = await send(editor)
    expect(refused).toMatchObject({
      errcode: 4132,
      data: { quota: 'unused', limit: 2 ** 20, used: 800_000 },
    })
    expect(stored()).toBe(before)
    expect(refused.errmsg).toMatch(/已占 0.8 MB，上限为 1 MB。.*30 天后删除/)
    expect((await send(approver)).errcode).toBe(0)
  })

  it('includes files of imports', async () => {
    await setParam(server, 'upload.unused_mb', 1)
    const rows = `name,description\n${`A,${'b'.repeat(99_000)}\n`.repeat(7)}`
    const fields = { path: '/bdbrand/import', name: 'a.csv', mode: 'add' }
    const first = await sendFile(server, approver, rows, fields)
    await settled(approver, first.data._id)
    const second = await sendFile(server, approver, rows, fields)
    expect(second).toMatchObject({ errcode: 4132, data: { quota: 'unused', used: rows.length } })
    expect((await send(approver, 400_000)).errcode).toBe(4132)
  })

  it('includes what requests propose, until they are approved', async () => {
    await setParam(server, 'upload.unused_mb', 1)
    const { data } = await sendFile(server, editor, photo, { biz_type: 'brand' })
    const request = await editor.update('/bdbrand', { _id: await newBrand() }, { logo: data.uid })
    expect((await send(editor, 700_000)).errcode).toBe(4132)
    await approver.update('/bdbrandaudit', { _id: request.data.audit_id }, { action: 'approve' })
    expect((await send(editor, 700_000)).errcode).toBe(0)
  })

  it('does not include what records use', async () => {
    await setParam(server, 'upload.unused_mb', 1)
    const { data } = await sendFile(server, approver, photo, { biz_type: 'brand' })
    expect((await send(approver, 700_000)).errcode).toBe(4132)
    await newBrand({ logo: data.uid })
    expect((await send(approver, 700_000)).errcode).toBe(0)
  })

  it('gives its room back when it is removed, after 30 days', async () => {
    await setParam(server, 'upload.unused_mb', 1)
    for (let n = 0; n < 2; n += 1) await send(editor)
    expect((await send(editor)).errcode).toBe(4132)
    const { db } = server.database
    await sql`update attachment set uploaded_at = uploaded_at - 30 * 86400 + 60`.execute(db)
    await run(removeOrphans(folderStore(server.settings)))
    expect((await send(editor)).errcode).toBe(4132)
    await sql`update attachment set uploaded_at = uploaded_at - 120`.execute(db)
    await run(removeOrphans(folderStore(server.settings)))
    expect((await send(editor)).errcode).toBe(0)
  })

  it('is what an old request proposed, 90 days after it was withdrawn', async () => {
    const { data } = await sendFile(server, editor, photo, { biz_type: 'brand' })
    const request = await editor.update('/bdbrand', { _id: await newBrand() }, { logo: data.uid })
    await editor.update('/bdbrandaudit', { _id: request.data.audit_id }, { action: 'withdraw' })
    const { db } = server.database
    const ageBy = (days: number) =>
      sql`update brand_audit set updated_at = updated_at - ${days * 86_400} where _id = ${request.data.audit_id}`.execute(
        db,
      )
    await sql`update attachment set uploaded_at = uploaded_at - 86400 * 90`.execute(db)
    const sweep = async () => {
      await run(brandRequests.forgetFiles)
      await run(removeOrphans(folderStore(server.settings)))
      return (await getFile(server, editor, `/file/${data.uid}`)).errcode
    }
    await ageBy(89)
    expect(await sweep()).toBe(0)
    await ageBy(2)
    expect(await sweep()).toBe(4040)
  })
})

describe('all that is stored', () => {
  it('has a limit for each person, whoever uses it', async () => {
    await setParam(server, 'upload.person_mb', 1)
    const biz_id = await newBrand()
    for (let n = 0; n < 2; n += 1) expect((await send(approver, 400_000, { biz_id })).errcode).toBe(0)
    const refused = await send(approver, 400_000, { biz_id })
    expect(refused).toMatchObject({ errcode: 4132, data: { quota: 'person', limit: 2 ** 20, used: 800_000 } })
    expect(refused.errmsg).toBe('Your files take 0.8 MB of 1 MB. Ask the administrator for more room')
    expect((await send(admin, 400_000, { biz_id })).errcode).toBe(0)
  })

  it('has a limit for everybody together', async () => {
    await setParam(server, 'upload.total_mb', 1)
    for (const who of [editor, approver]) expect((await send(who)).errcode).toBe(0)
    expect(await send(admin)).toMatchObject({ errcode: 4132, data: { quota: 'total', used: 800_000 } })
  })

  it('includes the small pictures', async () => {
    const { data } = await sendFile(server, editor, photo, { biz_type: 'brand' })
    const { bytes } = await getFile(server, editor, `/file/${data.uid}`, { thumb: '1' })
    const { rows } = await sql<{ owner: string; bytes: number }>`
      select owner, bytes from file_usage where bytes > 0 order by owner`.execute(server.database.db)
    expect(rows.map((row) => row.bytes)).toEqual([photo.length + bytes.length, photo.length + bytes.length])
    expect(rows[0]?.owner).toBe('')
  })
})

it('of uploads that come at once no more are taken than there is room for', async () => {
  await setParam(server, 'upload.unused_mb', 1)
  const sent = await Promise.all(Array.from({ length: 8 }, () => send(editor)))
  expect(sent.map(({ errcode }) => errcode).toSorted()).toEqual([0, 0, 4132, 4132, 4132, 4132, 4132, 4132])
  const { rows } = await sql<{ bytes: number }>`
    select bytes from file_usage where owner = ''`.execute(server.database.db)
  expect(rows).toEqual([{ bytes: 800_000 }])
})
