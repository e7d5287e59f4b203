import { describe, expect, it } from 'vitest'
import { bodyLimit } from '#server/http/readBody.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const admin = await server.as('admin')

const send = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}/api/v1${path}`, { ...init, headers: { token: String(admin.token), ...init.headers } })

describe('the API', () => {
  it('is healthy', async () => {
    const { data } = await server.anonymous.call('GET', '/health')
    expect(data).toMatchObject({ status: 'ok', version: 'test', database: testDatabase, demo: true })
  })

  it('answers 404 for an unknown path, 405 for another method, 413 for a body too large', async () => {
    expect(await admin.call('GET', '/nothing/here')).toMatchObject({ status: 404, errcode: 4041 })
    expect(await admin.call('GET', '/bdbrandx')).toMatchObject({ status: 404, errcode: 4041 })
    expect(await admin.call('PATCH', '/bdbrand')).toMatchObject({ status: 405, errcode: 4051 })
    expect(await admin.call('POST', '/bdbrand', {}, { name: 'x'.repeat(bodyLimit) })).toMatchObject({
      status: 413,
      errcode: 4131,
    })
  })

  it('counts a body that does not declare its length', async () => {
    const part = new TextEncoder().encode('x'.repeat(100_000))
    let parts = 0
    const body = new ReadableStream({
      pull: (controller) => (parts++ < 20 ? controller.enqueue(part) : controller.close()),
    })
    const response = await send('/bdbrand', { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(response.status).toBe(413)
  })

  it.each(['{"a":', 'text', '[1', '\u0000'])('refuses the body %j', async (body) => {
    const response = await send('/bdbrand', { method: 'POST', body })
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { errcode: 4001, data: { fields: { body: 'json' } } },
    ])
  })

  it('never lets an answer be stored, framed or sniffed', async () => {
    const { headers } = await send('/bdbrand')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/)
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
