// @runs both databases
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeOrphans } from '#server/services/files/removeOrphans.ts'
import { folderStore } from '#server/services/files/folderStore.ts'
import type { Work } from '#server/services/jobs/defineJob.ts'
import type { Client } from '#tests/support/client.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { setParam } from '#tests/support/setParam.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let server: TestServer
let ann: Client
let bob: Client
let outsider: Client
let photo: Buffer<ArrayBuffer>
const own = mkdtempSync(join(tmpdir(), 'atrium-files-'))

beforeAll(async () => {
  server = await startTestServer(undefined, undefined, testDatabase === 'postgresql' ? { DATA_DIR: own } : {})
  ann = await server.as('brand.editor')
  bob = await server.as('brand.approver')
  outsider = await server.as('gz.officer')
  photo = Buffer.from(
    await sharp({ create: { width: 800, height: 400, channels: 3, background: '#a03' } })
      .jpeg()
      .toBuffer(),
  )
})
afterAll(async () => {
  await server.stop()
  rmSync(own, { recursive: true, force: true })
})

const forBrand = { biz_type: 'brand' }
const stored = () => {
  const folder = join(server.settings.DATA_DIR, 'files')
  return existsSync(folder) ? globSync('**/up-*', { cwd: folder }).toSorted() : []
}
const rows = async () => (await sql`select uid from attachment`.execute(server.database.db)).rows.length

/** What an upload that is refused must leave as it was. */
async function leavesNothing(work: () => Promise<void>): Promise<void> {
  const before = [stored(), await rows()]
  await work()
  expect([stored(), await rows()]).toEqual(before)
}

