import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

const english = { locale: 'en_US' } as const
const looks = [
  ['on a desktop', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const

describe.each(looks)('a tour %s', (_, viewport) => {
  it('is planned by the manager: when, by whom and through which shops', async () => {
    const manager = await place.signedIn('gz.manager', { hash: '/RM/tour/list', viewport, choices: english })
    await manager.getByRole('heading', { level: 1, name: 'Tours' }).waitFor()
    await manager.getByRole('link', { name: 'Today' }).waitFor()
    await settled(manager)
    expect(await violations(manager)).toEqual([])
    await manager
      .getByRole('link', { name: /^Create/ })
      .first()
      .click()
    await manager.getByRole('textbox', { name: /^Title/ }).fill('Evening round')
    await manager.getByLabel(/^Planned for/).fill('2026-11-30T18:00')
    await manager.getByRole('combobox', { name: /^Assignees/ }).fill('gz.officer')
    await manager.getByRole('option').first().click()
    await manager.getByRole('combobox', { name: /^Assignees/ }).press('Escape')
    await manager.getByRole('checkbox', { name: /^L2-118/ }).check()
    await manager.getByRole('checkbox', { name: /^B1-102/ }).check()
    await manager.getByText('2 shops', { exact: true }).waitFor()
    await settled(manager)
    expect(await violations(manager)).toEqual([])
    await manager.getByRole('button', { name: 'Save', exact: true }).click()

    await manager.getByRole('heading', { level: 1, name: 'Evening round' }).waitFor()
    const route = manager.getByRole('region', { name: 'Route' })
    await route.getByText('0 of 2 shops').waitFor()
    // From the lowest floor up, in whatever order they were chosen.
    await expect
      .poll(async () => (await route.locator('li strong').allInnerTexts()).join(' '))
      .toBe('B1-102 L2-118')
    await settled(manager)
    expect(await violations(manager)).toEqual([])
    expect(manager.problems).toEqual([])
  }, 120_000)
})
