// @runs in full runs
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { takeStores } from '#tests/support/ownStores.ts'

const unit = 'S-SH-L2-210'

const place = consoleInBrowser()

describe('someone who lets units', () => {
  it('divides one, sees what it became, finds it in no picker any more, and takes it back', async () => {
    const page = await place.signedIn('leasing.head', { site: 'Shanghai' })
    await page.goto(`${place.url}/#/brandDB/store/${unit}/show`)
    await page.getByRole('button', { name: 'Split', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Split unit L2-210' }).waitFor()

    const part = (place: number) => page.getByRole('group', { name: `Part ${place}` })
    const areaOf = (place: number) => part(place).getByRole('textbox', { name: 'Area in m²' })
    expect(await part(1).getByRole('textbox', { name: 'Unit number' }).inputValue()).toBe('L2-210A')
    await areaOf(1).fill('60')
    await areaOf(2).fill('39')
    await page.getByText('1 m² left to allocate').waitFor()
    await page.getByRole('button', { name: 'Preview split' }).click()
    await page.getByRole('alert').getByText('The areas total 99 m²; the unit has 100 m²').waitFor()
    expect(await violations(page)).toEqual([])

    await areaOf(2).fill('40')
    await page.getByText('The areas add up').waitFor()
    await page.getByRole('button', { name: 'Preview split' }).click()
    const after = page.getByRole('list', { name: 'After' })
    await after.getByText('L2-210B').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Split the unit' }).click()

    const banner = page.getByRole('region', { name: 'Later units' })
    await banner.getByText('Split into').waitFor()
    await banner.getByRole('link', { name: 'L2-210A' }).waitFor()
    const graph = page.getByRole('figure', { name: 'Splits and merges' })
    await graph.getByRole('link', { name: /L2-210B/ }).waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])

    // What the pickers and lists of everybody ask.
    const head = await place.server.as('leasing.head')
    const found = await head.list('/bdstore', { cond: { $q: 'L2-210' }, site: '8' })
    const numbers = found.data.list.map(({ store_no }: { store_no: string }) => store_no)
    expect(numbers.toSorted()).toEqual(['L2-210A', 'L2-210B'])
    await page.goto(`${place.url}/#/brandDB/store?filter={"q":"L2-210"}`)
    await page.getByRole('row', { name: /L2-210A/ }).waitFor()
    expect(await page.getByRole('link', { name: 'L2-210', exact: true }).count()).toBe(0)

    await page.goto(`${place.url}/#/brandDB/store/${unit}/show`)
    await page.getByRole('button', { name: 'Undo the split' }).click()
    const question = page.getByRole('dialog', { name: 'Undo the split?' })
    await question.getByText(/L2-210A, L2-210B will be removed/).waitFor()
    await question.getByRole('button', { name: 'Undo the split' }).click()
    await page.getByRole('button', { name: 'Split', exact: true }).waitFor()
    expect((await head.call('GET', `/bdstore/${unit}`)).data).toMatchObject({
      is_split: false,
      effective_to: null,
    })
    expect(page.problems).toEqual([])
  })

  it('merges two units on a phone', async () => {
    const page = await place.signedIn('leasing.head', {
      site: 'Shanghai',
      viewport: { width: 390, height: 844 },
    })
    const admin = await place.server.as('admin')
    const unitOf = async (store_no: string) => {
      const doc = { site: '8', floor_id: 'F-SH-L2', store_no, area: 20, effective_from: '2026-01-01' }
      return (await admin.create('/bdstore', doc)).data._id as string
    }
    const first = await unitOf('L2-901')
    await takeStores(place.server.database.db, [first, await unitOf('L2-902')])
    await page.goto(`${place.url}/#/brandDB/store/${first}/merge`)
    await page.getByRole('checkbox', { name: /L2-902/ }).check()
    expect(await page.getByRole('textbox', { name: 'Area of the new unit in m²' }).inputValue()).toBe('40')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Preview merge' }).click()
    await page.getByRole('button', { name: 'Merge the units' }).click()
    // Both were taken from them, so they are not theirs to merge.
    await page.getByRole('alert').waitFor()
    expect((await admin.call('GET', `/bdstore/${first}`)).data.is_merge).toBe(false)
    expect(page.problems).toEqual([])
  })
})
