// @runs in full runs
import type { BrowserContext } from 'playwright'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ConsolePage } from '#tests/support/browser.ts'
import { createClient } from '#tests/support/client.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { killServers, startServer } from '#tests/support/serverProcess.ts'
import { signInHere } from '#tests/support/signInHere.ts'
import { newDatabase } from '#tests/support/testDatabase.ts'
import { addressOf } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

/** Targets that lead nowhere, as an attacker would put them into a link: already coded for the address. */
const hostile = [
  'https://evil.example/',
  'http://evil.example:80/#/brandDB/brand',
  '//evil.example',
  '/%5Cevil.example',
  '%5C%5Cevil.example',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  '/%252F%252Fevil.example',
  '/%09/evil.example',
  '%20https://evil.example',
  'https:evil.example',
  'https://localhost%40evil.example/',
  'https://127.0.0.1.evil.example/',
  'https://evil%E3%80%82example/',
  'javascript:document.body.remove()',
  'java%09script:document.body.remove()',
  'data:text/html,<script>document.title=1</script>',
  '/login?target=/login',
  '/%6Cogin',
  '/LOGIN',
]

const place = consoleInBrowser()
let context: BrowserContext
let page: ConsolePage
/** What the browser asked of anybody but our own server. */
const foreign: string[] = []

beforeAll(async () => {
  page = await place.open()
  context = page.context()
  // Only watched: with requests held back the browser would fetch each file anew for each page.
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== place.url && /^https?:$/.test(url.protocol)) foreign.push(url.href)
  })
})

afterEach(async () => {
  await page.goto(`${place.url}/api/v1/health`)
  await page.evaluate(() => localStorage.clear())
})

describe('a sign-in with a hostile target', () => {
  // tests/console/target.test.ts reads targets of every kind.
  it.each(hostile)('%s stays at home', async (target) => {
    await page.goto(`${place.url}/#/login?target=${target}`)
    await signInHere(page, 'brand.editor')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const { origin, hash } = new URL(page.url())
    expect(origin).toBe(place.url)
    expect(hash).toMatch(/^#\/(?!login)/i)
    expect(hash).not.toContain('evil')
    expect(foreign).toEqual([])
    expect(page.problems).toEqual([])
  })

  it.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
    '%s before the # stays at home for who is signed in already',
    async (target) => {
      await place.storeSession(page, 'brand.editor')
      await page.goto(`${place.url}/?target=${encodeURIComponent(target)}`)
      await page.getByRole('navigation').first().waitFor()
      expect(addressOf(page)).toMatch(new RegExp(`^${place.url}/#/`))
      expect(page.url()).not.toContain('target')
      expect(foreign).toEqual([])
    },
  )

  it('and an honest one leads there', async () => {
    await page.goto(`${place.url}/#/login?target=${encodeURIComponent('/brandDB/brand?page=2')}`)
    await signInHere(page, 'brand.editor')
    await expect.poll(() => addressOf(page)).toBe(`${place.url}/#/brandDB/brand?page=2`)
  })
})

