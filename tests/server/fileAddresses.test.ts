import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let server: TestServer
let ann: Client
let bob: Client
let outsider: Client
let photo: Buffer<ArrayBuffer>

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.as('brand.editor')
  bob = await server.as('brand.approver')
  outsider = await server.as('gz.officer')
  photo = Buffer.from(
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a03' } })
      .png()
      .toBuffer(),
  )
}, 60_000)
afterAll(() => server.stop())

const upload = async (who = ann): Promise<string> =>
  (await sendFile(server, who, photo, { biz_type: 'brand' })).data.uid
const addresses = (who: Client, ...uids: string[]) =>
  who.call('GET', '/file/addresses', { uids: uids.join(',') })
const seen = async (who: Client, ...uids: string[]): Promise<string[]> =>
  (await addresses(who, ...uids)).data.list.map(({ uid }: { uid: string }) => uid)

async function brandWith(logo: string): Promise<string> {
  const category = (await ann.list('/bdbrandcategory')).data.list[0]._id
  return (await ann.create('/bdbrand', { name: 'Logo & Co', category_id: category, logo })).data._id
}

it('a field for pictures takes nothing else', async () => {
  const { uid } = (await sendFile(server, ann, 'a,b\n1,2\n', { biz_type: 'brand', name: 'a.csv' })).data
  const category = (await ann.list('/bdbrandcategory')).data.list[0]._id
  const doc = { name: 'Logo & Co', category_id: category, photos: [await upload(), uid] }
  expect(await ann.create('/bdbrand', doc)).toMatchObject({
    errcode: 4004,
    data: { fields: { photos: 'picture' } },
  })
})

describe('somebody who is shown pictures', () => {
  it('gets addresses that need no token, in the order asked, each file once', async () => {
    const [one, other] = [await upload(), await upload()]
    const { data, errcode } = await addresses(ann, other, one, other)
    expect(errcode).toBe(0)
    expect(data.total).toBe(2)
    expect(data.list).toMatchObject([
      { uid: other, mime: 'image/png', size: photo.length, biz_type: 'brand', biz_id: null },
      { uid: one },
    ])
    const [first] = data.list
    expect((await getFile(server, server.anonymous, first.url)).bytes.equals(photo)).toBe(true)
    const small = await getFile(server, server.anonymous, first.thumbUrl)
    expect(small.headers.get('content-type')).toBe('image/webp')
  })

  it('gets those of the records that they may see, and nothing of others', async () => {
    const logo = await upload()
    const loose = await upload()
    const brand = await brandWith(logo)
    expect(await seen(bob, logo, loose)).toEqual([logo])
    expect(await seen(ann, logo, loose)).toEqual([logo, loose])
    expect(await seen(outsider, logo, loose)).toEqual([])
    await bob.remove('/bdbrand', { _id: brand })
    expect(await seen(bob, logo)).toEqual([])
  })

  it('gets those of the own sites alone', async () => {
    const admin = await server.as('admin')
    const floors = (await admin.list('/BdFloor', { site: '9' })).data.list
    const to = { biz_type: 'floor', biz_id: floors[0]._id }
    const { uid } = (await sendFile(server, admin, photo, to)).data
    expect(await seen(admin, uid)).toEqual([uid])
    expect(await seen(await server.as('hk.manager'), uid)).toEqual([uid])
    expect(await seen(outsider, uid)).toEqual([])
  })

  it('does not hear of a file that is absent, or of a noun that is gone', async () => {
    const uid = await upload()
    const gone = (await sendFile(server, ann, photo, { biz_type: 'brand' })).data.uid
    await sql`update attachment set biz_type = 'unplugged', biz_id = 'x' where uid = ${gone}`.execute(
      server.database.db,
    )
    expect(await seen(ann, 'up-00000000000000000000000000', gone, uid)).toEqual([uid])
  })

  it.each([
    ['nothing', ''],
    ['what is no name', 'a,,b'],
    ['more than a hundred', Array.from({ length: 101 }, (_, n) => `u${n}`).join(',')],
  ])('is told so when asking for %s', async (_, uids) => {
    expect((await ann.call('GET', '/file/addresses', { uids })).errcode).toBe(4001)
  })

  it('has to be signed in', async () => {
    expect((await addresses(server.anonymous, 'up-x')).errcode).toBe(555)
  })
})
