import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLongPress as useBoardPress } from '#src/kit/page/board/useLongPress.ts'
import { useLongPress as useTablePress } from '#src/kit/table/useLongPress.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const press = vi.fn()

function InTable() {
  return (
    <ul {...useTablePress(press)}>
      <li data-id="1">Hemu Canteen</li>
    </ul>
  )
}

const OnBoard = () => <p {...useBoardPress(press)}>Hemu Canteen</p>

it.each([
  ['of a list', InTable, () => fireEvent.touchStart(card(), { touches: [{ clientX: 5, clientY: 5 }] })],
  ['of a board', OnBoard, () => fireEvent.pointerDown(card(), { pointerType: 'touch' })],
] as const)('a finger on a card %s does nothing once the card is gone', (_, Card, touch) => {
  press.mockClear()
  const { unmount } = render(<Card />)
  touch()
  vi.advanceTimersByTime(600)
  expect(press).toHaveBeenCalledTimes(1)
  touch()
  unmount()
  vi.advanceTimersByTime(600)
  expect(press).toHaveBeenCalledTimes(1)
})

const card = () => screen.getByText('Hemu Canteen')
