import { describe, expect, it } from 'vitest'
import { createMetrics } from '#server/http/metrics.ts'
import type { Services } from '#server/http/services.ts'
import counting from '#tests/support/sampleJobs.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { startTestServer } from '#tests/support/testServer.ts'

const token = 'a token of some length'
const server = await serverForTests(undefined, undefined, { METRICS_TOKEN: token }, [counting])
const admin = await server.as('admin')

const scrape = (authorization = `Bearer ${token}`) =>
  fetch(`${server.url}/metrics`, { headers: { authorization } })
/** The values by name and labels, as Prometheus reads them. */
const values = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await (await scrape()).text())
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )

describe('whoever watches a server', () => {
  it('is let in by the token alone', async () => {
    for (const wrong of ['', 'Bearer ', `Bearer ${token}x`, token, `Basic ${token}`]) {
      const answer = await scrape(wrong)
      expect([answer.status, await answer.text()]).toEqual([401, ''])
    }
    const answer = await scrape()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  })

  it('counts requests by route and errcode, never by what was asked for', async () => {
    const { data } = await admin.create('/bdbrand', { name: 'Counted', category_id: 'BC1' })
    const before = await values()
    await admin.call('GET', `/bdbrand/${data._id}`, { q: 'secret' })
    await admin.call('GET', '/bdbrand/nobody')
    await admin.call('GET', '/bdbrand/nobody-else')
    await fetch(`${server.url}/some/page`)
    const after = await values()
    const count = 'atrium_http_request_duration_seconds_count'
    const more = (labels: string) =>
      (after[`${count}{${labels}}`] ?? 0) - (before[`${count}{${labels}}`] ?? 0)
    expect(more('method="GET",route="/api/v1/bdbrand/:id",errcode="0"')).toBe(1)
    expect(more('method="GET",route="/api/v1/bdbrand/:id",errcode="4040"')).toBe(2)
    expect(more('method="GET",route="/*",errcode="404"')).toBe(1)
    const text = Object.keys(after).join('\n')
    for (const part of [data._id, 'nobody', 'secret', 'some/page', String(admin.token)])
      expect(text).not.toContain(part)
  })

  it('sees the sign-ins that go on, the streams that are open and the jobs by how they ended', async () => {
    const before = await values()
    const person = await server.as('brand.approver')
    const hangUp = new AbortController()
    const headers = { token: String(person.token) }
    const stream = await fetch(`${server.url}/api/v1/events`, { headers, signal: hangUp.signal })
    await person.call('POST', '/counting/start', {}, { place: 'metrics' })
    const done = 'atrium_jobs{name="counting.count",status="done"}'
    await expect.poll(async () => (await values())[done], { timeout: 10_000 }).toBe(1)
    const during = await values()
    expect(during['atrium_sessions']).toBe(Number(before['atrium_sessions']) + 1)
    expect([before['atrium_event_streams'], during['atrium_event_streams']]).toEqual([0, 1])
    hangUp.abort()
    await stream.text().catch(() => undefined)
    await person.call('POST', '/signout')
    await expect.poll(async () => (await values())['atrium_event_streams']).toBe(0)
    expect((await values())['atrium_sessions']).toBe(before['atrium_sessions'])
  })

  it('sees the process and its connections to the database', async () => {
    const seen = await values()
    expect(seen['process_resident_memory_bytes']).toBeGreaterThan(1e7)
    expect(seen['atrium_database_up']).toBe(1)
    expect(seen[`atrium_info{version="test",database="${server.database.kind}"}`]).toBe(1)
    const open = ['idle', 'busy'].map((state) => seen[`atrium_database_connections{state="${state}"}`])
    expect(open.reduce((sum = 0, n = 0) => sum + n, 0)).toBeGreaterThan(0)
  })

  it('costs little, and nothing where nobody watches', async () => {
    const { count } = createMetrics({ database: server.database, version: 'test' } as Services, token)
    const started = performance.now()
    const times = 100_000
    for (let n = 0; n < times; n += 1)
      count({ method: 'GET', route: `/r${n % 250}`, errcode: n % 3, ms: n % 900 })
    const each = ((performance.now() - started) / times) * 1000
    const asked = performance.now()
    for (let n = 0; n < 50; n += 1) await admin.list('/bdbrand')
    const request = ((performance.now() - asked) / 50) * 1000
    console.log(`counting a request: ${each.toFixed(1)} µs of ${request.toFixed(0)} µs for a list of brands`)

    const unwatched = await startTestServer()
    const answer = await fetch(`${unwatched.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(404)
    await unwatched.stop()
  })
})
