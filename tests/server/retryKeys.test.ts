import { sql } from 'kysely'
import { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { takesKey, type Call } from '#contract/call.ts'
import { importCall } from '#contract/sheetCalls.ts'
import { batchCall } from '#contract/batchCall.ts'
import type { Resource } from '#contract/resource.ts'
import { contract } from '#tools/contract.ts'
import { createClient, type Answer, type Client } from '#tests/support/client.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// Every call that writes keeps to an `Idempotency-Key`, or says that it does not.

let admin: Client
let adminId: string
const server = await serverForTests()
beforeAll(async () => {
  admin = await server.as('admin')
  adminId = (await admin.call('GET', '/userinfo')).data._id
})

const resources = Object.values<Resource>(contract.resources)
const calls: readonly Call[] = [
  ...Object.values<Call>(contract.calls),
  ...resources.flatMap((one) => (one.batch ? [batchCall(one)] : [])),
  ...resources.flatMap((one) => (one.imports ? [importCall(one, one.imports.can)] : [])),
]
const writing = calls.filter(({ method }) => method !== 'GET')
const named = ({ method, path }: Call) => `${method} ${path}`
const withKey = (key: string, { token } = admin) =>
  createClient(server.url, token, { 'idempotency-key': key })

/** Calls that use `once` in their own transaction; `idempotency.test.ts` and their own tests are about them. */
const exact = [
  'POST /store/split',
  'POST /store/merge',
  'POST /store/restore',
  'POST /myscust/result/attachs',
]

/** Sends nothing of use: the key comes before what was sent. */
const sendJunk = (call: Call, key: string): Promise<Pick<Answer, 'errcode' | 'data'>> => {
  const path = call.path.replace(/\{\w+\}/g, 'x')
  return call.carries === 'upload'
    ? sendFile(server, admin, 'junk', { path, name: 'a.txt' }, { 'idempotency-key': key })
    : withKey(key).call(call.method, path, {}, {})
}

describe('an Idempotency-Key', () => {
  it.each(
    writing
      .filter(takesKey)
      .filter((call) => !exact.includes(named(call)))
      .map((call) => [named(call), call] as const),
  )('with other content is refused by %s', async (name, call) => {
    await sql`
        insert into idempotency (user_id, path, key, digest, answer, at)
        values (${adminId}, ${name}, 'used', 'of something else', '{"data":null}', extract(epoch from now())::int8)
      `.execute(server.database.db)
    expect((await sendJunk(call, 'used')).errcode).toBe(4097)
  })

  it.each(writing.filter((call) => !takesKey(call)).map((call) => [named(call), call] as const))(
    'is refused by %s, which could not keep to it',
    async (_, call) => {
      // Some of these end the session.
      admin = await server.as('admin')
      const { errcode, data } = await sendJunk(call, 'some')
      expect(errcode).toBe(4001)
      expect(data).toEqual({ fields: { 'Idempotency-Key': 'unsupported' } })
    },
  )

  it('is refused by every call whose reply contains a secret, so that none is stored', () => {
    const secret = /token|secret|password|recovery_codes$/i
    const open = calls
      .filter(takesKey)
      .filter(({ reply }) => namesIn(reply).some((name) => secret.test(name)))
    expect(open.map(named)).toEqual([])
  })
})

describe('a call that is sent again with its key', () => {
  const count = async (table: string) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      server.database.db,
    )
    return rows[0]?.n
  }

  const report = { report: 'RM.problems', site: '2', params: { period: 'yesterday' } }

  it('has the first reply and does nothing again', async () => {
    const before = await count('report_export')
    const first = await withKey('run').call('POST', '/reports/run', {}, report)
    expect(first.errcode).toBe(0)
    expect(await withKey('run').call('POST', '/reports/run', {}, report)).toEqual(first)
    expect(await count('report_export')).toBe(Number(before) + 1)
    const upload = () =>
      sendFile(server, admin, onePixel.buffer, { biz_type: 'brand' }, { 'idempotency-key': 'photo' })
    const { uid } = (await upload()).data
    expect((await upload()).data.uid).toBe(uid)
  })

  it('changes a record once, and removes once', async () => {
    const { data: tag } = await admin.create('/bdbrandtag', { name: 'Old' })
    const cond = { _id: tag._id }
    const changed = await withKey('p').update('/bdbrandtag', cond, { name: 'New', rev: tag.rev })
    expect(changed.errcode).toBe(0)
    // Without the key, the revision would be refused.
    expect(await withKey('p').update('/bdbrandtag', cond, { name: 'New', rev: tag.rev })).toEqual(changed)
    expect((await withKey('p').update('/bdbrandtag', cond, { name: 'Newer' })).errcode).toBe(4097)
    expect((await withKey('p').remove('/bdbrandtag', cond)).errcode).toBe(4097)
    expect((await withKey('r').remove('/bdbrandtag', cond)).data).toEqual({ removed: 1 })
    expect((await withKey('r').remove('/bdbrandtag', cond)).data).toEqual({ removed: 1 })
    expect((await admin.remove('/bdbrandtag', cond)).data).toEqual({ removed: 0 })
  })

  it('is done once of twenty sent at once', async () => {
    const before = await count('report_export')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => withKey('burst').call('POST', '/reports/run', {}, report)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.errcode).toBe(0)
    expect(await count('report_export')).toBe(Number(before) + 1)
  })

  it('is done when it was refused before', async () => {
    const run = (site: string) => withKey('mend').call('POST', '/reports/run', {}, { ...report, site })
    expect((await run('no such site')).errcode).not.toBe(0)
    expect((await run('2')).errcode).toBe(0)
  })

  it('is refused while nobody knows what the first one did', async () => {
    const path = 'POST /user/session/end'
    const body = { others: true }
    await withKey('died').call('POST', '/user/session/end', {}, body)
    await sql`update idempotency set answer = null where path = ${path}`.execute(server.database.db)
    expect((await withKey('died').call('POST', '/user/session/end', {}, body)).errcode).toBe(4098)
  })

  it('has the reply of its own person only', async () => {
    const other = await server.as('gz.manager')
    const body = { others: true }
    const [mine, theirs] = [
      await withKey('own').call('POST', '/user/session/end', {}, body),
      await withKey('own', other).call('POST', '/user/session/end', {}, { _id: 'x'.repeat(32) }),
    ]
    expect([mine.errcode, theirs.errcode]).not.toContain(4097)
  })
})

const namesIn = (reply: z.ZodType): string[] =>
  propertiesOf(z.toJSONSchema(reply, { unrepresentable: 'any' }))

const propertiesOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).flatMap(([key, value]: [string, unknown]) => [
        ...(key === 'properties' ? Object.keys(value as object) : []),
        ...propertiesOf(value),
      ])
    : []
