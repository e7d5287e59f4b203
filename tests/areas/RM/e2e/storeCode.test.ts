// @runs in full runs
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

const english = { locale: 'en_US' } as const
const phone = { width: 390, height: 844 }
const store = 'S-GZ-L2-118'

const chosen = (page: ConsolePage) => page.getByRole('combobox', { name: /^Store/ })

/** A browser whose camera sees a code. */
const seeing = (content: string) => {
  Object.assign(globalThis, {
    BarcodeDetector: class {
      detect = () => Promise.resolve([{ rawValue: content }])
    },
  })
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: () => Promise.resolve(document.createElement('canvas').captureStream(5)) },
  })
  HTMLMediaElement.prototype.play = () => Promise.resolve()
}

describe('the code of a store', () => {
  it('is read by the form where the browser reads codes', async () => {
    const page = await place.signedIn('gz.officer', { viewport: phone, choices: english })
    await page.addInitScript(seeing, `https://mall.example/#/RM/tourIssue/issueCreate?store=${store}`)
    await page.goto(`${place.url}/#/RM/tourIssue/issueCreate`)
    await page.reload()
    await page.getByRole('button', { name: 'Scan the store’s code' }).click()
    await expect.poll(() => chosen(page).inputValue()).toBe('Limo')
  })
})

describe('a problem like the last one', () => {
  it('is taken over with one tap', async () => {
    const officer = await place.server.as('gz.officer')
    await officer.create('/TourProblem', {
      site: '2',
      store_id: store,
      category: 'queue',
      severity: 2,
      title: 'The queue blocks the way',
      description: 'On weekends',
    })
    const page = await place.signedIn('gz.officer', {
      hash: `/RM/tourIssue/issueCreate?store=${store}`,
      viewport: phone,
      choices: english,
    })
    const last = page.getByRole('region', { name: 'Same as last visit' })
    await last.getByRole('button', { name: /The queue blocks the way/ }).click()
    expect(await page.getByRole('textbox', { name: /^Issue/ }).inputValue()).toBe('The queue blocks the way')
    expect(await page.getByRole('textbox', { name: /^Description/ }).inputValue()).toBe('On weekends')
    await settled(page)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^GZ\d{6}\d{3}$/ }).waitFor()
    const { data } = await officer.list('/TourProblem', { cond: { title: 'The queue blocks the way' } })
    const twice = data.list.map(({ category, severity }: Record<string, unknown>) => [category, severity])
    expect(twice).toEqual([
      ['queue', 2],
      ['queue', 2],
    ])
  })
})
