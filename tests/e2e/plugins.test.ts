// @runs in full runs
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { signIn } from '#tests/support/browser.ts'
import { setParam } from '#tests/support/setParam.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { oneIn } from '#tests/support/isShort.ts'

const place = consoleInBrowser()
beforeAll(async () => {
  await setParam(place.server, 'plugins.off', [{ plugin: 'RM', sites: ['2'] }])
})

const nothing = { name: /此地址没有内容|There is nothing at this address/ }

/** The chunks of an area that the page has asked for so far: its screens, its texts. The manifest comes at every site. */
function chunksOf(page: Page, area: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(`/assets/${area}-`) && !pathname.startsWith(`/assets/${area}-plugin-`))
      asked.push(pathname)
  })
  return asked
}

describe('an area that the operator switched off at a site', () => {
  it('has neither menu nor screen there, and nothing of it is fetched but its manifest', async () => {
    const page = await place.open()
    const chunks = chunksOf(page, 'RM')
    await signIn(page, place.url, 'admin', undefined, '广州店')
    await page.goto(`${place.url}/#/RM/tourIssue/issueList`)
    await page.getByRole('heading', { level: 1, ...nothing }).waitFor()
    expect(chunks).toEqual([])
    expect(await page.getByRole('link', { name: '问题列表' }).count()).toBe(0)
    expect(page.problems).toEqual([])
  })

  it('is there at another site', async () => {
    const page = await place.signedIn('admin', { site: '上海店', hash: '/RM/tourIssue/issueList' })
    await page.getByRole('row').nth(2).waitFor()
    expect(page.problems).toEqual([])
  })
})

describe('the page of the plugins', () => {
  const looks = [
    ['zh_TW', 'dark', '此處停用'],
    ['zh_CN', 'light', '此处停用'],
    ['en_US', 'light', 'Inactive here'],
  ] as const
  it.each(oneIn(3, looks))(
    'shows an administrator what runs, in %s and %s',
    async (locale, theme, inactive) => {
      const page = await place.signedIn('admin', {
        site: '广州店',
        hash: '/_plugins',
        choices: { locale, theme },
      })
      const area = page.getByRole('row', { name: /\bRM\b.*/ }).first()
      await area.getByText(inactive).waitFor()
      expect(await violations(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await violations(page)).toEqual([])
      expect(page.problems).toEqual([])
    },
  )
})
