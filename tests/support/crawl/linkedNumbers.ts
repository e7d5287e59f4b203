import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { isQuiet, type ConsolePage } from '#tests/support/browser.ts'

/** A whole number on a screen that leads somewhere: a card, a badge, a tab, the figure of a chart. */
export interface LinkedNumber {
  /** The screen that shows it, and what it is called there. */
  readonly at: string
  readonly label: string
  readonly value: number
  /** The address behind the `#`. */
  readonly to: string
}

/**
 * The numbers of the open screen, and of the bar above it, that lead somewhere. Charts are turned into their tables, in which
 * each figure is a link. Amounts, percentages and other numbers that count nothing are left out.
 */
export async function linkedNumbers(page: ConsolePage): Promise<readonly LinkedNumber[]> {
  for (const button of await page.locator('#content').getByRole('button', { name: asTable }).all())
    await button.click({ timeout: 2000 }).catch(() => undefined)
  await atRest(page)
  return page.evaluate(() => {
    const at = location.hash.slice(1)
    const count = (text: string | null | undefined): number | undefined =>
      /^\d[\d,]*$/.test(text?.trim() ?? '') ? Number(text?.replaceAll(',', '')) : undefined
    const found: { at: string; label: string; value: number; to: string }[] = []
    const add = (link: Element | null, label: string, text: string | null | undefined) => {
      const to = link?.getAttribute('href')?.replace(/^.*#/, '')
      const value = count(text)
      if (to !== undefined && value !== undefined) found.push({ at, label: label.trim(), value, to })
    }
    const content = document.querySelector('#content')
    for (const card of content?.querySelectorAll('article') ?? [])
      add(
        card.querySelector('a[href]'),
        card.getAttribute('aria-label') ?? '',
        card.querySelector('[data-figures][title]')?.getAttribute('title'),
      )
    // The name of an entry of a ranking is its link, and its count is beside it.
    for (const entry of content?.querySelectorAll('ol > li') ?? [])
      if (entry.children.length === 2)
        add(
          entry.querySelector('a[href]'),
          entry.children[0]?.textContent ?? '',
          entry.children[1]?.textContent,
        )
    for (const cell of content?.querySelectorAll('table[aria-label] td > a[href*="filter="]') ?? []) {
      const row = cell.closest('tr')
      const place = [...(row?.children ?? [])].indexOf(cell.closest('td') ?? cell)
      const head = cell.closest('table')?.querySelectorAll('thead th')[place]?.textContent ?? ''
      // A column with a unit, such as m² or CNY, has amounts.
      if (!/[(（][^()（）]+[)）]$/.test(head.trim()))
        add(cell, `${row?.querySelector('th')?.textContent ?? ''} · ${head}`, cell.textContent)
    }
    for (const tab of content?.querySelectorAll('nav a[href] > span') ?? [])
      add(tab.closest('a'), tab.closest('a')?.textContent ?? '', tab.textContent)
    for (const link of content?.querySelectorAll('a[href*="filter="]') ?? [])
      if (!link.closest('article, ol, td, nav'))
        add(link, link.textContent ?? '', /(?<![\d-])\d[\d,]*(?![\d-])/.exec(link.textContent ?? '')?.[0])
    for (const badge of document.querySelectorAll('header a[href] [class*=count]')) {
      const whole = badge.closest('a')?.querySelector('.visually-hidden')?.textContent ?? ''
      add(badge.closest('a'), whole, /\d+$/.exec(whole)?.[0])
    }
    return found
  })
}

/**
 * The counters above the open list that show another number than the list has once it is filtered by them. Each is a button
 * that filters.
 */
export async function wrongCounters(page: ConsolePage): Promise<readonly string[]> {
  const wrong: string[] = []
  const buttons = page
    .locator('#content [class*=counters] button[aria-pressed]')
    .filter({ has: page.locator('strong') })
  for (const button of await buttons.all()) {
    if ((await button.getAttribute('aria-pressed')) === 'true') continue
    const text = (await button.textContent()) ?? ''
    const value = Number((await button.locator('strong').textContent())?.replaceAll(',', ''))
    await button.click()
    await atRest(page)
    const shown = await shownSoon(page, value)
    if (shown !== value) wrong.push(`counter “${text}” filters to ${shown}`)
    await button.click()
    await atRest(page)
  }
  return wrong
}

/** The addresses of other pages that the open screen leads to: its tabs, its views, the first record of its list, a year. */
export const furtherScreens = (page: Page): Promise<string[]> =>
  page.locator('#content').evaluate((content) => {
    const here = location.hash.slice(1).split('?')[0] ?? ''
    const links = (within: string) =>
      [...content.querySelectorAll(`${within} a[href]`)].map((link) =>
        (link.getAttribute('href') ?? '').replace(/^.*#/, ''),
      )
    const hasPeriod = content.querySelector('select option[value=year], option[value=quarter]') !== null
    return [
      ...links('nav').filter((to) => to.split('?')[0] === here),
      ...links('table tbody')
        .filter((to) => to.startsWith(`${here}/`))
        .slice(0, 1),
      ...links('table tbody')
        .filter((to) => /shop_detail\//.test(to))
        .slice(0, 2),
      ...(hasPeriod ? [`${here}?period=year`, `${here}?period=year&scope=all`] : []),
    ]
  })

/** How many records an address shows: what its list says above or below it, or the items on its page. */
export async function countShownAt(page: ConsolePage, to: string, expected: number): Promise<number | null> {
  await page.evaluate((address) => {
    location.hash = address
  }, to)
  await page
    .waitForFunction((address) => location.hash.includes(address.split('?')[0] ?? ''), to, { timeout: 5000 })
    .catch(() => undefined)
  await atRest(page)
  return shownSoon(page, expected)
}

const shownCount = async (page: Page): Promise<number | null> =>
  (await page.evaluate(() => {
    const numberIn = (text: string | null | undefined): number | undefined => {
      const last = text?.match(/\d[\d,]*/g)?.at(-1)
      return last === undefined ? undefined : Number(last.replaceAll(',', ''))
    }
    const content = document.querySelector('#content')
    if (content?.querySelector('[aria-busy=true]')) return undefined
    const bar = [...(content?.querySelectorAll('nav span, nav p, nav output') ?? [])].find(
      (one) => one.textContent?.match(/\d[\d,]*/g)?.length === 3,
    )
    return (
      numberIn(content?.querySelector('header h1 + span[aria-live]')?.textContent) ??
      numberIn(bar?.textContent) ??
      // The table of sales says how many days are missing beside the switch that shows only those.
      numberIn(content?.querySelector('label:has(input[role=switch], input[type=checkbox])')?.textContent) ??
      content?.querySelectorAll('ul[aria-label] > li').length ??
      undefined
    )
  })) ?? null

/** What is shown, once it is what is expected, or after a while: the list before may stand for a moment. */
async function shownSoon(page: Page, expected: number): Promise<number | null> {
  const until = performance.now() + 6000
  for (;;) {
    const shown = await shownCount(page)
    if (shown === expected || performance.now() > until) return shown
    await sleep(100)
  }
}

/** Waits until a screen asks for nothing and says that it is complete. */
export async function atRest(page: ConsolePage): Promise<void> {
  const until = performance.now() + 20_000
  await sleep(200)
  while (performance.now() < until) {
    if (isQuiet(page, 250) && !(await isBusy(page))) return
    await sleep(40)
  }
}

const isBusy = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('#content [aria-busy=true]') !== null)

const asTable = /^(以表格显示|以表格顯示|Show as a table)$/
