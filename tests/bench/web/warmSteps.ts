import type { Browser } from 'playwright'
import { viewport } from './coldLink.ts'
import { settle } from '#tests/bench/settle.ts'
import { timeOf } from './inPage.ts'
import type { Subject } from './subject.ts'

/** Milliseconds of the steps of one visit, each of which has been taken once before. */
export async function warmSteps(browser: Browser, subject: Subject): Promise<Record<string, number>> {
  const context = await browser.newContext({ storageState: subject.stored, viewport })
  const page = await context.newPage()
  const { url, list, otherList, rows, record } = subject
  const times: Record<string, number> = {}
  try {
    await page.goto(`${url}/#${list}`)
    await page.locator(rows).first().waitFor()
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
    for (const count of [100, 500]) {
      const shown = subject.full(count)
      const sorted = (order: string) =>
        `${list}?page=1&perPage=${count}&sort=${subject.sortField}&order=${order}`
      await timeOf(page, { to: list, shows: rows })
      await settle(page)
      times[`${count} rows, ms`] = await timeOf(page, { to: sorted('ASC'), ...shown })
      await settle(page)
      times[`sort ${count} rows, ms`] = await timeOf(page, {
        to: sorted('DESC'),
        ...shown,
        isNew: true,
      })
      await settle(page)
    }
    const first = await page.locator(rows).first().getAttribute('data-id')
    const recordAddress = subject.recordOf(list, first ?? '0')
    for (const isCounted of [false, true]) {
      await timeOf(page, { to: list, shows: rows })
      await settle(page)
      const toRecord = await timeOf(page, { to: recordAddress, shows: record })
      await settle(page)
      const back = await timeOf(page, { to: 'back', shows: rows })
      await settle(page)
      const toOther = await timeOf(page, { to: otherList, shows: rows, isNew: true })
      await settle(page)
      if (!isCounted) continue
      Object.assign(times, {
        'a record from the list, warm, ms': toRecord,
        'back from record to list, warm, ms': back,
        'switch to another list, warm, ms': toOther,
      })
    }
    return times
  } finally {
    await context.close()
  }
}
