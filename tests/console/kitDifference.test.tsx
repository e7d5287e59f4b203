import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { Difference } from '#src/kit/value/diff/Difference.tsx'
import type { FieldChange } from '#src/kit/value/diff/Difference.tsx'
import { wordsIn } from '#src/kit/value/diff/ChangedWords.tsx'
import { open } from './kitScreen.tsx'

afterEach(cleanup)

const looks = { founded_year: { format: String } }
async function show(fields: readonly FieldChange[]) {
  const Page = () => <Difference fields={fields} contract={brand} looks={looks} />
  return open({ at: '/brandDB/brand/b1/show', screens: { show: Page } })
}
const sideOf = async (label: string, side: string): Promise<HTMLElement> => {
  const item = (await screen.findByText(label)).closest('li')
  const found = within(item ?? document.body)
    .getByText(side)
    .parentElement?.querySelector('dd')
  if (!found) throw new Error(`There is no ${side} of ${label}`)
  return found
}
const marked = (side: HTMLElement, tag: 'ins' | 'del') =>
  [...side.querySelectorAll(tag)].map(({ textContent }) => textContent)

describe('A difference', () => {
  it('shows both values as their fields are drawn', async () => {
    await show([
      { field: 'status', from: 'prospect', to: 'active' },
      { field: 'category_id', from: 'c1', to: 'c2' },
      { field: 'store_count', from: 1234, to: null },
    ])
    expect((await sideOf('Status', 'Before')).textContent).toBe('Wanted')
    expect((await sideOf('Status', 'After')).textContent).toBe('Trading')
    await waitFor(async () => {
      expect((await sideOf('Category', 'Before')).textContent).toBe('Food')
      expect((await sideOf('Category', 'After')).textContent).toBe('Fashion')
    })
    expect((await sideOf('Store count', 'Before')).textContent).toBe('1,234')
    expect((await sideOf('Store count', 'After')).textContent).toBe('-')
  })

  it('marks the words of a text that changed, in Chinese the characters', async () => {
    await show([
      { field: 'description', from: 'A calm place for hotpot', to: 'A lively place for hotpot and tea' },
      { field: 'description_tc', from: '一間火鍋店', to: '一間甜品店' },
    ])
    await waitFor(async () => expect(marked(await sideOf('Description', 'Before'), 'del')).toEqual(['calm']))
    expect(marked(await sideOf('Description', 'After'), 'ins')).toEqual(['lively', ' and tea'])
    expect(marked(await sideOf('Description tc', 'Before'), 'del')).toEqual(['火鍋'])
    expect((await sideOf('Description tc', 'After')).textContent).toBe('一間甜品店')
  })

  it('marks the whole of a text that is another one, whatever word both have', async () => {
    await show([{ field: 'description_tc', from: '商務人士', to: '中高收入人群' }])
    await waitFor(async () =>
      expect(marked(await sideOf('Description tc', 'Before'), 'del')).toEqual(['商務人士']),
    )
    expect(marked(await sideOf('Description tc', 'After'), 'ins')).toEqual(['中高收入人群'])
  })

  it('marks what came to a list and what left it, not by colour alone', async () => {
    await show([{ field: 'aliases', from: ['Cloud', 'Sky'], to: ['Cloud', 'Garden'] }])
    const before = await sideOf('Aliases', 'Before')
    const after = await sideOf('Aliases', 'After')
    expect(within(before).getAllByRole('listitem').map(textOf)).toEqual(['Cloud', 'Sky (removed)'])
    expect(within(after).getAllByRole('listitem').map(textOf)).toEqual(['Cloud', 'Garden (added)'])
  })

  it('has a third side for what the record says now', async () => {
    await show([{ field: 'founded_year', from: 1990, to: 1991, now: 1992 }])
    expect((await sideOf('Founded year', 'Now')).textContent).toBe('1992')
  })

  it('shows a field that the contract has no more as it was stored', async () => {
    await show([{ field: 'old_code', from: 'A1', to: { parts: ['x'] } }])
    expect((await sideOf('Old code', 'Before')).textContent).toBe('A1')
    expect((await sideOf('Old code', 'After')).textContent).toContain('"x"')
  })
})

it.each([
  ['two words', ['two', ' ', 'words']],
  ['火鍋A1店', ['火', '鍋', 'A', '1', '店']],
  ['1,234.50!', ['1,234.50', '!']],
  ['', []],
])('the words in %j', (text, words) => expect(wordsIn(text)).toEqual(words))

const textOf = (item: HTMLElement) => item.textContent