describe('a file that is uploaded', () => {
  it('comes back byte by byte, under a random name, with what is known of it', async () => {
    const { data, errcode } = await sendFile(server, ann, photo, { ...forBrand, name: '../店铺 照片.jpg' })
    expect(errcode).toBe(0)
    expect(data).toMatchObject({
      name: '店铺 照片.jpg',
      mime: 'image/jpeg',
      size: photo.length,
      sha256: createHash('sha256').update(photo).digest('hex'),
      biz_type: 'brand',
      biz_id: null,
    })
    expect(data.uid).toMatch(/^up-[0-9a-z]{26}$/)
    const { bytes, headers } = await getFile(server, ann, `/file/${data.uid}`)
    expect(bytes.equals(photo)).toBe(true)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('content-disposition')).toBe(
      "inline; filename*=UTF-8''%E5%BA%97%E9%93%BA%20%E7%85%A7%E7%89%87.jpg",
    )
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('has a small picture, upright and 320 pixels at most', async () => {
    const turned = Buffer.from(await sharp(photo).withMetadata({ orientation: 6 }).toBuffer())
    const { data } = await sendFile(server, ann, turned, forBrand)
    const { bytes, headers } = await getFile(server, ann, `/file/${data.uid}`, { thumb: '1' })
    expect(headers.get('content-type')).toBe('image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 320 })
  })

  it('is taken by its content, whatever it is called, and saved under the ending of what it is', async () => {
    const { data } = await sendFile(server, ann, photo, { ...forBrand, name: 'run me.exe' })
    expect(data).toMatchObject({ mime: 'image/jpeg', name: 'run me.exe.jpg' })
    const list = await sendFile(server, ann, 'a,b\n1,2\n', { ...forBrand, name: 'list.csv' })
    expect(list.data).toMatchObject({ mime: 'text/csv', thumbUrl: null })
    const { headers } = await getFile(server, ann, `/file/${list.data.uid}`)
    expect(headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  it('is told by whatever order the form has', async () => {
    const form = new FormData()
    form.append('file', new File([photo], 'a.jpg'))
    form.append('biz_type', 'brand')
    const headers = { token: String(ann.token) }
    const response = await fetch(`${server.url}/api/v1/upload`, { method: 'POST', headers, body: form })
    expect(await response.json()).toMatchObject({ errcode: 0, data: { biz_type: 'brand' } })
  })
})

describe('an upload is refused and leaves nothing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  it.each([
    ['a drawing', svg, 'a.svg'],
    ['a drawing that is called a list', svg, 'a.csv'],
    ['a drawing behind a byte order mark', `\ufeff ${svg}`, 'a.csv'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'a.csv'],
    ['a program', Buffer.from('MZ\u0000\u0000program'), 'a.png'],
    ['text of no known kind', 'hello', 'a.txt'],
    ['nothing at all', '', 'a.csv'],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'a.jpg'],
    ['a zip that is broken', Buffer.from('PK\u0003\u0004 and so on'), 'a.xlsx'],
  ])('when it is %s', async (_, content, name) => {
    await leavesNothing(async () => {
      expect((await sendFile(server, ann, content, { ...forBrand, name })).errcode).toBe(4150)
    })
  })

  it('when the operator does not take its type', async () => {
    await setParam(server, 'upload.types', ['application/pdf'])
    await leavesNothing(async () => {
      expect((await sendFile(server, ann, photo, forBrand)).errcode).toBe(4150)
    })
    await setParam(server, 'upload.types', ['image/*', 'text/csv'])
  })

  it('when it is larger than the operator takes, even by one byte', async () => {
    await setParam(server, 'upload.max_mb', 1)
    const rows = Buffer.alloc(2 ** 20 + 1, 'a,b\n')
    await leavesNothing(async () => {
      expect(await sendFile(server, ann, rows, { ...forBrand, name: 'a.csv' })).toMatchObject({
        errcode: 4130,
        data: { limit: 2 ** 20 },
      })
      expect((await sendFile(server, ann, Buffer.alloc(20_000_000), forBrand)).errcode).toBe(4130)
    })
    const fits = await sendFile(server, ann, rows.subarray(1), { ...forBrand, name: 'a.csv' })
    expect(fits.data).toMatchObject({ size: 2 ** 20 })
    await setParam(server, 'upload.max_mb', 20)
  })

  it('when it is a picture of more pixels than can be unpacked', async () => {
    const bomb = Buffer.from(
      await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    )
    expect(bomb.length).toBeLessThan(2_000_000)
    await leavesNothing(async () => {
      expect(await sendFile(server, ann, bomb, forBrand)).toMatchObject({
        errcode: 4130,
        data: { reason: 'pixels', limit: 60_000_000 },
      })
    })
  })

  it('when the form is not what the call asks for', async () => {
    const send = async (body: FormData | string, type?: string) => {
      const headers = { token: String(ann.token), ...(type ? { 'content-type': type } : {}) }
      const response = await fetch(`${server.url}/api/v1/upload`, { method: 'POST', headers, body })
      return (await response.json()) as { errcode: number; data: { fields: Record<string, string> } }
    }
    const form = (...parts: [string, string | File][]) => {
      const made = new FormData()
      for (const [name, value] of parts) made.append(name, value)
      return made
    }
    const file = new File([photo], 'a.jpg')
    const head = 'Content-Disposition: form-data; name="file"; filename="a.jpg"'
    await leavesNothing(async () => {
      expect((await send('{}', 'application/json')).data.fields).toEqual({ body: 'multipart' })
      expect(
        (await send(`--x\r\n${head}\r\n\r\nhello`, 'multipart/form-data; boundary=x')).data.fields,
      ).toEqual({
        body: 'incomplete',
      })
      const nameless = `--x\r\n${head}\r\n\r\nhello\r\n--x\r\nContent-Disposition: form-data\r\n\r\nbrand\r\n--x--`
      expect((await send(nameless, 'multipart/form-data; boundary=x')).data.fields).toEqual({
        body: 'multipart',
      })
      expect((await send(form(['biz_type', 'brand']))).data.fields).toEqual({ file: 'required' })
      expect((await send(form(['file', file]))).data.fields).toEqual({ biz_type: 'required' })
      expect((await send(form(['biz_type', 'brand'], ['file', file], ['file', file]))).data.fields).toEqual({
        file: 'twice',
      })
      expect((await send(form(['biz_type', 'nothing'], ['file', file]))).data.fields).toEqual({
        biz_type: 'reference',
      })
    })
  })

  it('when whoever sends it hangs up in the middle', async () => {
    await leavesNothing(async () => {
      const headers = {
        token: String(ann.token),
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 1_000_000,
      }
      const sending = request(`${server.url}/api/v1/upload`, { method: 'POST', headers })
      const over = new Promise((resolve) => sending.on('error', resolve))
      sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n')
      sending.write(photo)
      // Nothing tells when a half-sent file reaches the disk, or leaves it.
      await expect.poll(incoming).toHaveLength(1)
      sending.destroy()
      await over
      await expect.poll(incoming).toHaveLength(0)
    })
  })

  it('without a session', async () => {
    expect((await sendFile(server, server.anonymous, photo, forBrand)).errcode).toBe(555)
  })
})

const incoming = () => stored().filter((name) => name.startsWith('incoming'))

describe('who sees a file', () => {
  const upload = async (who = ann, more: Record<string, string> = {}) =>
    (await sendFile(server, who, photo, { ...forBrand, ...more })).data
  const newBrand = async (who: Client, doc: object = {}) => {
    const category = (await who.list('/bdbrandcategory')).data.list[0]._id
    return who.create('/bdbrand', { name: 'Logo & Co', category_id: category, ...doc })
  }

  it('is whoever uploaded it, until it belongs to a record', async () => {
    const { uid } = await upload()
    expect((await getFile(server, ann, `/file/${uid}`)).errcode).toBe(0)
    expect((await getFile(server, bob, `/file/${uid}`)).errcode).toBe(4040)
    expect((await getFile(server, server.anonymous, `/file/${uid}`)).errcode).toBe(555)
  })

  it('is whoever may see the record that names it, and nobody else', async () => {
    const { uid } = await upload()
    const { data: brand } = await newBrand(ann, { logo: uid })
    expect((await getFile(server, bob, `/file/${uid}`)).errcode).toBe(0)
    expect((await getFile(server, outsider, `/file/${uid}`)).errcode).toBe(4030)
    await bob.remove('/bdbrand', { _id: brand._id })
    expect((await getFile(server, bob, `/file/${uid}`)).errcode).toBe(4040)
  })

  it('changes when a record takes the file up later', async () => {
    const { data: brand } = await newBrand(bob)
    const { uid } = await upload(bob)
    expect((await bob.update('/bdbrand', { _id: brand._id }, { photos: [uid] })).errcode).toBe(0)
    expect((await getFile(server, ann, `/file/${uid}`)).errcode).toBe(0)
  })

  it('does not change by naming the file of somebody else, or of another record', async () => {
    const { uid } = await upload(ann)
    expect(await newBrand(bob, { logo: uid })).toMatchObject({
      errcode: 4004,
      data: { fields: { logo: 'reference' } },
    })
    await newBrand(ann, { logo: uid })
    expect((await newBrand(ann, { photos: [uid] })).data.fields).toEqual({ photos: 'reference' })
    const nothing = 'up-00000000000000000000000000'
    expect((await newBrand(ann, { photos: [nothing] })).data.fields).toEqual({ photos: 'reference' })
  })

  it('can be a record at once, for whoever may change it', async () => {
    const { data: brand } = await newBrand(bob)
    const { uid, biz_id } = await upload(bob, { biz_id: brand._id })
    expect(biz_id).toBe(brand._id)
    expect((await getFile(server, ann, `/file/${uid}`)).errcode).toBe(0)
    const auditor = await server.as('auditor')
    const to = { ...forBrand, biz_id: brand._id }
    await leavesNothing(async () => {
      expect((await sendFile(server, auditor, photo, to)).errcode).toBe(4030)
      expect((await sendFile(server, outsider, photo, to)).errcode).toBe(4030)
      expect((await sendFile(server, bob, photo, { ...forBrand, biz_id: 'nobody' })).errcode).toBe(4040)
    })
  })

  it('is the bearer of its signed address too, an image tag, for an hour and for that file', async () => {
    const { url, thumbUrl, uid } = await upload()
    const nobody = server.anonymous
    expect((await getFile(server, nobody, url)).bytes.equals(photo)).toBe(true)
    expect((await getFile(server, nobody, thumbUrl)).headers.get('content-type')).toBe('image/webp')
    const other = (await upload(bob)).uid
    const later = url.replace(/expires=\d+/, 'expires=9999999999')
    const otherUser = url.replace(/user=[^&]+/, 'user=admin')
    for (const forged of [url.replace(uid, other), later, otherUser, `${url}x`]) {
      expect((await getFile(server, nobody, forged)).errcode).toBe(555)
    }
  })

  it('is no bearer whose sessions are over, or who lost the right', async () => {
    const guest = await server.as('brand.editor')
    const { url } = await upload(guest)
    const attached = await upload(guest)
    await newBrand(guest, { logo: attached.uid })
    const { db } = server.database
    await sql`update "user" set roles = '{}' where username = 'brand.editor'`.execute(db)
    expect((await getFile(server, server.anonymous, attached.url)).errcode).toBe(4030)
    await sql`update session set revoked_at = 1 where user_id = (select _id from "user" where username = 'brand.editor')`.execute(
      db,
    )
    expect((await getFile(server, server.anonymous, url)).errcode).toBe(555)
  })
})

describe('a file that nobody attached', () => {
  it('is removed after 30 days, with its small picture; one that a record names stays', async () => {
    const sam = await server.as('admin')
    const orphan = (await sendFile(server, sam, photo, forBrand)).data.uid
    const young = (await sendFile(server, sam, photo, forBrand)).data.uid
    const { db } = server.database
    const half = (await sendFile(server, sam, photo, forBrand)).data.uid
    const before = stored().length
    const age = 30 * 86_400
    await sql`update attachment set uploaded_at = uploaded_at - ${age + 1} where uid not in (${young}, ${half})`.execute(
      db,
    )
    await sql`update attachment set uploaded_at = uploaded_at - ${age - 60} where uid = ${young}`.execute(db)
    // As a crash leaves it.
    await sql`update attachment set uploaded_at = uploaded_at - 86401, is_stored = false where uid = ${half}`.execute(
      db,
    )
    const job = removeOrphans(folderStore(server.settings))
    const signal = new AbortController().signal
    const work = { body: {}, context: { db }, progress: () => undefined, signal } as unknown as Work<
      Record<string, never>
    >
    expect(await job.run(work)).toMatchObject({ removed: expect.any(Number) as number })
    expect(stored().length).toBeLessThan(before)
    expect((await getFile(server, sam, `/file/${orphan}`)).errcode).toBe(4040)
    expect((await getFile(server, sam, `/file/${young}`)).errcode).toBe(0)
    const left = await sql<{ uid: string }>`select uid from attachment where biz_id is null`.execute(db)
    expect(left.rows).toEqual([{ uid: young }])
    const named = await sql`select from attachment where biz_id is not null`.execute(db)
    expect(named.rows.length).toBeGreaterThan(0)
  })
})
