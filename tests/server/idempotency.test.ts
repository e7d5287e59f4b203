import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createClient, type Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const admin = await server.as('admin')

const withKey = (key: string, { token }: Client = admin) =>
  createClient(server.url, token, { 'idempotency-key': key })

describe('a create with an Idempotency-Key', () => {
  const named = async (name: string) => (await admin.list('/bdbrandtag', { cond: { name } })).data.total

  it('makes one record, however often it is sent, and answers the same each time', async () => {
    const first = await withKey('a').create('/bdbrandtag', { name: 'Once' })
    expect(first.errcode).toBe(0)
    expect(await withKey('a').create('/bdbrandtag', { name: 'Once' })).toEqual(first)
    expect(await named('Once')).toBe(1)
    const { data } = await admin.list('/auditlog', { cond: { entity_id: first.data._id } })
    expect(data.total).toBe(1)
  })

  it('makes one record of twenty sent at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => withKey('b').create('/bdbrandtag', { name: 'Burst' })),
    )
    expect(new Set(answers.map(({ errcode, data }) => `${errcode} ${data._id}`)).size).toBe(1)
    expect(await named('Burst')).toBe(1)
  })

  it('is refused when the key has been used for something else', async () => {
    await withKey('c').create('/bdbrandtag', { name: 'One thing' })
    expect((await withKey('c').create('/bdbrandtag', { name: 'Another' })).errcode).toBe(4097)
    expect(await named('Another')).toBe(0)
  })

  it('does not remember what was refused', async () => {
    expect((await withKey('d').create('/bdbrandtag', {})).errcode).toBe(4004)
    expect((await withKey('d').create('/bdbrandtag', { name: 'Mended' })).errcode).toBe(0)
  })

  it('knows keys by person and by path, and for thirty days', async () => {
    const keeper = await server.as('brand.approver')
    const name = { name: 'Shared' }
    const mine = await withKey('e').create('/bdbrandtag', name)
    const theirs = await withKey('e', keeper).create('/bdbrandtag', name)
    const elsewhere = await withKey('e').create('/bdbrandcategory', name)
    expect([mine, theirs, elsewhere].map(({ errcode }) => errcode)).toEqual([0, 0, 0])
    await sql`update idempotency set at = at - (30 * 86400 + 1)`.execute(server.database.db)
    const later = await withKey('e').create('/bdbrandtag', name)
    expect(later.data._id).not.toBe(mine.data._id)
  })

  it('is one of its own when the key is empty', async () => {
    const names = ['First', 'Second']
    const answers = await Promise.all(names.map((name) => withKey('').create('/bdbrandtag', { name })))
    expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0])
  })

  it('takes no endless key', async () => {
    const { errcode, data } = await withKey('k'.repeat(201)).create('/bdbrandtag', { name: 'Long' })
    expect([errcode, data.fields]).toEqual([4001, { 'Idempotency-Key': 'max' }])
  })
})

describe('a step with an Idempotency-Key', () => {
  const problem = async () => {
    const [found] = (await admin.list('/TourProblem', { cond: { status: 'open' } })).data.list
    const said = async () =>
      (await admin.list('/problemevent', { cond: { problem_id: found._id, action: 'comment' } })).data.total
    return { _id: found._id, said }
  }
  const comment = { action: 'comment', comment: 'On order' }

  it('is taken once, however often it is sent, and answers the same each time', async () => {
    const { _id, said } = await problem()
    const first = await withKey('s').update('/TourProblem', { _id }, comment)
    expect(first.errcode).toBe(0)
    expect(await withKey('s').update('/TourProblem', { _id }, comment)).toEqual(first)
    expect(await said()).toBe(1)
    expect((await withKey('t').update('/TourProblem', { _id }, comment)).errcode).toBe(0)
    expect(await said()).toBe(2)
  })

  it('is refused when the key has been used for something else', async () => {
    const { _id } = await problem()
    await withKey('u').update('/TourProblem', { _id }, comment)
    const other = { ...comment, comment: 'It came' }
    expect((await withKey('u').update('/TourProblem', { _id }, other)).errcode).toBe(4097)
  })

  it('that changes the state of the record is not refused when its reply was lost', async () => {
    const { _id } = await problem()
    const note = { action: 'void', reason: 'Entered twice' }
    const first = await withKey('v').update('/TourProblem', { _id }, note)
    expect(first.errcode).toBe(0)
    expect(await withKey('v').update('/TourProblem', { _id }, note)).toEqual(first)
  })
})
