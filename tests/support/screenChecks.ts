import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { violations } from './axe.ts'
import { settled, type ConsolePage } from './browser.ts'
import { consoleInBrowser } from './consoleInBrowser.ts'
import { isShort } from './isShort.ts'

/** A screen, with a person who reaches it. */
export type KnownScreen = readonly [name: string, username: string, hash: string]

/** The looks that screens are tried in: languages, themes and widths. */
export const looks = [
  { locale: 'zh_CN', theme: 'light', width: 1440 },
  { locale: 'en_US', theme: 'dark', width: 1440 },
  { locale: 'zh_TW', theme: 'light', width: 390 },
  { locale: 'en_US', theme: 'light', width: 390 },
  { locale: 'zh_TW', theme: 'dark', width: 1024 },
] as const

/** Of many screens each in two of the looks, in `npm test` in one; all looks are tried equally often. */
export const inTurn = (screen: number, look: number): boolean =>
  [screen, ...(isShort ? [] : [screen + 2])].some((one) => one % looks.length === look)

/** Tries each screen in each look that `isTried` says: no accessibility rule broken, nothing sticks out, all said in words. */
export function describeScreens(
  screens: readonly KnownScreen[],
  isTried: (screen: number, look: number) => boolean = () => true,
): void {
  const place = consoleInBrowser()

  describe.each(looks.map((look, index) => ({ ...look, index })))(
    'in $locale, $theme, $width wide',
    ({ locale, theme, width, index }) => {
      const pages = new Map<string, ConsolePage>()
      afterAll(() => place.release())

      const pageOf = async (username: string) => {
        const known = pages.get(username)
        if (known) return known
        const page = await place.signedIn(username, {
          choices: { locale, theme },
          viewport: { width, height: 844 },
          isKept: true,
        })
        pages.set(username, page)
        return page
      }

      it.each(screens.filter((_, screen) => isTried(screen, index)))(
        'the %s breaks no accessibility rule and fits',
        async (_, username, hash) => {
          const page = await pageOf(username)
          await goAnew(page, `${place.url}/#${hash}`)
          await settled(page)
          await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
          expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme)
          expect(await page.evaluate(() => document.documentElement.lang)).toBe(
            locale === 'en_US' ? 'en' : locale === 'zh_TW' ? 'zh-HK' : 'zh-CN',
          )
          // A screen that still settles (what was known is asked for again) is looked at once more.
          await expect.poll(() => violations(page), { timeout: 10_000 }).toEqual([])
          await expect.poll(() => overflow(page)).toEqual([])
          expect(await page.getByText(/\b(atrium|resources|brandDB|RM)\.[a-z_]+/).count()).toBe(0)
          expect(page.problems).toEqual([])
          page.problems.length = 0
        },
      )
    },
  )
}

/** Opens an address of the open console, and waits until the screen before is gone. */
export async function goAnew(page: Page, address: string): Promise<void> {
  // Two screens in a row may be of one component, but for this one.
  const nowhere = new URL('#/elsewhere', address).href
  for (const next of [nowhere, address]) {
    if (new URL(page.url()).hash === new URL(next).hash) continue
    // A list that was kept may come back with the mark of an earlier screen.
    await page.evaluate((to) => document.querySelector('h1')?.setAttribute('data-before', to), next)
    await page.goto(next)
    await page
      .locator(`h1:not([data-before=${JSON.stringify(next)}])`)
      .first()
      .waitFor()
  }
}

/** What sticks out of the window on the right, other than inside something that scrolls sideways. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth
    const isInScroller = (element: Element): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        // The page's own frame must not be what scrolls.
        if (scrolls(parent) && parent.querySelector('h1') === null) return true
      }
      return false
    }
    // What is positioned outside of the scroller that it is in makes the page itself scroll.
    const { scrollWidth } = document.documentElement
    const page = scrollWidth > window.innerWidth ? [`The page is ${scrollWidth} px wide.`] : []
    // In the console only the content scrolls, never the frame around it.
    const { scrollHeight } = document.documentElement
    if (document.querySelector('#content') && scrollHeight > window.innerHeight)
      page.push(`The page is ${scrollHeight} px high.`)
    return page.concat(
      [...document.querySelectorAll('body *')]
        // A drawing is cut off where its frame ends.
        .filter((element) => !element.parentElement?.closest('svg'))
        .filter(
          (element) =>
            element.getBoundingClientRect().right > window.innerWidth + 1 && !isInScroller(element),
        )
        .slice(0, 3)
        .map((element) => element.outerHTML.slice(0, 200)),
    )
  })

/** Checks that nothing sticks out of the page on a phone and on a desk; the page keeps its size. */
export async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    // A list that has just become cards fetches their pictures.
    await expect.poll(() => overflow(page), { message: `${page.url()} at ${width} px` }).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}
