import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '#server/services/session/token.ts'
import { createClient, demoPassword, type Client } from '#tests/support/client.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

let photo: Buffer<ArrayBuffer>

const server = await serverForTests()
const ann = await server.as('brand.editor')
const bob = await server.as('brand.approver')
const outsider = await server.as('gz.officer')
beforeAll(async () => {
  photo = Buffer.from(
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a03' } })
      .png()
      .toBuffer(),
  )
})

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

describe('the address of a file', () => {
  /** What the picture at an address is answered with, without a token. */
  const fetched = async (address: string) => (await getFile(server, server.anonymous, address)).errcode
  const again = async (who: Client, uid: string): Promise<{ url: string; thumbUrl: string }> =>
    (await addresses(who, uid)).data.list[0]

  it('ends with the session that it was made for, while others of the same person go on', async () => {
    const [here, there] = [await server.as('brand.editor'), await server.as('brand.editor')]
    const uid = await upload(here)
    const [own, other] = [await again(here, uid), await again(there, uid)]
    expect([await fetched(own.url), await fetched(own.thumbUrl), await fetched(other.url)]).toEqual([0, 0, 0])
    await here.call('POST', '/signout')
    expect([await fetched(own.url), await fetched(own.thumbUrl)]).toEqual([555, 555])
    expect(await fetched(other.url)).toBe(0)
  })

  it('goes on when the token of its session is renewed, and ends with what replaced it', async () => {
    const tab = await server.as('brand.editor')
    const { url } = await again(tab, await upload(tab))
    // A token is not renewed while it is fresh, and goes on for a minute when it was.
    const age = (column: string, seconds: number) =>
      sql`update session set ${sql.ref(column)} = ${sql.ref(column)} - ${seconds}
        where token_hash = ${hashToken(String(tab.token))}`.execute(server.database.db)
    await age('issued_at', 40_000)
    await age('expires_at', 40_000)
    const { data } = await tab.call('POST', '/refresh')
    expect(data.access_token).not.toBe(tab.token)
    await age('replaced_at', 61)
    expect(await fetched(url)).toBe(0)
    await createClient(server.url, data.access_token).call('POST', '/signout')
    expect(await fetched(url)).toBe(555)
  })

  it('ends when the password is changed elsewhere, and when the account is disabled', async () => {
    const [here, there] = [await server.as('trainee.brand'), await server.as('trainee.brand')]
    const uid = await upload(here)
    const [own, other] = [await again(here, uid), await again(there, uid)]
    const change = { old_password: demoPassword, new_password: 'Quiet harbour 7' }
    expect((await there.call('POST', '/password/change', {}, change)).errcode).toBe(0)
    expect([await fetched(own.url), await fetched(other.url)]).toEqual([555, 0])
    await sql`update "user" set is_active = false where username = 'trainee.brand'`.execute(
      server.database.db,
    )
    expect(await fetched(other.url)).toBe(555)
  })

  it('is kept by no cache, and names no session', async () => {
    const tab = await server.as('brand.editor')
    const { url } = await again(tab, await upload(tab))
    const { headers } = await getFile(server, server.anonymous, url)
    expect(headers.get('cache-control')).toBe('no-store')
    expect([...new URL(url, server.url).searchParams.keys()].toSorted()).toEqual([
      'expires',
      'signature',
      'user',
    ])
    const { rows } = await sql<{ family: string }>`select distinct family from session`.execute(
      server.database.db,
    )
    for (const { family } of rows) expect(url).not.toContain(family)
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
