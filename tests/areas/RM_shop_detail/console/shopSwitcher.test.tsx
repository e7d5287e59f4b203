import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import plugin from '#src/plugins/RM/plugin.ts'
import type { Profile } from '#src/resources/RM_shop_detail/shop/profile.ts'
import { ShopSwitcher } from '#src/resources/RM_shop_detail/shop/ShopSwitcher.tsx'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'
import { asPerson } from '#tests/console/asPerson.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shop = (store_no: string, name: string, brand_name: string | null = null) => ({
  store_id: store_no, store_no, name, name_en: null, name_tc: null, brand_id: null, brand_name, floor: 'L1',
  latest_stat_time: 1, latest_score: null, is_split: false, is_merge: false,
}) // prettier-ignore

/** The switcher of shop L1-000, with these shops that have results and these other stores at the site. */
async function open(scored: readonly ReturnType<typeof shop>[], others: readonly object[] = []) {
  const { asked } = fakeBackEnd({
    'GET /ts/daily/scoring/results/stores': { list: scored, total: scored.length },
    'GET /bdstore': { list: others, total: others.length },
  })
  const profile = { ...shop('L1-000', 'This shop'), site: '1' } as unknown as Profile
  const Screen = () => (
    <SubjectContext value={administrator}>
      <ShopSwitcher profile={profile} />
    </SubjectContext>
  )
  await asPerson({ plugin, at: '/', screens: { '*': Screen } })
  const input = await screen.findByRole('combobox')
  const type = async (text: string) => {
    await userEvent.clear(input)
    await userEvent.type(input, text)
  }
  return { asked, input, type }
}

it('the page of a shop offers 100 shops at a time, and finds the others by brand', async () => {
  const many = Array.from({ length: 150 }, (_, n) =>
    shop(`L2-${n + 100}`, 'Shop', n === 149 ? 'Rare' : 'Common'),
  )
  const { input, type } = await open(many)
  await userEvent.click(input)
  await screen.findByRole('option', { name: 'L2-100 Shop' })
  expect(screen.getAllByRole('option')).toHaveLength(100)
  await type('rare')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'L2-249 Shop',
  ])
})

it('a new shop is found before it has a result, and a shop with results is offered once', async () => {
  const store = { _id: 'N', store_no: 'L3-301', name: 'Newcomer', name_en: null, name_tc: null }
  const { asked, type } = await open(
    [shop('L3-300', 'Neighbour')],
    [store, { ...store, _id: 'L3-300', store_no: 'L3-300', name: 'Neighbour' }],
  )
  await type('L3-30')
  await screen.findByRole('option', { name: 'L3-301 Newcomer' })
  expect(screen.getAllByRole('option', { name: 'L3-300 Neighbour' })).toHaveLength(1)
  expect(asked.some(({ query }) => query['cond']?.includes('L3-30') ?? false)).toBe(true)
})

it('the arrow keys stay where they are while the stores of the site are searched', async () => {
  const { asked, input, type } = await open([shop('L3-300', 'Neighbour')])
  await type('L3-30')
  await screen.findByRole('option', { name: 'L3-300 Neighbour' })
  await userEvent.keyboard('{ArrowDown}')
  const marked = input.getAttribute('aria-activedescendant')
  expect(marked).not.toBeNull()
  await waitFor(() => expect(asked.some(({ query }) => query['cond']?.includes('L3-30'))).toBe(true))
  expect(input.getAttribute('aria-activedescendant')).toBe(marked)
})
