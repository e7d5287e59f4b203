// @runs in full runs
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { killServers, startServer, type ServerProcess } from '#tests/support/serverProcess.ts'
import { newDatabase, type TestDatabase } from '#tests/support/testDatabase.ts'

let place: TestDatabase
let server: ServerProcess
const sockets: Socket[] = []
beforeAll(async () => {
  place = await newDatabase()
  server = await startServer({ ...place.settings, DEMO: '1' })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(async () => {
  await killServers()
  await place.remove()
})

/** A connection that says something, and what became of it. */
interface Stranger {
  readonly socket: Socket
  readonly answer: () => string
  readonly isClosed: () => boolean
}

function say(text: string | Buffer, { port }: Pick<ServerProcess, 'port'> = server): Stranger {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let answer = ''
  let isClosed = false
  socket.on('data', (data) => (answer += String(data)))
  socket.on('error', () => undefined)
  socket.once('close', () => (isClosed = true))
  socket.write(text)
  return { socket, answer: () => answer, isClosed: () => isClosed }
}

const signIn = (length: number): string =>
  `POST /api/v1/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{"username":"`

const megabytes = ({ pid }: ServerProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The most memory that the server takes while something goes on, beyond what it had. */
async function growthDuring(work: () => Promise<void>): Promise<number> {
  const before = megabytes(server)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, megabytes(server))), 20)
  await work().finally(() => clearInterval(watch))
  return most - before
}

/** As by a browser, which asks again when a connection that it kept was closed before the server read anything. */
const someoneElseIsServed = () =>
  expect
    .poll(async () => (await server.anonymous.call('GET', '/config')).errcode, { timeout: 100_000 })
    .toBe(0)

describe('a stranger', () => {
  it('costs little memory by 1,200 sign-ins of a megabyte that never end, and nobody else waits', async () => {
    let all: Stranger[] = []
    // Written out once: this process should not be the busiest.
    const megabyte = Buffer.from(signIn(971_000) + 'x'.repeat(970_000))
    const growth = await growthDuring(async () => {
      all = Array.from({ length: 1200 }, () => say(megabyte))
      await sleep(1000)
      await someoneElseIsServed()
      await expect.poll(() => all.filter((one) => !one.isClosed()).length, { timeout: 150_000 }).toBe(0)
    })
    // It was more than a thousand.
    expect(growth).toBeLessThan(400)
    expect(all.filter((one) => one.answer().includes('"errcode":4131')).length).toBeGreaterThan(0)
    await someoneElseIsServed()
  }, 300_000)

  it('may send sixteen kilobytes, which is more than any call of theirs needs', async () => {
    const sending = async (size: number) =>
      (await server.anonymous.call('POST', '/signin', {}, { username: 'x'.repeat(size) })).errcode
    expect(await sending(15_000)).toBe(4001)
    expect(await sending(17_000)).toBe(4131)
    const person = await server.anonymous.signIn('gz.officer')
    const large = await person.call('PUT', '/user/preference', {}, { key: 'k', value: 'x'.repeat(17_000) })
    expect(large).toMatchObject({ errcode: 4001, data: { fields: { value: expect.any(String) } } })
  })

  it('who sends a body too slowly is told so and disconnected', async () => {
    const slow = say(signIn(1000))
    const trickle = setInterval(() => slow.socket.write('x'), 1000)
    await expect.poll(slow.isClosed, { timeout: 45_000 }).toBe(true)
    clearInterval(trickle)
    expect(slow.answer()).toContain('"errcode":4001')
  })

  it('who never ends the head of a request is disconnected, and costs what it sent', async () => {
    const growth = await growthDuring(async () => {
      const heads = Array.from({ length: 500 }, () =>
        say(`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(60_000)}`),
      )
      await sleep(500)
      await someoneElseIsServed()
      await expect.poll(() => heads.every((one) => one.isClosed()), { timeout: 30_000 }).toBe(true)
    })
    expect(growth).toBeLessThan(200)
  })

  it('who sends a longer head is refused at once', async () => {
    const long = say(`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(70_000)}\r\n\r\n`)
    await expect.poll(long.isClosed).toBe(true)
    expect(long.answer()).toMatch(/^HTTP\/1.1 413 /)
  })

  it('whose connection says nothing is disconnected, and not sent what a browser would take as a response', async () => {
    const quiet = say('')
    await expect.poll(quiet.isClosed, { timeout: 45_000 }).toBe(true)
    expect(quiet.answer()).toBe('')
  })
})

