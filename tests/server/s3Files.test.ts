import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeOrphans } from '#server/services/files/removeOrphans.ts'
import { s3Store } from '#server/services/files/s3Store.ts'
import { StoreUnavailable } from '#server/services/files/StoreUnavailable.ts'
import type { Work } from '#server/services/jobs/defineJob.ts'
import type { Client } from '#tests/support/client.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { startS3Server, type S3Server } from '#tests/support/s3Server.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let s3: S3Server
let server: TestServer
let editor: Client
let photo: Buffer<ArrayBuffer>
const own = mkdtempSync(join(tmpdir(), 'atrium-s3-'))

beforeAll(async () => {
  s3 = await startS3Server()
  const folder = testDatabase === 'postgresql' ? { DATA_DIR: own } : {}
  server = await startTestServer(undefined, undefined, { ...s3.settings, ...folder })
  editor = await server.as('brand.editor')
  photo = Buffer.from(
    await sharp({ create: { width: 640, height: 640, channels: 3, background: '#123' } })
      .png()
      .toBuffer(),
  )
})
afterAll(async () => {
  await server.stop()
  await s3.stop()
  rmSync(own, { recursive: true, force: true })
})

const onDisk = () => {
  const folder = join(server.settings.DATA_DIR, 'files')
  return existsSync(folder) ? globSync('**/up-*', { cwd: folder }) : []
}

describe('files kept in S3', () => {
  it('are sent there signed, byte by byte, and come back; nothing stays on the disk', async () => {
    const { data } = await sendFile(server, editor, photo, { biz_type: 'brand' })
    expect(s3.objects.get(`/mall/${data.uid}`)?.equals(photo)).toBe(true)
    expect(s3.objects.size).toBe(2)
    expect(onDisk()).toEqual([])
    expect((await getFile(server, server.anonymous, data.url)).bytes.equals(photo)).toBe(true)
    const thumb = await getFile(server, server.anonymous, data.thumbUrl)
    expect(await sharp(thumb.bytes).metadata()).toMatchObject({ format: 'webp', width: 320 })
  })

  it('are said to be unavailable while the store refuses us, and nothing stays that anybody can see', async () => {
    const { data } = await sendFile(server, editor, photo, { biz_type: 'brand' })
    const count = async () =>
      (await sql`select from attachment where is_stored`.execute(server.database.db)).rows.length
    const before = await count()
    s3.refuse(true)
    expect((await sendFile(server, editor, photo, { biz_type: 'brand' })).errcode).toBe(5002)
    expect((await getFile(server, editor, `/file/${data.uid}`)).errcode).toBe(5002)
    s3.refuse(false)
    expect(await count()).toBe(before)
    expect(onDisk()).toEqual([])
    expect((await getFile(server, editor, `/file/${data.uid}`)).errcode).toBe(0)
  })

  it('are swept up from there, those too that could not be taken back at once', async () => {
    const { db } = server.database
    await sql`update attachment set uploaded_at = 0`.execute(db)
    const job = removeOrphans(s3Store(server.settings))
    const signal = new AbortController().signal
    const work = { body: {}, context: { db }, progress: () => undefined, signal }
    await job.run(work as unknown as Work<Record<string, never>>)
    expect(s3.objects.size).toBe(0)
    expect((await sql`select from attachment`.execute(db)).rows).toEqual([])
  })

  it('are said to be unavailable when the store takes a call and never answers', async () => {
    const silent = createServer((connection) => connection.on('error', () => undefined).resume())
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const { port } = silent.address() as AddressInfo
    const there = { ...server.settings, FILES_S3_URL: `http://127.0.0.1:${port}` }
    const store = s3Store(there, { connect: 100, silent: 200 })
    await expect(store.get('up-one')).rejects.toThrow(StoreUnavailable)
    await expect(store.put('up-one', import.meta.filename)).rejects.toThrow(StoreUnavailable)
    await expect(store.remove('up-one')).rejects.toThrow(StoreUnavailable)
    silent.close()
  })

  it('are said to be unavailable when the store goes on and on about what is wrong, of which little is read', async () => {
    const { data } = await sendFile(server, editor, photo, { biz_type: 'brand' })
    s3.babble(true)
    expect((await sendFile(server, editor, photo, { biz_type: 'brand' })).errcode).toBe(5002)
    expect((await getFile(server, editor, `/file/${data.uid}`)).errcode).toBe(5002)
    await expect(s3Store(server.settings).remove(data.uid)).rejects.toThrow(StoreUnavailable)
    // What was in the buffers of the connections was sent too.
    expect(s3.babbled()).toBeLessThan(50e6)
    const sent = s3.babbled()
    await setTimeout(200)
    expect(s3.babbled()).toBe(sent)
    s3.babble(false)
    expect((await getFile(server, editor, `/file/${data.uid}`)).errcode).toBe(0)
  })

  it('are absent when they are gone from the store', async () => {
    const { data } = await sendFile(server, editor, photo, { biz_type: 'brand' })
    s3.objects.delete(`/mall/${data.uid}`)
    expect((await getFile(server, editor, `/file/${data.uid}`)).errcode).toBe(4040)
  })
})
