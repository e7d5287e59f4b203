// @runs in full runs
import { describe, expect, it } from 'vitest'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

const english = { locale: 'en_US', theme: 'dark' } as const
/** What the browser puts on a colour that is white enough for black text. */
const isLight = (color: string) => /^rgb\(2[45]\d, 2[45]\d, 2[45]\d\)$/.test(color)

describe('on paper', () => {
  it('a problem has its number, site, person and time, and nothing to press', async () => {
    const [problem] = (await (await place.server.as('gz.manager')).list('/TourProblem', { range: '0-0' }))
      .data.list
    const page = await place.signedIn('gz.manager', {
      hash: `/RM/tourIssue/issueList/${problem._id}/show`,
      choices: english,
    })
    await page.getByRole('heading', { level: 1, name: problem.problem_no }).waitFor()
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = 'yes'
      }
    })
    expect(await page.getByText('Printed by').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    expect(await page.locator('html[data-printed]').count()).toBe(1)
    await page.emulateMedia({ media: 'print' })
    const printed = page.getByText(/^Printed by .+, \d{4}\/\d+\/\d+ \d\d:\d\d$/)
    await printed.waitFor()
    expect(await printed.locator('..').innerText()).toContain('Guangzhou')
    expect(await page.getByRole('heading', { level: 1, name: problem.problem_no }).isVisible()).toBe(true)
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.locator('button.MuiButtonBase-root:visible, textarea:visible').count()).toBe(0)
    // The colours change gradually.
    await expect
      .poll(async () => isLight(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)))
      .toBe(true)
    expect((await page.pdf()).length).toBeGreaterThan(10_000)
    expect(page.problems).toEqual([])
  })

  it('the statistics have their period and figures', async () => {
    const page = await place.signedIn('gz.manager', {
      hash: '/RM/tourIssue/issueStatistics?period=year',
      choices: english,
    })
    await page.getByRole('button', { name: 'Print', exact: true }).first().waitFor()
    await page.getByRole('article', { name: 'Issues', exact: true }).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('Printed by').isVisible()).toBe(true)
    expect(await page.getByRole('combobox', { name: 'Period' }).inputValue()).toBe('year')
    expect(await page.getByRole('article', { name: 'Issues', exact: true }).isVisible()).toBe(true)
    expect(await page.locator('button.MuiButtonBase-root:visible').count()).toBe(0)
    expect(page.problems).toEqual([])
  })
})
