import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { devices, type Page, type Request } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { demoPassword } from '#tests/support/client.ts'
import { addressOf, settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const smsCode = '246810'

const place = consoleInBrowser({ settings: { SMS_DEMO_CODE: smsCode } })
beforeAll(async () => {
  // The reminder stands above every page and is looked at by itself.
  await sql`update "user" set sms_remind = false`.execute(place.server.database.db)
})

/** A signed-in person's page, in English, at the first screen of theirs or at `hash`. */
async function as(username: string, hash = '', theme = 'light') {
  await sql`update "user" set locale = 'en_US' where username = ${username}`.execute(place.server.database.db)
  return place.signedIn(username, { hash, choices: { theme } })
}

const go = (page: Page, hash: string) => page.goto(`${place.url}/#${hash}`)

/** The requests of a page to external pages, as they go out. */
function boards(page: Page): Request[] {
  const seen: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/demo/')) seen.push(request)
  })
  return seen
}

const tokenOf = (request: Request | undefined) =>
  new URL(request?.url() ?? 'http://none').searchParams.get('token') ?? ''

describe('an external entry of the menu', () => {
  it('opens in the console with a token that the board takes once; reloading gets another', async () => {
    const page = await as('auditor')
    const asked = boards(page)
    await page.getByRole('link', { name: 'BI board (external)' }).click()
    await page.waitForURL(/#\/Iframe\/m120$/)
    const board = page.frameLocator('iframe[title="BI board (external)"]')
    await board.getByRole('heading', { name: /^Hello,/ }).waitFor()
    await board.getByText('Open tour issues by floor').waitFor()
    expect(
      await page.getByRole('link', { name: 'BI board (external)' }).first().getAttribute('aria-current'),
    ).toBe('page')

    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => asked.length).toBe(2)
    await board.getByRole('heading', { name: /^Hello,/ }).waitFor()
    const [first, second] = asked.map(tokenOf)
    expect(first).not.toBe('')
    expect(second).not.toBe(first)

    const again = await fetch(asked[0]?.url() ?? '')
    expect(again.status).toBe(410)
    expect(page.problems).toEqual([])
  })

  it('never gets the token of the session, in no part of a request', async () => {
    const page = await as('auditor')
    const asked = boards(page)
    await go(page, '/Iframe/m120')
    await page
      .frameLocator('iframe')
      .getByRole('heading', { name: /^Hello,/ })
      .waitFor()
    const session = await page.evaluate(() => localStorage.getItem('atrium.access_token') ?? '')
    const token: string = JSON.parse(session).token
    expect(token.length).toBeGreaterThan(20)
    expect(asked).toHaveLength(1)
    for (const request of asked) {
      const sent = JSON.stringify([request.url(), await request.allHeaders(), request.postData()])
      expect(sent).not.toContain(token)
      expect(await request.headerValue('referer')).toBeNull()
    }
  })

  it('opens in a new tab with a token of its own, which cannot reach back', async () => {
    const page = await as('auditor', '/Iframe/m120')
    await page
      .frameLocator('iframe')
      .getByRole('heading', { name: /^Hello,/ })
      .waitFor()
    const opening = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Open in a new tab' }).click()
    const tab = await opening
    await tab.getByRole('heading', { name: /^Hello,/ }).waitFor()
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  })

  it('at a host that the operator does not allow is not opened', async () => {
    await moved('https://evil.example/?t={token}', async () => {
      const page = await as('auditor')
      const left: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(place.url) || request.url().includes('gen_token'))
          left.push(request.url())
      })
      await go(page, '/Iframe/m120')
      const alert = page.getByRole('alert')
      await alert.getByText('This address is not allowed').waitFor()
      expect(await alert.textContent()).toContain('evil.example')
      expect(await page.locator('iframe').count()).toBe(0)
      expect(await violations(page)).toEqual([])
      // Data addresses are pictures of the console's own.
      expect(left.filter((url) => !url.startsWith('data:'))).toEqual([])
    })
  })

  it('at an allowed host is shown, as itself and without a way to the console', async () => {
    const script = `let way = 'let through'
      try { window.top.location = 'about:blank' } catch { way = 'kept out' }
      document.body.append([self.origin, way, 'from ' + document.referrer].join('; '))`
    const outside = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html')
      answer.end(`<!doctype html><title>Outside</title><body><script>${script}</script>`)
    })
    await new Promise<void>((done) => outside.listen(0, 'localhost', done))
    const { port } = outside.address() as AddressInfo
    await moved(`http://localhost:${port}/?site={site_id}`, async () => {
      const page = await as('auditor', '/Iframe/m120')
      await page.frameLocator('iframe').getByText(`http://localhost:${port}; kept out; from`).waitFor()
      expect(addressOf(page)).toBe(`${place.url}/#/Iframe/m120`)
    }).finally(() => outside.close())
  })

  it('that leads into the console itself is not opened', async () => {
    await moved('/#/brandDB/brand', async () => {
      const page = await as('auditor', '/Iframe/m120')
      await page.getByText('This address is not allowed').waitFor()
      expect(await page.locator('iframe').count()).toBe(0)
    })
  })

  it.each([
    ['is unknown', 'auditor', 'm999'],
    ['is not permitted', 'gz.manager', 'm120'],
    ['is no external one', 'auditor', 'brandDB-brand'],
  ])('that %s is told to be missing', async (_, username, id) => {
    const page = await as(username, `/Iframe/${id}`)
    await page.getByRole('heading', { name: 'This page is not in your menu' }).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })
})

