import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, ListBase, memoryStore, WithListContext } from 'react-admin'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepComposedKeys } from '#src/kit/base/keyboard/composedKeys.ts'
import { SearchBox } from '#src/kit/table/list/SearchBox.tsx'
import { useSettled } from '#src/kit/base/keyboard/useSettled.ts'

keepComposedKeys()

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** What the search field of a list, and a picker, have searched for so far. */
function renderSearches() {
  const searched = { list: [] as string[], picker: [] as string[] }
  const List = () => (
    <ListBase resource="shop" disableSyncWithLocation>
      <SearchBox />
      <WithListContext
        render={({ filterValues: { q } }) => {
          if (typeof q === 'string' && searched.list.at(-1) !== q) searched.list.push(q)
          return null
        }}
      />
    </ListBase>
  )
  const Picker = () => {
    const [text, setText] = useState('')
    const settled = useSettled(text)
    if (searched.picker.at(-1) !== settled) searched.picker.push(settled)
    return <input aria-label="Pick" value={text} onChange={({ target }) => setText(target.value)} />
  }
  render(
    <CoreAdminContext store={memoryStore()}>
      <List />
      <Picker />
    </CoreAdminContext>,
  )
  return searched
}

const pause = (ms = 1_000) => act(() => vi.advanceTimersByTime(ms))
const typeIn = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

it.each(['list', 'picker'] as const)(
  'a %s is not searched for pinyin that is still being composed',
  (place) => {
    const searched = renderSearches()
    const field = place === 'list' ? screen.getByRole('searchbox') : screen.getByLabelText('Pick')
    act(() => field.focus())
    fireEvent.compositionStart(field)
    typeIn(field, 'cha')
    pause()
    typeIn(field, 'chaguan')
    pause()
    expect(searched[place]).toEqual(place === 'list' ? [] : [''])
    typeIn(field, '茶馆')
    fireEvent.compositionEnd(field)
    pause()
    expect(searched[place].at(-1)).toBe('茶馆')
    expect(searched[place]).toHaveLength(place === 'list' ? 1 : 2)
  },
)

it.each(['list', 'picker'] as const)(
  'a %s is searched for a word that a phone is still composing',
  (place) => {
    const searched = renderSearches()
    const field = place === 'list' ? screen.getByRole('searchbox') : screen.getByLabelText('Pick')
    act(() => field.focus())
    fireEvent.compositionStart(field)
    typeIn(field, 'tea')
    pause(2_000)
    expect(searched[place].at(-1)).toBe('tea')
  },
)

it('an input that disappears while a word is composed does not hold up other searches', () => {
  const searched = renderSearches()
  const lost = document.body.appendChild(document.createElement('input'))
  lost.focus()
  fireEvent.compositionStart(lost)
  lost.remove()
  typeIn(screen.getByLabelText('Pick'), 'tea')
  pause()
  expect(searched.picker.at(-1)).toBe('tea')
})

describe('a key that ends a composition', () => {
  const late = { keyCode: 229 }
  const during = { isComposing: true }

  it.each([
    ['Enter', during],
    ['Enter', late],
    ['Escape', during],
    ['ArrowDown', during],
  ])('belongs to the input method: %s %j', (key, how) => {
    const heard = vi.fn<() => void>()
    render(<input aria-label="Name" onKeyDown={heard} />)
    const field = screen.getByLabelText('Name')
    fireEvent.keyDown(field, { key, ...how })
    expect(heard).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key })
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('sends no form, even where the browser reports it afterwards', () => {
    render(<input aria-label="Name" />)
    const field = screen.getByLabelText('Name')
    expect(fireEvent.keyDown(field, { key: 'Enter', ...late })).toBe(false)
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
  })
})
