import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, type OpenPort } from '#server/app/listen.ts'
import { readSettings } from '#server/base/settings.ts'

let server: OpenPort
beforeAll(async () => {
  server = await listen({ ...readSettings({}), PORT: 0 })
})
afterAll(() => server.close())

const sockets = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length

it('a server lets go of a connection that speaks no HTTP, also when the other side holds on to it', async () => {
  const before = sockets()
  const connection = connect({ port: server.port, allowHalfOpen: true })
  let answer = ''
  connection.on('data', (data) => (answer += String(data)))
  connection.write('no HTTP\r\n\r\n')
  await once(connection, 'end')
  expect(answer).toMatch(/^HTTP\/1.1 400 .*"errcode":4001/s)
  expect(answer).toMatch(/\r\ncross-origin-resource-policy: same-origin\r\n/)
  // Our own end of it is all that is left.
  await expect.poll(sockets).toBe(before + 1)
  connection.destroy()
})

it('a server lets no other site embed what it says while it starts', async () => {
  const starting = await fetch(`http://127.0.0.1:${server.port}/api/v1/userinfo`)
  expect(starting.status).toBe(503)
  expect(starting.headers.get('cross-origin-resource-policy')).toBe('same-origin')
})
