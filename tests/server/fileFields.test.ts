import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { choice, file, files, ref, text } from '#contract/fields.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { resource } from '#contract/resource.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { Client } from '#tests/support/client.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { applyChecked, checkFile } from '#tests/support/importFile.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import counting from '#tests/support/sampleJobs.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** A parcel at the desk of a mall, with a picture, papers, and proof that somebody took it. */
const parcel = resource({
  name: 'parcel',
  path: '/parcel',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    code: text({ required: true }),
    photo: file('picture'),
    papers: files('any'),
    state: choice(['here', 'gone'], { assigned: true, writable: 'never' }),
  },
  can: { view: signedIn, create: signedIn, update: signedIn, remove: signedIn },
  imports: { can: signedIn, key: ['code'] },
  actions: { note: { can: signedIn, takes: z.object({ pages: z.array(recordId), words: z.string() }) } },
  lifecycle: lifecycle({
    field: 'state',
    initial: 'here',
    steps: {
      hand: {
        from: ['here'],
        to: 'gone',
        can: signedIn,
        takes: { proof: files('photo'), receipt: file('any'), words: text() },
      },
    },
  }),
})

const parcels = defineServerPlugin({
  id: 'parcel',
  resources: [parcel],
  // Neither stores what it takes in the record: the engine has to check it all the same.
  hooks: { parcel: { actions: { note: async () => ({}), hand: async () => ({}) } } },
  migrations: {
    '0001_parcel': `
      create table parcel (
        _id text primary key, site text not null references site, code text not null, photo text,
        papers text[] not null default '{}', state text not null default 'here'
      );
      select add_common_columns('parcel');
      create unique index unique__parcel__code on parcel (code) where deleted_at is null;`,
  },
})

const server = await serverForTests(undefined, undefined, {}, [counting, parcels])
const ann = await server.as('gz.officer')
const bob = await server.as('gz.manager')
const far = await server.as('hk.officer')

const path = '/parcel'
const pixel = new Uint8Array(onePixel.buffer)
const uploaded = async (who: Client, more: Record<string, string> = {}): Promise<string> =>
  (await sendFile(server, who, pixel, { biz_type: 'parcel', ...more })).data.uid
let made = 0
const add = async (who: Client = ann, doc: object = {}, site = '2') =>
  who.create(path, { site, code: `P${(made += 1)}`, ...doc })
const stateOf = async (id: string) => {
  const { rows } = await sql`select photo, papers, state, rev from parcel where _id = ${id}`.execute(
    server.database.db,
  )
  const { rows: attached } = await sql`select uid from attachment where biz_id = ${id} order by uid`.execute(
    server.database.db,
  )
  return [rows, attached]
}

/** Uploads that ann may not use for a parcel of hers, and why. */
const foreign: readonly (readonly [why: string, upload: () => Promise<string>])[] = [
  ['was never uploaded', async () => 'up-00000000000000000000000000'],
  ['is no name of a file', async () => 'photo.png'],
  ['is the address of a file', async () => '..-etc-passwd'],
  ['somebody else uploaded', () => uploaded(bob)],
  ['somebody at another site uploaded', () => uploaded(far)],
  [
    'belongs to another record of hers',
    async () => {
      const uid = await uploaded(ann)
      await add(ann, { photo: uid })
      return uid
    },
  ],
  [
    'belongs to a record of another site',
    async () => {
      const uid = await uploaded(far)
      expect((await add(far, { photo: uid }, '10')).errcode).toBe(0)
      return uid
    },
  ],
  [
    'belongs to a record that was removed',
    async () => {
      const uid = await uploaded(ann)
      const { data } = await add(ann, { photo: uid })
      await ann.remove(path, { _id: data._id })
      return uid
    },
  ],
  [
    'was uploaded for something else',
    async () => (await sendFile(server, ann, pixel, { biz_type: 'brand' })).data.uid,
  ],
  [
    'is being cleaned up',
    async () => {
      const uid = await uploaded(ann)
      await sql`update attachment set is_stored = false where uid = ${uid}`.execute(server.database.db)
      return uid
    },
  ],
]

