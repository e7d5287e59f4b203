import { describe, expect, it } from 'vitest'
import { settled, signIn, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

/** The names of the chunks that a page fetches from now on, without their hashes. */
function chunksOf(page: ConsolePage): Set<string> {
  const chunks = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+?)-[\w-]{7}\.js$/.exec(request.url()) ?? []
    if (name !== undefined) chunks.add(name)
  })
  return chunks
}

describe('the sign-in page', () => {
  it('is fetched by who has to sign in, and by nobody who is signed in', async () => {
    const page = await place.open()
    const chunks = chunksOf(page)
    await signIn(page, place.url, 'gz.manager')
    expect(chunks).toContain('login')
    expect(chunks).toContain('main')

    await settled(page)
    chunks.clear()
    await page.reload()
    await page.locator('#content').waitFor()
    await settled(page)
    expect(chunks).toContain('main')
    expect([...chunks].filter((name) => /^login/i.test(name))).toEqual([])
    expect(chunks).not.toContain('Empty')
    expect(page.problems).toEqual([])
  })

  it('says so when its code cannot be had', async () => {
    const page = await place.open()
    await page.route('**/assets/login-*', (route) => route.abort())
    await page.goto(place.url)
    await page.getByRole('button', { name: '重试' }).waitFor()
    await page.unroute('**/assets/login-*')
    await page.getByRole('button', { name: '重试' }).click()
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: '重试' }).count()).toBe(0)
  })
})

describe('the first script of the page', () => {
  it('is what tells an open page that there is a newer version: its name changes with any chunk', async () => {
    const text = async (address: string) => (await fetch(`${place.url}${address}`)).text()
    const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(await text('/')) ?? []
    const code = await text(script)
    expect(code).toContain('atrium.reloaded')
    expect(code).toMatch(/assets\/main-|\.\/main-/)
  })
})

describe('the page for people without a menu', () => {
  it('is fetched by them alone', async () => {
    const page = await place.open()
    const chunks = chunksOf(page)
    await signIn(page, place.url, 'nomenu').catch(() => undefined)
    await page.getByRole('heading', { name: 'No area is open to you yet' }).waitFor()
    expect(chunks).toContain('Empty')
    expect(page.url()).toContain('#/empty')
    expect(page.problems).toEqual([])
  })
})
