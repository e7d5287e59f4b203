import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { arranged, asDesigned, moved, readArrangement } from '#src/kit/page/cards/arrangement.ts'
import { CardPage } from '#src/kit/page/cards/CardPage.tsx'
import { compose } from '#src/kit/base/registry/compose.ts'
import { definePlugin } from '#src/kit/base/plugin/definePlugin.ts'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { defineSlot, extendSlot } from '#src/kit/base/plugin/slot.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { subjectOf } from '#src/providers/access.ts'
import { editor } from '#tests/support/fakeBackEnd.ts'

afterEach(cleanup)

const cards = defineSlot<Record<never, never>>('a.cards')
const titled = (id: string, order: number, can: typeof signedIn | 'rm.tour_issue.view' = signedIn) =>
  extendSlot(cards, {
    id,
    label: id,
    order,
    can,
    load: async () => () => <p>{id}</p>,
  })
const plugin = definePlugin({
  id: 'a',
  api: 1,
  title: { zh_CN: 'a', zh_TW: 'a', en_US: 'a' },
  slots: [cards],
  extensions: [
    titled('one', 1),
    titled('two', 2),
    titled('three', 3),
    titled('secret', 4, 'rm.tour_issue.view'),
  ],
})

const open = () =>
  render(
    <CoreAdminContext store={memoryStore()}>
      <RegistryContext
        value={{ composition: compose([{ id: 'a', plugin }], {}), loadMessages: async () => undefined }}
      >
        <SubjectContext value={subjectOf(editor, '2', null)}>
          <CardPage title="cards" slot={cards} props={{}} name="test" />
        </SubjectContext>
      </RegistryContext>
    </CoreAdminContext>,
  )

const shown = () =>
  screen.getAllByText(/^(one|two|three|secret)$/, { selector: 'p' }).map((one) => one.textContent)
const tool = async (card: string, name: string) => {
  const cell = (await screen.findByText(card, { selector: 'p' })).closest('li') ?? document.body
  return within(cell).findByRole('button', { name: `atrium.cards.${name}` })
}

describe('a grid of cards', () => {
  it('shows the cards that the user may see, and is arranged with the keyboard', async () => {
    open()
    await screen.findByText('three')
    expect(shown()).toEqual(['one', 'two', 'three'])
    await userEvent.click(screen.getByRole('button', { name: 'atrium.cards.arrange' }))
    ;(await tool('one', 'move')).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(shown()).toEqual(['two', 'one', 'three'])
    // The handle keeps the focus, so that the card can be moved on.
    await waitFor(async () => expect(document.activeElement).toBe(await tool('one', 'move')))
    await userEvent.click(await tool('three', 'hide'))
    expect(shown()).toEqual(['two', 'one'])
    await userEvent.click(await tool('two', 'resize'))
    expect(screen.getByText('two', { selector: 'p' }).closest('li')?.dataset['size']).toBe('2')
  })

  it('shows a hidden card again, and is as it was made when the user wants that', async () => {
    open()
    await screen.findByText('one')
    await userEvent.click(screen.getByRole('button', { name: 'atrium.cards.arrange' }))
    ;(await tool('three', 'move')).focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(await tool('one', 'hide'))
    expect(shown()).toEqual(['three', 'two'])
    await userEvent.click(screen.getByRole('button', { name: 'atrium.cards.show' }))
    await waitFor(() => expect(shown()).toEqual(['one', 'three', 'two']))
    await userEvent.click(screen.getByRole('button', { name: 'atrium.cards.reset' }))
    await waitFor(() => expect(shown()).toEqual(['one', 'two', 'three']))
  })

  it('has a new card at its own place, whatever the user had arranged', () => {
    const size = 1 as const
    const [a, b, c] = [
      { id: 'a', size },
      { id: 'b', size },
      { id: 'c', size },
    ]
    const stored = { ...asDesigned, order: ['c', 'gone', 'a'] }
    expect(arranged([a, b, c], stored).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    expect(arranged([b, a, c], stored).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 'a', undefined)).toEqual(['a', 'b', 'c'])
  })

  it('reads what an older console stored, as far as it is usable', () => {
    expect(readArrangement({ order: ['a', 1], hidden: 'b', sizes: { a: 2, b: 3 } })).toEqual({
      order: ['a'],
      hidden: [],
      sizes: { a: 2 },
    })
    expect(readArrangement('x')).toBe(asDesigned)
  })
})
