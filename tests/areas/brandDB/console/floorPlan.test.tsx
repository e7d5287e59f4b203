import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { store } from '#contract/brandDB/store.ts'
import plugin from '#src/plugins/brandDB/plugin.ts'
import { DrawnFloor } from '#src/resources/brandDB/floor/DrawnFloor.tsx'
import type { Floor } from '#src/resources/brandDB/floor/useFloors.ts'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'
import { stage } from '#tests/console/stage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const square = (x: number) => [
  [x, 0],
  [x + 0.2, 0],
  [x + 0.2, 0.2],
  [x, 0.2],
]
const unit = (_id: string, place: number, more: object) => ({
  _id,
  store_no: _id.toUpperCase(),
  plan_polygon: square(place / 4),
  category_id: null,
  rev: 1,
  ...more,
})
const units = [
  unit('l101', 0, { status: 'vacant', category_id: 'c1' }),
  unit('l102', 1, { status: 'leased', category_id: 'c2' }),
  unit('l103', 2, { status: 'leased', category_id: 'c1' }),
]
const categories = [
  { _id: 'c1', name: '餐饮', name_en: 'Food', rev: 1 },
  { _id: 'c2', name: '服装', name_en: 'Fashion', rev: 1 },
]
const floor = { _id: 'F1', id: 'F1', name: '二层', name_en: 'Level 2', code: 'L2', plan: null }

function Plan() {
  const [pointed, setPointed] = useState<string | null>(null)
  return (
    <>
      <p>pointed: {pointed}</p>
      <DrawnFloor floor={floor as unknown as Floor} action={null} pointed={pointed} onPointAt={setPointed} />
    </>
  )
}

it('a floor plan shows its units in the colours of their status or category, with what the colours mean', async () => {
  fakeBackEnd({
    'GET /bdstore': { list: units, total: units.length },
    'GET /bdbrandcategory': { list: categories, total: categories.length },
  })
  const resources = { 'brandDB/store': store, 'brandDB/settings/category': brandCategory }
  await stage({ page: <Plan />, words: plugin.messages, resources })
  const plan = await screen.findByRole('img', { name: /Level 2/ })
  const areas = () => [...plan.querySelectorAll('polygon')]
  const colours = () => areas().map(({ style }) => style.getPropertyValue('--light'))
  const legend = () =>
    within(screen.getByRole('list', { name: 'Legend' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim())
  expect(legend()).toEqual(['Vacant 1', 'Leased 2'])
  const [vacant, leased, alike] = colours()
  expect([vacant === leased, leased === alike]).toEqual([false, true])

  await userEvent.click(screen.getByRole('radio', { name: 'Category' }))
  await waitFor(() => expect(legend()).toEqual(['Food 2', 'Fashion 1']))
  const [food, fashion, foodAgain] = colours()
  expect([food === fashion, food === foodAgain]).toEqual([false, true])

  const [, , last] = areas()
  if (last) fireEvent.mouseEnter(last)
  await screen.findByText('pointed: l103')
  expect(areas().map(({ dataset }) => 'pointed' in dataset)).toEqual([false, false, true])
})
