// @runs in full runs
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()
const english = { choices: { locale: 'en_US' } } as const

describe('the editor of the menu', () => {
  it('moves an entry by the keyboard, and others have it there without a reload', async () => {
    const reader = await place.signedIn('super', { hash: '/reports/center', ...english })
    const menu = reader.getByRole('navigation', { name: 'Menu' })
    const namesBelow = () => menu.getByRole('link').allInnerTexts()
    await expect.poll(async () => (await namesBelow()).join()).toContain('Report centre')
    const before = await namesBelow()
    expect(before.indexOf('Report centre')).toBeLessThan(before.indexOf('Recent exports'))

    const editor = await place.signedIn('admin', { hash: '/System/menu', ...english })
    const tree = editor.getByRole('tree', { name: 'Menu entries' })
    await editor.getByRole('searchbox', { name: 'Search Menu entries' }).fill('report')
    const centre = tree.getByRole('treeitem', { name: 'Report centre' })
    await centre.click()
    expect(await violations(editor)).toEqual([])
    await centre.press('Alt+ArrowDown')
    await editor.getByText('Report centre is now after Recent exports').waitFor({ state: 'attached' })

    await expect
      .poll(async () => {
        const names = await namesBelow()
        return names.indexOf('Recent exports') < names.indexOf('Report centre')
      })
      .toBe(true)
    await editor.getByRole('button', { name: 'Undo the move of Report centre' }).click()
    await expect.poll(namesBelow).toEqual(before)
    expect([...editor.problems, ...reader.problems]).toEqual([])
  })
})