/** With the board's entry leading elsewhere for a while. */
async function moved(address: string, look: () => Promise<void>): Promise<void> {
  const { db } = place.server.database
  const { rows } = await sql<{ out_url: string }>`select out_url from menu where _id = 'm120'`.execute(db)
  await sql`update menu set out_url = ${address} where _id = 'm120'`.execute(db)
  await look().finally(() =>
    sql`update menu set out_url = ${rows[0]?.out_url} where _id = 'm120'`.execute(db),
  )
}

describe('the own password', () => {
  it('is changed here, ends the other sessions, and the old one opens nothing any more', async () => {
    const username = 'leasing.sh'
    const other = await place.server.as(username)
    const page = await as(username, '/profile')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password', { exact: true }).fill('wrong')
    await page.getByLabel('New password', { exact: true }).fill('Plum-Garden-7')
    await page.getByLabel('New password again', { exact: true }).fill('Plum-Garden-7')
    expect(await violations(page)).toEqual([])
    const sending = page.waitForRequest(/password\/change/)
    await page.getByRole('button', { name: 'Change password' }).click()
    const body = (await sending).postData() ?? ''
    expect(body).not.toContain('Plum-Garden-7')
    const old = page.getByLabel('Current password', { exact: true })
    await expect.poll(() => old.getAttribute('aria-invalid')).toBe('true')

    await old.fill(demoPassword)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Password changed. You have been signed out everywhere else.').waitFor()

    expect((await other.call('POST', '/validity')).errcode).toBe(555)
    await expect(place.server.as(username)).rejects.toThrow('1001')
    await place.server.anonymous.signIn(username, 'Plum-Garden-7')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(page.url()).toContain('#/profile')
    expect(page.problems).toEqual([])
  })

  it('that somebody else has set is changed before anything else', async () => {
    const username = 'finance.analyst'
    await sql`update "user" set must_change_password = true where username = ${username}`.execute(
      place.server.database.db,
    )
    const page = await as(username)
    await page.getByRole('heading', { name: 'Choose a password of your own' }).waitFor()
    await go(page, '/brandDB/brand')
    await page.getByRole('heading', { name: 'Choose a password of your own' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Current password', { exact: true }).fill(demoPassword)
    await page.getByLabel('New password', { exact: true }).fill('Quince-Tree-5')
    await page.getByLabel('New password again', { exact: true }).fill('Quince-Tree-5')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.waitForURL(/#\/brandDB\/brand/)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(page.url()).toContain('#/brandDB/brand')
  })
})

describe('the own mobile number', () => {
  const username = 'brand.editor'

  it('is asked for once per session, and bound with the code of the SMS', async () => {
    await sql`update "user" set sms_remind = true, mobile = null where username = ${username}`.execute(
      place.server.database.db,
    )
    const page = await as(username)
    const reminder = page.getByRole('complementary', { name: 'Reminder' })
    await reminder.waitFor()
    expect(await violations(page)).toEqual([])
    await reminder.getByRole('button', { name: 'Later' }).click()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await reminder.count()).toBe(0)

    await go(page, '/profile')
    await page.getByRole('button', { name: 'Add a number' }).click()
    await page.getByLabel('Number', { exact: true }).fill('13912340077')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('button', { name: /^Resend in \d+ s$/ }).waitFor()
    const code = page.getByLabel('Code from the SMS')
    await code.fill('000000')
    await page.getByLabel('Current password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Confirm number' }).click()
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
    await code.fill(smsCode)
    await page.getByRole('button', { name: 'Confirm number' }).click()
    await page.getByRole('button', { name: 'Change number' }).waitFor()
    expect(await page.getByText('139****0077', { exact: true }).count()).toBe(1)
    const { rows } = await sql<{ mobile: string }>`
      select mobile from "user" where username = ${username}`.execute(place.server.database.db)
    expect(rows).toEqual([{ mobile: '13912340077' }])
    expect(page.problems).toEqual([])
  })

  it('is not asked for again when one says so', async () => {
    const other = 'brand.approver'
    await sql`update "user" set sms_remind = true, mobile = null where username = ${other}`.execute(
      place.server.database.db,
    )
    const page = await as(other)
    await page.getByRole('button', { name: 'Don’t ask again' }).click()
    await expect
      .poll(async () => {
        const { rows } = await sql<{ sms_remind: boolean }>`
          select sms_remind from "user" where username = ${other}`.execute(place.server.database.db)
        return rows[0]?.sms_remind
      })
      .toBe(false)
    await settled(page)
  })
})

describe('a link to change a brand', () => {
  it('opens the form on a desktop, with its query', async () => {
    const page = await as('brand.approver', '/brandDB/brandModification/B123?from=mail')
    await page.waitForURL(/#\/brandDB\/brandModifyPC\/B123\?from=mail$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(addressOf(page)).toBe(`${place.url}/#/brandDB/brandModifyPC/B123?from=mail`)
  })

  it('leads a phone to the light page, with its query, and ends there', async () => {
    const page = await as('brand.approver')
    const onPhone = await place.open({
      ...devices['iPhone 15'],
      storageState: await page.context().storageState(),
    })
    const visited: string[] = []
    onPhone.on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(request.url())
    })
    await onPhone.goto(`${place.url}/#/brandDB/brandModification/B123?from=mail`)
    const lightPage = `${place.url}/brandDB/brandModification/B123?from=mail`
    await onPhone.waitForURL(lightPage)
    await onPhone.getByRole('heading', { level: 1 }).waitFor()
    expect(onPhone.url()).toBe(lightPage)
    expect(visited.filter((url) => url.includes('brandModification/B123?'))).toEqual([lightPage])
  })
})

describe('the profile', () => {
  it.each(['light', 'dark'] as const)('breaks no accessibility rule when %s', async (theme) => {
    const page = await as('auditor', '/profile', theme)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Change number' }).click()
    await page.getByRole('button', { name: 'Change password' }).click()
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await violations(page)).toEqual([])
  })

  it('with the frame page breaks none', async () => {
    const page = await as('auditor', '/Iframe/m120')
    await page
      .frameLocator('iframe')
      .getByRole('heading', { name: /^Hello,/ })
      .waitFor()
    expect(await violations(page)).toEqual([])
  })
})