describe('somebody who does not read', () => {
  it('gets no more than a certain amount ready, is disconnected, and keeps nobody waiting', async () => {
    const person = await server.anonymous.signIn('brand.approver')
    const list = `GET /api/v1/bdbrand?range=0-499 HTTP/1.1\r\nhost: x\r\ntoken: ${person.token}\r\n\r\n`
    const { data } = await person.list('/bdbrand', { range: '0-499' })
    expect(data.list.length).toBeGreaterThan(50)
    let unread: Stranger[] = []
    const growth = await growthDuring(async () => {
      unread = Array.from({ length: 1500 }, () => {
        const one = say(list.repeat(3))
        one.socket.pause()
        return one
      })
      await sleep(2000)
      await someoneElseIsServed()
      expect((await (await server.anonymous.signIn('hk.officer')).call('GET', '/menu')).errcode).toBe(0)
    })
    expect(growth).toBeLessThan(350)
    for (const { socket } of unread) socket.resume()
    await expect
      .poll(() => unread.filter((one) => one.answer().includes('"errcode":4290')).length)
      .toBeGreaterThan(0)
  })

  it('is disconnected within a minute', async () => {
    const person = await server.anonymous.signIn('brand.approver')
    const list = `GET /api/v1/bdbrand?range=0-499 HTTP/1.1\r\nhost: x\r\ntoken: ${person.token}\r\n\r\n`
    const { socket } = say(list.repeat(20))
    socket.pause()
    await expect.poll(() => isConnected(socket)).toBe(true)
    await expect.poll(() => isConnected(socket), { timeout: 60_000 }).toBe(false)
  })
})

describe('a stranger who sends requests without waiting for the answers', () => {
  const health = 'GET /api/v1/health HTTP/1.1\r\nhost: x\r\n\r\n'
  const answers = ({ answer }: Stranger) => answer().split('HTTP/1.1 200').length - 1

  it('gets them one by one, in order', async () => {
    const missing = 'GET /api/v1/nothing HTTP/1.1\r\nhost: x\r\n\r\n'
    const some = say(`${health}${missing}${health}`)
    await expect
      .poll(() => some.answer().match(/HTTP\/1\.1 \d+/g))
      .toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200'])
  })

  it('is disconnected when there are many, and keeps nobody waiting', async () => {
    const person = await server.anonymous.signIn('brand.approver')
    const many = Array.from({ length: 200 }, () => say(health.repeat(300)))
    const waits: number[] = []
    for (let call = 0; call < 10; call += 1) {
      const started = performance.now()
      expect((await person.list('/bdbrandcategory', { range: '0-0' })).errcode).toBe(0)
      waits.push(performance.now() - started)
    }
    await expect.poll(() => many.every((one) => one.isClosed())).toBe(true)
    // Of sixty thousand requests next to none was answered.
    expect(many.reduce((sum, one) => sum + answers(one), 0)).toBeLessThan(200 * 21)
    console.log(`a call beside a flood of 60,000 waited ${Math.round(Math.max(...waits))} ms at most`)
  })
})

describe('the connections of one address', () => {
  const fill = async (settings: Readonly<Record<string, string>>) => {
    const own = await newDatabase()
    const small = await startServer({
      ...own.settings,
      DEMO: '1',
      CONNECTIONS_PER_ADDRESS: '20',
      ...settings,
    })
    const held = Array.from({ length: 50 }, () => say('GET / HTTP/1.1\r\n', small))
    await Promise.all(held.map(({ socket }) => once(socket, 'connect')))
    const stop = async () => {
      for (const { socket } of held) socket.destroy()
      await small.stop()
      await own.remove()
    }
    return { held, small, stop }
  }

  it('are no more than the operator allows, and make room when they end', async () => {
    const { held, small, stop } = await fill({})
    await expect.poll(() => held.filter((one) => one.isClosed()).length).toBeGreaterThanOrEqual(30)
    expect(held.some((one) => !one.isClosed())).toBe(true)
    for (const { socket } of held) socket.destroy()
    const isServed = () =>
      small.anonymous.call('GET', '/live').then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(isServed).toBe(200)
    await stop()
  })

  it('are not counted where a trusted proxy speaks for many', async () => {
    const { held, small, stop } = await fill({ TRUSTED_PROXIES: '127.0.0.1' })
    expect((await small.anonymous.call('GET', '/live')).errcode).toBe(0)
    expect(held.some((one) => one.isClosed())).toBe(false)
    await stop()
  })
})

/** Whether the server still holds its end of a connection. */
const isConnected = ({ localPort = 0 }: Socket): boolean =>
  ['tcp', 'tcp6'].some((kind) =>
    readFileSync(`/proc/net/${kind}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .some(
        ([, own, other, state]) =>
          own?.endsWith(hex(server.port)) && other?.endsWith(hex(localPort)) && state === '01',
      ),
  )
const hex = (port: number): string => `:${port.toString(16).toUpperCase().padStart(4, '0')}`
