import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'

const start = () => {
  render(<ToolButton label="Refresh" hint="Loaded at 9:30" icon={<i />} onClick={() => undefined} />)
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Refresh' }) }
}
const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the tooltip of a button', () => {
  it('is not there until somebody points at the button, and goes with the pointer', async () => {
    const { user, button } = start()
    expect(screen.queryByRole('tooltip')).toBeNull()
    await user.hover(button)
    const tooltip = await screen.findByRole('tooltip')
    expect(tooltip.textContent).toBe('Loaded at 9:30')
    expect(button.getAttribute('aria-describedby')).toBe(tooltip.id)
    await user.unhover(button)
    await isGone()
  })

  it('stays while the pointer is on it', () => {
    vi.useFakeTimers()
    const { button } = start()
    // It is closed first, and fades out then.
    const wait = () => {
      for (const _ of ['closing', 'fading']) act(() => vi.advanceTimersByTime(10_000))
    }
    fireEvent.pointerEnter(button)
    wait()
    fireEvent.pointerLeave(button)
    fireEvent.pointerEnter(screen.getByRole('tooltip'))
    wait()
    fireEvent.pointerLeave(screen.getByRole('tooltip'))
    wait()
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('comes with the keyboard, keeps the focus where it is, and goes with Escape', async () => {
    const { user, button } = start()
    await user.tab()
    await screen.findByRole('tooltip')
    expect(document.activeElement).toBe(button)
    await user.keyboard('{Escape}')
    await isGone()
  })
})
