import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClient, type Answer, type Client } from '#tests/support/client.ts'
import { heldCalls } from '#tests/support/heldCalls.ts'
import { behindProxy, callerFrom } from '#tests/support/signInTries.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const held = heldCalls()
let server: TestServer
let busy: Client
let other: Client
beforeAll(async () => {
  const few = { CALLS_AT_ONCE: '3', CALLS_PER_PERSON: '2', CALLS_WAITING: '8' }
  server = await startTestServer(undefined, undefined, { ...behindProxy, ...few }, [held.plugin])
  busy = await callerFrom(server, office).signIn('gz.officer')
  other = await callerFrom(server, office).signIn('hk.officer')
  // From their first calls on they are known.
  await Promise.all([busy, other].map((person) => person.call('GET', '/userinfo')))
})
afterAll(() => server.stop())
beforeEach(() => held.hold())
afterEach(() => held.letGo())

const office = '10.0.0.1'
const many = (count: number, who: Client, path = '/held/slow'): Promise<Answer>[] =>
  Array.from({ length: count }, () => who.call('GET', path))
const codesOf = async (calls: Promise<Answer>[]) => (await Promise.all(calls)).map(({ errcode }) => errcode)
/** Waits until so many are being worked on. */
const begun = (count: number) => expect.poll(held.begun).toBe(count)
const works = async (who: Client) => expect((await who.call('GET', '/menu')).errcode).toBe(0)

describe('somebody who asks for much at once', () => {
  it('gets all of it, two at a time, and keeps nobody else waiting', async () => {
    const calls = many(10, busy)
    await begun(2)
    for (let i = 0; i < 5; i += 1) await works(other)
    await works(await callerFrom(server, '10.9.9.9').signIn('gz.manager'))
    expect(held.begun()).toBe(2)
    held.letGo()
    expect(await codesOf(calls)).toEqual(Array.from({ length: 10 }, () => 0))
    expect(held.begun()).toBe(10)
  })

  it('is one person with however many sessions, from whichever address', async () => {
    const again = await callerFrom(server, '10.7.7.7').signIn('gz.officer')
    await again.call('GET', '/userinfo')
    const calls = [...many(3, busy), ...many(3, again)]
    await begun(2)
    await works(other)
    expect(held.begun()).toBe(2)
    held.letGo()
    await Promise.all(calls)
  })

  it('is refused what goes beyond the line, and told when to come back, while others are served', async () => {
    const calls = many(12, busy)
    await begun(2)
    const refused = await Promise.race(calls)
    expect(refused).toMatchObject({ status: 200, errcode: 4290, data: { retry_after: expect.any(Number) } })
    expect(refused.data.retry_after).toBeGreaterThan(0)
    await works(other)
    held.letGo()
    expect((await codesOf(calls)).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4290, 4290])
  })

  it('has nothing done that they no longer wait for', async () => {
    const calls = many(2, busy)
    await begun(2)
    const gone = new AbortController()
    const headers = { token: String(busy.token), 'x-forwarded-for': office }
    const left = fetch(`${server.url}/api/v1/held/slow`, { headers, signal: gone.signal })
    await works(other)
    gone.abort()
    await expect(left).rejects.toThrow('aborted')
    await works(other)
    held.letGo()
    await Promise.all(calls)
    await works(busy)
    expect(held.begun()).toBe(2)
  })
})

describe('strangers at an address', () => {
  it('keep neither the people there waiting, nor anybody elsewhere', async () => {
    const stranger = callerFrom(server, office)
    const calls = many(9, stranger, '/held/anybody')
    await begun(2)
    await works(busy)
    await works(other)
    expect((await callerFrom(server, '10.0.0.2').call('GET', '/config')).errcode).toBe(0)
    expect(held.begun()).toBe(2)
    held.letGo()
    expect(new Set(await codesOf(calls))).toEqual(new Set([0]))
  })

  it('are strangers with tokens that they made up, too', async () => {
    const pretenders = Array.from({ length: 8 }, (_, i) =>
      createClient(server.url, `made up ${i}`, { 'x-forwarded-for': office }),
    )
    const calls = pretenders.map((one) => one.call('GET', '/held/anybody'))
    await begun(2)
    await works(busy)
    expect(held.begun()).toBe(2)
    held.letGo()
    await Promise.all(calls)
  })
})

it('a token that is not valid any more keeps its former owner waiting no longer', async () => {
  const stolen = await callerFrom(server, '10.3.3.3').signIn('gz.officer')
  expect((await stolen.call('GET', '/userinfo')).errcode).toBe(0)
  expect((await stolen.call('POST', '/signout')).errcode).toBe(0)
  expect((await stolen.call('GET', '/userinfo')).errcode).toBe(555)
  const calls = many(8, stolen, '/held/anybody')
  await begun(2)
  await works(busy)
  expect(held.begun()).toBe(2)
  held.letGo()
  expect(new Set(await codesOf(calls))).toEqual(new Set([0]))
})

it('balancers hear how the server is though every place is taken', async () => {
  const calls = [...many(2, busy), ...many(2, other)]
  await begun(3)
  for (const path of ['/live', '/ready']) {
    expect(await server.anonymous.call('GET', path)).toMatchObject({ status: 200, errcode: 0 })
  }
  held.letGo()
  await Promise.all(calls)
})

describe('a body that comes slowly', () => {
  const half = '{"text":"'
  /** Begins to send a body and stops in the middle. */
  async function beginSending(who: Client): Promise<Socket> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST /api/v1/held/sent HTTP/1.1\r\nhost: x\r\ntoken: ${who.token}\r\ncontent-type: application/json\r\n` +
        `x-forwarded-for: ${office}\r\nconnection: close\r\ncontent-length: ${half.length + 2}\r\n\r\n${half}`,
    )
    return socket
  }

  it('holds no place, so that the same person can go on working', async () => {
    const sockets = await Promise.all(Array.from({ length: 4 }, () => beginSending(busy)))
    for (let i = 0; i < 5; i += 1) await works(busy)
    held.letGo()
    const answers = sockets.map(async (socket) => {
      let answer = ''
      socket.on('data', (data) => (answer += String(data)))
      socket.write('"}')
      await once(socket, 'close')
      return answer
    })
    for (const answer of await Promise.all(answers)) expect(answer).toContain('"errcode":0')
  })
})
