import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { behindProxy } from '#tests/support/signInTries.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { startTestServer } from '#tests/support/testServer.ts'

const server = await serverForTests()

/** A one-time token of somebody for the board at a site. */
async function tokenOf(username: string, site: string): Promise<string> {
  const client = await server.as(username)
  const { data } = await client.call('GET', '/gen_token', { menu_id: 'm120', site })
  return data.token
}

const open = (query: string) => fetch(`${server.url}/demo/board?${query}`)

describe('the board of the demo operator', () => {
  it('greets who comes with a token, names the site and counts its open issues', async () => {
    const answer = await open(`token=${await tokenOf('auditor', '2')}&site=2&lang=en_US`)
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from tour_problem
      where site = '2' and status not in ('verified', 'closed', 'void')`.execute(server.database.db)
    const page = await answer.text()
    expect(answer.status).toBe(200)
    expect(page).toContain('Guangzhou')
    expect(rows[0]?.open).toBeGreaterThan(0)
    expect(page).toMatch(new RegExp(`Open issues</dt>\\s*<dd><strong>${rows[0]?.open}</strong>`))
    expect(page).toContain('<svg')
  })

  it.each([
    ['en_US', 'Hello, Internal Guest'],
    ['zh_CN', '内部访客，您好'],
  ])('greets readers of %s by the name they can read', async (lang, greeting) => {
    await sql`update "user" set name = '内部访客', name_en = 'Internal Guest' where username = 'auditor'`.execute(
      server.database.db,
    )
    const page = await (await open(`token=${await tokenOf('auditor', '2')}&lang=${lang}`)).text()
    expect(page).toContain(greeting)
  })

  it('lets a token in once', async () => {
    const token = await tokenOf('auditor', '2')
    expect((await open(`token=${token}&lang=zh_CN`)).status).toBe(200)
    const again = await open(`token=${token}&lang=zh_CN`)
    expect(again.status).toBe(410)
    expect(await again.text()).toContain('链接已失效')
  })

  it.each([
    ['no token', ''],
    ['a token that nobody made', 'token=abc&lang=en_US'],
    ['the token twice', 'token=a&token=b'],
  ])('tells who comes with %s nothing', async (_, query) => {
    const answer = await open(query)
    expect(answer.status).toBe(410)
    expect(await answer.text()).not.toContain('<svg')
  })

  it('counts guesses at a token for who made them', async () => {
    const proxied = await startTestServer(undefined, undefined, behindProxy)
    const guess = async (from: string, query = 'token=guess') =>
      fetch(`${proxied.url}/demo/board?${query}`, { headers: { 'x-forwarded-for': from } })
    await Promise.all(Array.from({ length: 62 }, () => guess('10.0.0.1')))
    const { data } = await (
      await proxied.as('auditor')
    ).call('GET', '/gen_token', { menu_id: 'm120', site: '2' })
    expect((await guess('10.0.0.1', `token=${data.token}`)).status).toBe(410)
    expect((await guess('10.0.0.2', `token=${data.token}`)).status).toBe(200)
    await proxied.stop()
  })

  it('says that the service is unavailable when nothing can be looked up', async () => {
    const failing = await startTestServer()
    await failing.database.close()
    const answer = await fetch(`${failing.url}/demo/board?token=x&lang=en_US`)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Service unavailable')
  })

  it('does not take the session’s own token', async () => {
    const { token } = await server.as('auditor')
    expect((await open(`token=${token}&site=2`)).status).toBe(410)
  })

  it('shows no other site than the one of the token', async () => {
    const token = await tokenOf('auditor', '2')
    expect((await open(`token=${token}&site=8`)).status).toBe(410)
  })

  it('shows a name with markup as text', async () => {
    const token = await tokenOf('auditor', '2')
    await sql`update "user" set name = '<b id="bold">x</b>' where username = 'auditor'`.execute(
      server.database.db,
    )
    const page = await (await open(`token=${token}`)).text()
    expect(page).toContain('&lt;b id=&quot;bold&quot;&gt;x&lt;/b&gt;')
    expect(page).not.toContain('<b id')
  })

  it('may be framed by the console, and is not kept by the browser', async () => {
    const { headers } = await open('')
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('the address of a brand for phones', () => {
  it.each([
    '/brandDB/brandModification/B123',
    '/brandDB/brandModification/B123?from=mail&x=1',
    '/brandDB/brandModification/..%2F..%2F%2Fevil.example',
  ])('%s is a page of its own, which leads nowhere', async (address) => {
    const folder = await mkdtemp(join(tmpdir(), 'console-'))
    await writeFile(join(folder, 'brandModification.html'), '<!doctype html><title>light</title>')
    const console_ = await startTestServer(undefined, folder)
    try {
      const answer = await fetch(console_.url + address, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
      expect(await answer.text()).toContain('light')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    } finally {
      await console_.stop()
      await rm(folder, { recursive: true })
    }
  })
})
