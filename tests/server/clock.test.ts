// @runs embedded only
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClock } from '#server/base/clock.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const demoSeconds = Date.parse(demoNow) / 1000
const realSeconds = (): number => Date.now() / 1000
const halfDay = 12 * 3600

let server: TestServer
let started: number

beforeAll(async () => {
  started = realSeconds()
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('someone who looks at the demo operator on the day that its data ends', () => {
  it('is told that day by the server, and the time goes on from there', async () => {
    const first = await now()
    expect(first).toBeGreaterThanOrEqual(demoSeconds)
    expect(first).toBeLessThanOrEqual(demoSeconds + realSeconds() - started + 1)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(await now()).toBeGreaterThan(first)
  })

  it('finds new records dated on that day', async () => {
    const editor = await server.as('brand.editor')
    const { data } = await editor.create('/bdbrand', { name: '今日新品牌', category_id: 'BC1' })
    expect(data.created_at).toBeGreaterThanOrEqual(demoSeconds)
    expect(data.created_at).toBeLessThanOrEqual(await now())
  })

  it('stays signed in for twelve hours of the real day', async () => {
    const payload = { username: 'brand.editor', password: 'Demo#2026', AppID: 'atrium-console' }
    const { data } = await server.anonymous.call('POST', '/signin', {}, payload)
    expect(Math.abs(data.expires_at - halfDay - realSeconds())).toBeLessThan(10)
  })
})

it('without a day that is held, today is today', () => {
  const clock = createClock(undefined)
  expect(Math.abs(clock.business() - realSeconds())).toBeLessThan(2)
})

const now = async (): Promise<number> => (await server.anonymous.call('GET', '/health')).data.now