describe('a token in the address', () => {
  it.each(['/?token=', '/#/brandDB/brand?token='])(
    'at %s signs in, and stays in no address, history or referrer',
    async (before) => {
      const { token = '' } = await place.server.as('brand.editor')
      const sent: { url: string; referer: string | undefined }[] = []
      const watch = await context.newPage()
      watch.on('request', (request) =>
        sent.push({ url: request.url(), referer: request.headers()['referer'] }),
      )
      await watch.goto(place.url + before + token)
      await watch.getByRole('navigation').first().waitFor()
      expect(watch.url()).not.toContain(token)
      expect(watch.url()).not.toContain('token')
      // The document itself was asked for with it when it stood before the #.
      expect(sent.slice(1).filter(({ url }) => url.includes(token))).toEqual([])
      expect(sent.filter(({ referer }) => referer?.includes(token))).toEqual([])
      expect(await watch.evaluate(() => history.length)).toBe(2)
      const stored = await watch.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
      // Renewed at once: the one of the address soon opens nothing any more.
      expect(stored).not.toContain(token)
      await watch.evaluate(() => localStorage.clear())
      await watch.close()
    },
  )

  it('that does not hold leaves the session that is there, without a word', async () => {
    await place.storeSession(page, 'brand.editor')
    const before = await page.evaluate(() => localStorage.getItem('atrium.access_token'))
    await page.goto(`${place.url}/?token=wrong#/brandDB/brand?page=2`)
    await page.getByRole('navigation').first().waitFor()
    expect(addressOf(page)).toBe(`${place.url}/#/brandDB/brand?page=2`)
    expect(await page.evaluate(() => localStorage.getItem('atrium.access_token'))).toBe(before)
    expect(page.problems).toEqual([])
  })

  describe('of somebody else', () => {
    const question = () => page.getByRole('heading', { name: /^您已以 .+ 登录。要改用 .+ 的身份继续吗？$/ })
    const stored = () => page.evaluate(() => localStorage.getItem('atrium.access_token'))
    const userId = () => page.evaluate(() => localStorage.getItem('atrium.user_id'))

    async function openLink() {
      const other = await place.server.as('gz.manager')
      await place.storeSession(page, 'brand.editor')
      const before = { token: await stored(), userId: await userId() }
      await page.goto(`${place.url}/?token=${other.token ?? ''}`)
      await question().waitFor()
      expect(addressOf(page)).toBe(`${place.url}/`)
      expect(await stored()).toBe(before.token)
      return before
    }

    it('asks first, and who stays goes on as before', async () => {
      const before = await openLink()
      await page.getByRole('button', { name: /^继续使用 / }).click()
      await page.getByRole('navigation').first().waitFor()
      expect({ token: await stored(), userId: await userId() }).toEqual(before)
      expect(page.problems).toEqual([])
    })

    it('asks first, and who agrees is signed out', async () => {
      const before = await openLink()
      await page.getByRole('button', { name: /^改用 / }).click()
      await page.getByRole('navigation').first().waitFor()
      expect(await userId()).not.toBe(before.userId)
      const { token = '' }: { token?: string } = JSON.parse(before.token ?? '{}')
      expect(await createClient(place.url, token).call('GET', '/userinfo')).toMatchObject({ errcode: 555 })
      expect(page.problems).toEqual([])
    })
  })

  it('is not used when the browser does not let it out of the address', async () => {
    const { token = '' } = await place.server.as('brand.editor')
    const stiff = await context.newPage()
    const sent: (string | undefined)[] = []
    stiff.on('request', (request) => sent.push(request.headers()['token']))
    await stiff.addInitScript(() => {
      History.prototype.replaceState = () => {
        throw new DOMException('too often', 'SecurityError')
      }
    })
    await stiff.goto(`${place.url}/?token=${token}`)
    await stiff.getByRole('textbox', { name: /用户名/ }).waitFor()
    expect(sent).not.toContain(token)
    expect(await stiff.evaluate(() => localStorage.getItem('atrium.access_token'))).toBeNull()
    await stiff.close()
  })

  it('at an address of two slashes is taken all the same, and out of it', async () => {
    const { token = '' } = await place.server.as('brand.editor')
    await page.goto(`${place.url}//?token=${token}`)
    await page.getByRole('navigation').first().waitFor()
    expect(addressOf(page)).toMatch(new RegExp(`^${place.url}/#/`))
  })

  // Whoever else serves the page may serve it there too.
  it('at two slashes that the server does not mend is taken out as well', async () => {
    const { token = '' } = await place.server.as('brand.editor')
    const html = await (await fetch(place.url)).text()
    await page.route(`${place.url}//**`, (route) =>
      route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
    )
    await page.goto(`${place.url}//?token=${token}`)
    await page.getByRole('navigation').first().waitFor()
    await page.unrouteAll()
    expect(addressOf(page)).toMatch(new RegExp(`^${place.url}/#/`))
    expect(page.problems).toEqual([])
  })

  it('means nothing once the console is open', async () => {
    const { token = '' } = await place.server.as('gz.manager')
    await place.storeSession(page, 'brand.editor')
    const before = await page.evaluate(() => localStorage.getItem('atrium.access_token'))
    await page.goto(place.url)
    await page.getByRole('navigation').first().waitFor()
    await page.evaluate((other) => {
      location.hash = `#/brandDB/brand?token=${other}`
    }, token)
    await expect.poll(() => addressOf(page)).toBe(`${place.url}/#/brandDB/brand`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('atrium.access_token'))).toBe(before)
  })

  describe('of the light page for phones', () => {
    const brand = '/brandDB/brandModification/B5?from=mail'
    const link = () => page.getByRole('link', { name: /^(登录|Sign in)$/ })
    const form = () => page.getByRole('textbox', { name: /英文名称|Name \(English\)/ })

    it.each(['&token=', '#?token='])(
      'at %s signs in, and stays in no address, history, storage or referrer',
      async (before) => {
        const { token = '' } = await place.server.as('brand.editor')
        const watch = await context.newPage()
        const sent: { url: string; referer: string | undefined }[] = []
        watch.on('request', (request) =>
          sent.push({ url: request.url(), referer: request.headers()['referer'] }),
        )
        await watch.goto(place.url + brand + before + token)
        await watch.getByRole('textbox').first().waitFor()
        expect(watch.url()).toMatch(new RegExp(`^${place.url}/brandDB/brandModification/B5\\?from=mail#?$`))
        // The document itself was requested with it when it came before the #.
        expect(sent.slice(1).filter(({ url }) => url.includes(token))).toEqual([])
        expect(sent.filter(({ referer }) => referer?.includes(token))).toEqual([])
        expect(await watch.evaluate(() => history.length)).toBe(2)
        expect(
          await watch.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
        ).not.toContain(token)
        await watch.close()
      },
    )

    it('that is not valid is in no link, and sign-in leads back without it', async () => {
      await page.goto(`${place.url}${brand}&token=wrong`)
      await link().waitFor()
      expect(await page.content()).not.toContain('wrong')
      await link().click()
      await page.getByRole('textbox', { name: /用户名/ }).waitFor()
      expect(page.url()).not.toContain('token')
      expect(decodeURIComponent(addressOf(page))).toBe(`${place.url}/#/login?target=${brand}`)
    })

    it('is not in the sign-in link even where the browser does not let it out of the address', async () => {
      const { token = '' } = await place.server.as('brand.editor')
      const stiff = await context.newPage()
      await stiff.addInitScript(() => {
        History.prototype.replaceState = () => {
          throw new DOMException('too often', 'SecurityError')
        }
      })
      await stiff.goto(`${place.url}${brand}&token=${token}`)
      const address = await stiff.getByRole('link', { name: '登录' }).getAttribute('href')
      expect(decodeURIComponent(address ?? '')).toBe(`/#/login?target=${brand}`)
      expect(await stiff.evaluate(() => localStorage.getItem('atrium.access_token'))).toBeNull()
      await stiff.close()
    })

    it('does not stay when it is typed behind the # of the open page', async () => {
      await page.goto(place.url + brand)
      await link().waitFor()
      await page.evaluate(() => {
        location.hash = '#?token=typed'
      })
      await expect.poll(() => page.url()).not.toContain('typed')
    })

    it('of somebody else asks first, and who stays sees the brand as before', async () => {
      const { token = '' } = await place.server.as('gz.manager')
      await place.storeSession(page, 'brand.editor')
      const before = await page.evaluate(() => localStorage.getItem('atrium.access_token'))
      await page.goto(`${place.url}${brand}&token=${token}`)
      await page.getByRole('heading', { name: /^您已以 .+ 登录。要改用 .+ 的身份继续吗？$/ }).waitFor()
      expect(addressOf(page)).toBe(place.url + brand)
      await page.getByRole('button', { name: /^继续使用 / }).click()
      await form().waitFor()
      expect(await page.evaluate(() => localStorage.getItem('atrium.access_token'))).toBe(before)
      expect(page.problems).toEqual([])
    })
  })

  it('inside a target is dropped on the way there', async () => {
    await page.goto(`${place.url}/#/login?target=${encodeURIComponent('/brandDB/brand?token=inside&page=2')}`)
    await signInHere(page, 'brand.editor')
    await expect.poll(() => addressOf(page)).toBe(`${place.url}/#/brandDB/brand?page=2`)
  })

  it('is not written down by the server', async () => {
    const database = await newDatabase('postgresql')
    try {
      const process = await startServer({ ...database.settings, DEMO_NOW: demoNow, LOG_LEVEL: 'info' })
      await fetch(`${process.url}/?token=secret-of-the-address`)
      await fetch(`${process.url}/api/v1/validity`, {
        method: 'POST',
        headers: { token: 'secret-of-a-call' },
      })
      const { printed } = await process.stop()
      expect(printed).toContain('/api/v1/validity')
      expect(printed).not.toContain('secret-of')
    } finally {
      await killServers()
      await database.remove()
    }
  })
})
