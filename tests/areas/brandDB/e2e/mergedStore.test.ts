// @runs in full runs
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const merged = 'S-GZ-L2-115'

const place = consoleInBrowser()

describe('a shop that was merged away', () => {
  it('opens read-only with a link to what it was merged into, where one may act', async () => {
    const page = await place.signedIn('leasing.head', { site: 'Guangzhou' })
    await page.goto(`${place.url}/#/brandDB/store/${merged}/show`)
    const banner = page.getByRole('region', { name: 'Later units' })
    await banner.getByText('This unit was merged. It is kept as history and cannot be changed.').waitFor()
    await page.getByText("You can't edit this unit: it was merged").waitFor()
    expect(await page.getByRole('button', { name: 'Split', exact: true }).count()).toBe(0)
    await settled(page)
    expect(await violations(page)).toEqual([])

    await page.goto(`${place.url}/#/brandDB/store`)
    await page.getByRole('row', { name: /L2-118/ }).waitFor()
    expect(await page.getByRole('row', { name: /L2-115/ }).count()).toBe(0)
    await page.getByRole('link', { name: 'History' }).click()
    await page
      .getByRole('row', { name: /L2-115/ })
      .getByRole('link')
      .first()
      .click()
    await banner.getByRole('link', { name: 'L2-118' }).click()
    await page.getByText('Assigned to you for: leasing').waitFor()
    await page
      .getByRole('figure', { name: 'Splits and merges' })
      .getByRole('link', { name: /L2-115/ })
      .waitFor()
    expect(page.problems).toEqual([])
  })

  it('cannot be written at by who has it in the own list, while what it became can', async () => {
    const officer = await place.server.as('gz.officer')
    const may = async (store_id: string) =>
      (await officer.call('GET', '/bd/store/verify_pa', { store_id })).data
    expect(await may(merged)).toMatchObject({ result: false, reason: 'is_merge' })
    expect(await may('S-GZ-L2-118')).toMatchObject({ result: true, reason: 'ok' })
    const lineage = await officer.call('GET', '/store/lineage', { store_id: merged })
    expect(lineage.data.edges).toContainEqual(
      expect.objectContaining({ parent_id: merged, child_id: 'S-GZ-L2-118', kind: 'merge' }),
    )
  })
})
