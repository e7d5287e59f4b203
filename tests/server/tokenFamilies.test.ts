import { sql } from 'kysely'
import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { contract } from '#tools/contract.ts'
import { ageSessions } from '#tests/support/ageSessions.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// Whatever a token was exchanged for comes from one sign-in, and signing out anywhere ends all of it.

const server = await serverForTests()

/** Something that opens the server to whoever has it. */
interface TokenUse {
  /** The caller with the token, where it is one of a session. */
  readonly client?: Client
  readonly isOpen: () => Promise<boolean>
}
type HandOut = (from: Client) => Promise<TokenUse>

const sessionOf = async (from: Client, method: string, path: string, query = {}): Promise<TokenUse> => {
  const { errcode, data } = await from.call(method, path, query)
  expect(errcode, path).toBe(0)
  const client = createClient(server.url, data.access_token)
  return { client, isOpen: async () => (await client.call('POST', '/validity')).errcode === 0 }
}

/** The calls that give a signed-in person a token, with what can be obtained by each. */
const handsOut: Readonly<Record<string, readonly HandOut[]>> = {
  'POST /refresh': [
    (from) => sessionOf(from, 'POST', '/refresh'),
    async (from) => {
      await ageSessions(server)
      return sessionOf(from, 'POST', '/refresh')
    },
    (from) => sessionOf(from, 'POST', '/refresh', { exchange: '1' }),
  ],
  'POST /validity': [(from) => sessionOf(from, 'POST', '/validity')],
  'GET /userinfo': [(from) => sessionOf(from, 'GET', '/userinfo')],
  'GET /gen_token': [
    async (from) => {
      const { data } = await from.call('GET', '/gen_token')
      const body = { token: data.token }
      let spent: boolean | undefined
      const isOpen = async () =>
        (spent ??= (await server.anonymous.call('POST', '/sso/consume', {}, body)).errcode === 0)
      return { isOpen }
    },
  ],
}

/** The calls whose token begins a sign-in of its own. */
const begins = ['POST /signin', 'POST /signin/code', 'POST /signin/provider/return']

const propertiesOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).flatMap(([key, value]: [string, unknown]) => [
        ...(key === 'properties' ? Object.keys(value as object) : []),
        ...propertiesOf(value),
      ])
    : []

const ways = Object.entries(handsOut).flatMap(([name, some]) =>
  some.map((handOut, i) => [`${name} (${i + 1})`, handOut] as const),
)

describe('a sign-in', () => {
  it('knows every call of the contract that hands out a token', () => {
    const giving = Object.values<Call>(contract.calls)
      .filter(({ reply }) =>
        propertiesOf(z.toJSONSchema(reply, { unrepresentable: 'any' })).some((key) => /token/i.test(key)),
      )
      .map(({ method, path }) => `${method} ${path}`)
    expect(giving.toSorted()).toEqual([...Object.keys(handsOut), ...begins].toSorted())
  })

  it.each(ways)('ends with everything that came of it by %s, two exchanges deep', async (_name, handOut) => {
    for (const [, again] of ways) {
      await sql`delete from rate_limit`.execute(server.database.db)
      const first = await server.as('gz.manager')
      const handed = await handOut(first)
      const deeper = handed.client ? [await again(handed.client)] : []
      await first.call('POST', '/signout')
      for (const { isOpen } of [handed, ...deeper]) expect(await isOpen()).toBe(false)
    }
  })

  it.each(ways.slice(0, 5))(
    'ends too where somebody signs out of what came of it by %s',
    async (_, handOut) => {
      await sql`delete from rate_limit`.execute(server.database.db)
      const first = await server.as('gz.manager')
      const elsewhere = await server.as('gz.manager')
      const { client } = await handOut(first)
      await client?.call('POST', '/signout')
      expect((await first.call('POST', '/validity')).errcode).toBe(555)
      expect((await elsewhere.call('POST', '/validity')).errcode).toBe(0)
    },
  )

  it('opens what it handed out before it ends', async () => {
    for (const [name, handOut] of ways) {
      await sql`delete from rate_limit`.execute(server.database.db)
      expect(await (await handOut(await server.as('gz.manager'))).isOpen(), name).toBe(true)
    }
  })
})

describe('one leaked token', () => {
  const exchange = { exchange: '1' }
  const isOpen = async ({ client }: TokenUse) => (await client?.call('POST', '/validity'))?.errcode === 0

  it('is good for five sessions at most, all of which end with it', async () => {
    await sql`delete from rate_limit`.execute(server.database.db)
    const leaked = await server.as('hk.manager')
    const got: TokenUse[] = []
    for (let i = 0; i < 30; i += 1) got.push(await sessionOf(leaked, 'POST', '/refresh', exchange))
    const open = await Promise.all(got.map(isOpen))
    expect(open.filter(Boolean)).toHaveLength(5)
    // Also by a token that expired long ago.
    await ageSessions(server, 600)
    await leaked.call('POST', '/signout')
    expect(await Promise.all(got.map(isOpen))).not.toContain(true)
  })

  it('ends with what it was exchanged for when an older token of the sign-in comes back', async () => {
    await sql`delete from rate_limit`.execute(server.database.db)
    const old = await server.as('hk.manager')
    await ageSessions(server)
    const { client: next } = await sessionOf(old, 'POST', '/refresh')
    const exchanged = await sessionOf(next ?? old, 'POST', '/refresh', exchange)
    await ageSessions(server, 61)
    expect((await old.call('POST', '/validity')).errcode).toBe(555)
    expect(await isOpen(exchanged)).toBe(false)
  })

  it('shows in the list of sessions, where ending one ends what came of it, and not the one in use', async () => {
    await sql`delete from rate_limit`.execute(server.database.db)
    await sql`delete from session`.execute(server.database.db)
    const leaked = await server.as('hk.officer')
    const { client: thief } = await sessionOf(leaked, 'POST', '/refresh', exchange)
    const owner = await server.as('hk.officer')
    const { data } = await owner.call('GET', '/user/session')
    expect(data.list).toHaveLength(3)
    const [some] = data.list.filter((one: { is_current: boolean }) => !one.is_current)
    expect((await owner.call('POST', '/user/session/end', {}, { _id: some._id })).data.ended).toBe(2)
    expect((await thief?.call('POST', '/validity'))?.errcode).toBe(555)
    expect((await owner.call('POST', '/validity')).errcode).toBe(0)
    const again = await sessionOf(owner, 'POST', '/refresh', exchange)
    const [mine] = (await owner.call('GET', '/user/session')).data.list.filter(
      (one: { is_current: boolean }) => !one.is_current,
    )
    expect((await owner.call('POST', '/user/session/end', {}, { _id: mine._id })).data.ended).toBe(1)
    expect(await isOpen(again)).toBe(false)
    expect((await owner.call('POST', '/validity')).errcode).toBe(0)
  })
})