describe.each(foreign)('a file that %s', (_, upload) => {
  const refused = (field: string) => ({ errcode: 4004, data: { fields: { [field]: 'reference' } } })

  it('cannot be given to a new record, alone or in a list', async () => {
    const [uid, own] = [await upload(), await uploaded(ann)]
    expect(await add(ann, { photo: uid })).toMatchObject(refused('photo'))
    expect(await add(ann, { papers: [own, uid] })).toMatchObject(refused('papers'))
    // What came with it is still free.
    expect((await add(ann, { papers: [own] })).errcode).toBe(0)
  })

  it('cannot be given to a record by a change or a step, which leave the record as it was', async () => {
    const { data } = await add(ann, { papers: [await uploaded(ann)] })
    const [before, uid, own] = [await stateOf(data._id), await upload(), await uploaded(ann)]
    const send = (doc: object) => ann.update(path, { _id: data._id }, doc)
    expect(await send({ photo: uid })).toMatchObject(refused('photo'))
    expect(await send({ papers: [...data.papers, uid] })).toMatchObject(refused('papers'))
    expect(await send({ action: 'hand', receipt: uid })).toMatchObject(refused('receipt'))
    expect(await send({ action: 'hand', proof: [own, uid] })).toMatchObject(refused('proof'))
    expect(await stateOf(data._id)).toEqual(before)
  })

  it('is an error of its row in an import', async () => {
    const uid = await upload()
    const code = `P${(made += 1)}`
    const run = await checkFile(server, ann, `code,photo\n${code},${uid}\n`, { path, site: '2' })
    expect(run).toMatchObject({
      state: 'checked',
      wrong: 1,
      errors: [{ row: 2, field: 'photo', message: 'reference' }],
    })
    expect((await ann.list(path, { cond: { code } })).data.total).toBe(0)
  })
})

it.each(foreign.filter(([why]) => !why.startsWith('is no') && !why.startsWith('is the')))(
  'a file that %s cannot be taken by a step that declares no file field',
  async (_, upload) => {
    const { data } = await add()
    const pages = [await upload()]
    expect(await ann.update(path, { _id: data._id }, { action: 'note', pages, words: '' })).toMatchObject({
      errcode: 4004,
      data: { fields: { pages: 'reference' } },
    })
  },
)

describe('a file of one’s own', () => {
  it('can be given to a record, and stays on it through later changes, also by others', async () => {
    const [photo, paper] = [await uploaded(ann), await uploaded(ann)]
    const { data } = await add(ann, { photo, papers: [paper] })
    const more = await uploaded(bob)
    const changed = await bob.update(path, { _id: data._id }, { papers: [more, paper] })
    expect(changed.data.papers).toEqual([more, paper])
    expect((await ann.update(path, { _id: data._id }, { photo: null, papers: [] })).errcode).toBe(0)
    expect((await ann.update(path, { _id: data._id }, { photo: paper })).data.photo).toBe(paper)
  })

  it('belongs to the record whose step takes it, and people who see the record see it', async () => {
    const { data } = await add()
    const [proof, receipt, page] = [await uploaded(ann), await uploaded(ann), await uploaded(ann)]
    expect((await getFile(server, bob, `/file/${proof}`)).errcode).toBe(4040)
    const send = (doc: object) => ann.update(path, { _id: data._id }, doc)
    expect((await send({ action: 'note', pages: [page], words: 'up' })).errcode).toBe(0)
    expect((await send({ action: 'hand', proof: [proof], receipt })).errcode).toBe(0)
    for (const uid of [proof, receipt, page])
      expect((await getFile(server, bob, `/file/${uid}`)).errcode).toBe(0)
    expect((await getFile(server, far, `/file/${proof}`)).errcode).toBe(4040)
  })

  it('cannot be given to two records at once', async () => {
    const [first, second] = [(await add()).data, (await add()).data]
    const photo = await uploaded(ann)
    const both = await ann.update(path, { _id: { $in: [first._id, second._id] } }, { photo })
    expect(both).toMatchObject({ errcode: 4004, data: { fields: { photo: 'reference' } } })
    const replies = await Promise.all([add(ann, { photo }), add(ann, { photo }), add(ann, { photo })])
    expect(replies.map(({ errcode }) => errcode).toSorted()).toEqual([0, 4004, 4004])
  })

  it('has to be a picture where a field or a step takes pictures', async () => {
    const { uid } = (await sendFile(server, ann, 'a,b\n1,2\n', { biz_type: 'parcel', name: 'a.csv' })).data
    const { data } = await add()
    const send = (doc: object) => ann.update(path, { _id: data._id }, doc)
    expect(await send({ photo: uid })).toMatchObject({
      errcode: 4004,
      data: { fields: { photo: 'picture' } },
    })
    expect(await send({ action: 'hand', proof: [uid] })).toMatchObject({
      errcode: 4004,
      data: { fields: { proof: 'picture' } },
    })
    expect((await send({ papers: [uid] })).errcode).toBe(0)
  })

  it('can be imported', async () => {
    const photo = await uploaded(ann)
    const code = `P${(made += 1)}`
    const run = await checkFile(server, ann, `code,photo\n${code},${photo}\n`, { path, site: '2' })
    expect(run).toMatchObject({ state: 'checked', wrong: 0, to_add: 1 })
    expect(await applyChecked(ann, run._id)).toMatchObject({ state: 'applied' })
    expect((await ann.list(path, { cond: { code } })).data.list).toMatchObject([{ photo }])
  })
})
