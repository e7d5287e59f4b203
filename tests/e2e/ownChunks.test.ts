// @runs in full runs
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { consoleFolder, settled, signIn, type ConsolePage } from '#tests/support/browser.ts'
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

/** How long a file is as it is sent: small ones are not compressed. */
function bytesOnTheWire(file: string): number {
  const whole = join(consoleFolder, file)
  return (statSync(`${whole}.br`, { throwIfNoEntry: false }) ?? statSync(whole)).size
}

describe('the sign-in page', () => {
  it('is fetched by who has to sign in, and by nobody who is signed in', async () => {
    const page = await place.open()
    const chunks = chunksOf(page)
    await signIn(page, place.url, 'gz.manager')
    expect(chunks).toContain('login')
    expect(chunks).toContain('base')

    await settled(page)
    chunks.clear()
    await page.reload()
    await page.locator('#content').waitFor()
    await settled(page)
    expect(chunks).toContain('base')
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
    const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(await text('/')) ?? []
    const code = await text(script)
    expect(code).toContain('atrium.reloaded')
    expect(code).toMatch(/assets\/base-|\.\/base-/)
  })
})

describe('the first list of somebody who is signed in', () => {
  it.each([
    ['brandDB', 'brand.editor', '/brandDB/brand'],
    ['RM_RMHK', 'gz.manager', '/RM/tourIssue/issueList'],
    ['RM_RMHK', 'hk.manager', '/RMHK/tourIssue/issueList'],
  ])('comes in few files, all asked for at once: %s, %s', async (chunk, username, hash) => {
    const page = await place.signedIn(username, { hash })
    const rows = page.getByRole('row')
    await rows.nth(2).waitFor()
    await settled(page)
    const files: string[] = []
    const asked = (request: { url: () => string }) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/assets/')) files.push(pathname)
    }
    page.on('request', asked)
    await page.reload()
    await rows.nth(2).waitFor()
    page.off('request', asked)
    await settled(page)

    // The buttons of the bar come when the page stands, and then what the user may open next.
    const later = files.findIndex((file) => file.includes('/trays-'))
    const first = later < 0 ? files : files.slice(0, later)
    const ofKind = (kind: string) => [...new Set(first.filter((file) => file.endsWith(kind)))]
    expect(ofKind('.js').length).toBeLessThanOrEqual(13)
    // Two areas may share styles, in a file of their own.
    expect(ofKind('.css').length).toBeLessThanOrEqual(6)
    const bytes = ofKind('.js').map(bytesOnTheWire)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(365_000)
    // The part of the page that begins with the first script names them, so that none waits for another.
    const early = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(early).toContainEqual(expect.stringMatching(`^/assets/${chunk}-.{7}\\.js$`))
    expect(page.problems).toEqual([])
  })
})

describe('a list that somebody comes back to', () => {
  it('is read once, while its code is still coming', async () => {
    const page = await place.signedIn('brand.editor', { hash: '/brandDB/brand' })
    const rows = page.getByRole('row')
    await rows.nth(2).waitFor()
    const isKnown = () => Object.keys(localStorage).some((key) => key.endsWith('/page.firstCalls'))
    await page.waitForFunction(isKnown)

    let letCome = () => {}
    const coming = new Promise<void>((resolve) => (letCome = resolve))
    await page.route('**/assets/list-*', async (route) => {
      await coming
      await route.continue()
    })
    const readings: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/bdbrand?')) readings.push(request.url())
    })
    const reading = page.waitForRequest(/\/api\/v1\/bdbrand\?/)
    await page.reload({ waitUntil: 'commit' })
    await reading
    expect(await rows.count()).toBe(0)
    letCome()
    await rows.nth(2).waitFor()
    await settled(page)
    expect(readings).toHaveLength(1)
    expect(page.problems).toEqual([])
  })
})

describe('a page whose styles could not be had', () => {
  it('says so, and requests them again when it is asked for again', async () => {
    const page = await place.open()
    const styles = '**/assets/RM_RMHK-pages-*.css'
    await page.route(styles, (route) => route.abort())
    await signIn(page, place.url, 'gz.manager')
    await page.locator('tbody tr[data-id]').first().getByRole('link').first().click()
    const again = page.getByRole('main').getByRole('button', { name: '重试' })
    await again.waitFor()
    await page.unroute(styles)
    await again.click()
    await again.waitFor({ state: 'detached' })
    // One that failed has no rules.
    const rules = page
      .locator('link[rel=stylesheet][href*="/RM_RMHK-pages-"]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ sheet }) => sheet?.cssRules.length ?? 0))
    expect(await rules).toEqual([expect.any(Number)])
    expect((await rules)[0]).toBeGreaterThan(0)
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
