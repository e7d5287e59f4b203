import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLongPress } from '#src/kit/base/control/useLongPress.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const press = vi.fn()

const Card = () => <p {...useLongPress(press)}>Hemu Canteen</p>

it('a finger on a card does nothing once the card is gone', () => {
  const touch = () => fireEvent.pointerDown(card(), { pointerType: 'touch', isPrimary: true })
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
