// @runs own window
import { act, cleanup, render, screen } from '@testing-library/react'
import { fireEvent } from '@testing-library/react'
import { CoreAdminContext, useAddUndoableMutation, useNotify } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toasts } from '#src/layout/Toasts.tsx'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a message', () => {
  it('is read out politely and goes after three seconds', async () => {
    const { notify } = await renderToasts()
    notify('Could not be saved', { type: 'error' })
    expect(screen.getByText('Could not be saved').closest('[aria-live]')?.ariaLive).toBe('polite')
    pass(2900)
    expect(screen.queryByText('Could not be saved')).not.toBeNull()
    pass(200)
    expect(screen.queryByText('Could not be saved')).toBeNull()
  })

  it('shows once however often it comes while it is showing, and again later', async () => {
    const { notify } = await renderToasts()
    for (let times = 0; times < 4; times++) notify('atrium.action.cancel', { type: 'error' })
    notify('Something else', { type: 'error' })
    expect(screen.getAllByText('Cancel')).toHaveLength(1)
    expect(screen.getAllByText('Something else')).toHaveLength(1)
    pass(3100)
    expect(screen.queryByText('Cancel')).toBeNull()
    notify('atrium.action.cancel', { type: 'error' })
    expect(screen.getAllByText('Cancel')).toHaveLength(1)
  })

  it('stays while the pointer is on it', async () => {
    const { notify } = await renderToasts()
    notify('Read me slowly')
    fireEvent.mouseEnter(screen.getByText('Read me slowly'))
    pass(10_000)
    expect(screen.queryByText('Read me slowly')).not.toBeNull()
    fireEvent.mouseLeave(screen.getByText('Read me slowly'))
    pass(3100)
    expect(screen.queryByText('Read me slowly')).toBeNull()
  })

  it('can be closed', async () => {
    const { notify } = await renderToasts()
    notify('Saved', { type: 'success' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Saved')).toBeNull()
  })
})

describe('a change that can be undone', () => {
  it('is sent when its message goes', async () => {
    const { notify, undoable } = await renderToasts()
    const sent = undoable()
    notify('Deleted', { undoable: true })
    expect(sent).not.toHaveBeenCalled()
    pass(5100)
    expect(sent).toHaveBeenCalledExactlyOnceWith({ isUndo: false })
  })

  it('is taken back by its button', async () => {
    const { notify, undoable } = await renderToasts()
    const sent = undoable()
    notify('Deleted', { undoable: true })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ isUndo: true })
    pass(10_000)
    expect(sent).toHaveBeenCalledOnce()
  })

  it('is sent at once when the next one comes, which can then be undone', async () => {
    const { notify, undoable } = await renderToasts()
    const [first, second] = [undoable(), undoable()]
    notify('First deleted', { undoable: true })
    notify('Second deleted', { undoable: true })
    expect(first).toHaveBeenCalledExactlyOnceWith({ isUndo: false })
    expect(screen.queryByText('First deleted')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(second).toHaveBeenCalledExactlyOnceWith({ isUndo: true })
  })

  it('holds the window open until it is sent', async () => {
    const { notify, undoable } = await renderToasts()
    undoable()
    notify('Deleted', { undoable: true })
    expect(leaveWindow()).toBe('asked')
    pass(5100)
    expect(leaveWindow()).toBe('left')
  })
})

const pass = (time: number) => act(() => vi.advanceTimersByTime(time))

function leaveWindow(): 'asked' | 'left' {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true })) ? 'left' : 'asked'
}

/** The toasts in react-admin's contexts, with its own ways to raise a message and to queue a change. */
async function renderToasts() {
  let say: ReturnType<typeof useNotify> = () => undefined
  let queue: ReturnType<typeof useAddUndoableMutation> = () => undefined
  const Page = () => {
    say = useNotify()
    queue = useAddUndoableMutation()
    return null
  }
  const i18n = await createI18nProvider('en_US')
  render(
    <CoreAdminContext i18nProvider={i18n}>
      <Page />
      <Toasts />
    </CoreAdminContext>,
  )
  return {
    notify: (...notice: Parameters<typeof say>) => act(() => say(...notice)),
    undoable: () => {
      const sent = vi.fn<(params: { isUndo: boolean }) => void>()
      act(() => queue(sent))
      return sent
    },
  }
}
