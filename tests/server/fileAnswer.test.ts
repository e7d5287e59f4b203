// @runs embedded only
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileResponse } from '#server/base/fileAnswer.ts'
import { createLog } from '#server/base/log.ts'

let server: Server
let content: () => AsyncIterable<Uint8Array>
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
beforeAll(async () => {
  const answer = (request: Request) =>
    fileResponse(
      { name: "o'ne (1).csv", type: 'text/csv', content: content() },
      request.method,
      createLog('silent'),
    )
  server = createServer(getRequestListener(answer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

describe('a download', () => {
  it('has a name that every browser reads', async () => {
    content = async function* () {
      yield Buffer.from('a')
    }
    const response = await fetch(url())
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''o%27ne%20%281%29.csv",
    )
    expect(await response.text()).toBe('a')
  })

  it('that breaks off in the middle never looks whole', async () => {
    content = async function* () {
      yield Buffer.from('half ')
      throw new Error('the disk is gone')
    }
    const response = await fetch(url())
    await expect(response.text()).rejects.toThrow('terminated')
  })

  it('lets go of what it reads from when the caller hangs up, or wants the head alone', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { promise, resolve } = Promise.withResolvers<string>()
      content = async function* () {
        try {
          for (;;) yield Buffer.alloc(65_536)
        } finally {
          resolve('let go')
        }
      }
      const away = new AbortController()
      await fetch(url(), { method, signal: away.signal })
      away.abort()
      expect(await promise).toBe('let go')
    }
  })

  it('that is given up while its next bytes are read is no error', async () => {
    const logged: string[] = []
    const late = Promise.withResolvers<void>()
    const slow = async function* () {
      yield Buffer.from('first ')
      await late.promise
      yield Buffer.from('second')
    }
    const log = createLog('error', { write: (line) => logged.push(line) })
    const { body } = await fileResponse({ name: 'a.csv', type: 'text/csv', content: slow() }, 'GET', log)
    const reader = body?.getReader()
    await reader?.read()
    const next = reader?.read()
    const givenUp = reader?.cancel()
    late.resolve()
    expect(await next).toMatchObject({ done: true })
    await givenUp
    expect(logged).toEqual([])
  })
})
