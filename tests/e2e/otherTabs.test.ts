// @runs in full runs
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { defaultViewport } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

const widthOfOtherTab = async (page: Page): Promise<number> => {
  const other = await page.context().newPage()
  return other.evaluate(() => innerWidth)
}

// Tests of a worker take over each other's pages.
describe('another tab of a browser', () => {
  it('is as narrow as the first one on a phone', async () => {
    const page = await place.signedIn('gz.manager', { viewport: { width: 390, height: 844 } })
    expect(await widthOfOtherTab(page)).toBe(390)
  })

  it('is as wide as the first one on a desktop, after a phone was there', async () => {
    const page = await place.signedIn('gz.manager')
    expect(await widthOfOtherTab(page)).toBe(defaultViewport.width)
  })
})
