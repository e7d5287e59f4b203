// @runs both databases, in full runs
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyWithCounting } from '#tests/support/copyWithCounting.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import type { InstallationCopy } from '#tests/support/installation.ts'
import { killServers, type ServerProcess } from '#tests/support/serverProcess.ts'
import { newDatabase, type TestDatabase } from '#tests/support/testDatabase.ts'

let copy: InstallationCopy
let place: TestDatabase
let settings: Record<string, string>
/** Each test leaves the server that it has started for the next one. */
let server: ServerProcess | undefined
const running = async (): Promise<ServerProcess> => (server ??= await copy.start(settings))
beforeAll(async () => {
  copy = copyWithCounting()
  place = await newDatabase()
  settings = { ...place.settings, DEMO_NOW: demoNow }
})
afterAll(async () => {
  await killServers()
  copy.remove()
  await place.remove()
})

const stopped = (one: ServerProcess, signal: 'SIGTERM' | 'SIGINT') => {
  server = undefined
  return one.stop(signal)
}

/** A request whose body is on its way; `received` is all that came back on the connection. */
async function beginRequest({ port }: ServerProcess, token: string, body: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (part) => (received += String(part)))
  const half = Math.floor(body.length / 2)
  const head = [
    'POST /api/v1/bdbrand HTTP/1.1',
    'host: localhost',
    `token: ${token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, half)}`)
  return {
    received: () => received,
    end: (more = '') => socket.write(body.slice(half) + more),
    closed: once(socket, 'close'),
  }
}

const isRefused = ({ port }: ServerProcess): Promise<boolean> =>
  new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(false)).on('error', () => resolve(true))
    socket.unref()
  })

const refusesConnections = (server: ServerProcess) =>
  expect.poll(() => isRefused(server), { timeout: 5000, interval: 10 }).toBe(true)

describe('a server that is asked to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s ends streams, answers what is under way, hands its jobs back and exits with 0',
    async (signal) => {
      const server = await running()
      const person = await server.anonymous.signIn('brand.approver')
      const token = String(person.token)
      const stream = await fetch(`${server.url}/api/v1/events`, { headers: { token } })
      const body = { place: signal, steps: 5, hold: 3 }
      const { data: job } = await person.call('POST', '/counting/start', {}, body)
      const statusOf = async (who = person) => (await who.call('GET', `/job/${job.job_id}`)).data
      await expect.poll(async () => (await statusOf()).status).toBe('running')
      const name = `Under way ${signal}`
      const request = await beginRequest(server, token, JSON.stringify({ name, category_id: 'BC1' }))

      const ended = stopped(server, signal)
      await refusesConnections(server)
      await expect(stream.text()).resolves.toContain('"ready"')
      // A balancer that still has the connection hears that nothing more is to be sent.
      request.end('GET /api/v1/ready HTTP/1.1\r\nhost: localhost\r\n\r\n')
      await request.closed
      expect(request.received()).toMatch(/HTTP\/1\.1 200 [^]*"errcode":0[^]*HTTP\/1\.1 503 [^]*"stopping"/)
      expect(await ended).toMatchObject({ code: 0 })

      const again = await running()
      const returned = await again.anonymous.signIn('brand.approver')
      expect((await returned.list('/bdbrand', { cond: { name } })).data.total).toBe(1)
      await returned.call('POST', '/counting/open', {}, { place: signal })
      await expect.poll(async () => (await statusOf(returned)).status, { timeout: 20_000 }).toBe('done')
      expect(await statusOf(returned)).toMatchObject({ attempts: 1 })
    },
  )

  it('exits at once when it is asked again', async () => {
    const server = await running()
    const { token } = await server.anonymous.signIn('brand.approver')
    const request = await beginRequest(server, String(token), '{"name":"never"}')
    const ended = stopped(server, 'SIGTERM')
    await refusesConnections(server)
    void server.stop('SIGINT')
    expect(await ended).toMatchObject({ code: 130 })
    await request.closed
  })
})
