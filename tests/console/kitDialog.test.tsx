import { cleanup, screen, waitFor } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errcodes } from '#contract/reply.ts'
import { text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { stage } from './stage.tsx'

afterEach(cleanup)

/** A page with a button that opens the dialog; `act` gets what was filled in. */
async function openPage(dialog: (onClose: () => void) => ReactNode) {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && dialog(() => setOpen(false))}
      </>
    )
  }
  const texts = { parking: { close: { fields: { reason: 'Reason', places: 'Places' } } } }
  const { user } = await stage({ page: <Page />, texts })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return user
}

const button = (name: string) => screen.findByRole('button', { name })
type User = ReturnType<typeof userEvent.setup>
const backdrop = () => document.querySelector('.MuiDialog-container') ?? document.body
const isFocused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** As the console's calls reject. */
const refused = (errcode: number, errmsg: string, data: object = {}) =>
  Object.assign(new Error(errmsg), { errcode, errmsg, data, status: 200 })

/** An action that stays under way until the test ends it. */
function slowAction() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const act = vi.fn<() => Promise<void>>(
    () => new Promise((resolve, reject) => ends.push({ resolve, reject })),
  )
  return { act, last: () => ends.at(-1) }
}

describe('a question', () => {
  it('is announced by its title and its text, and starts at the button that acts', async () => {
    const user = await openPage((close) => (
      <ActionDialog
        title="Close the lot?"
        text="Cars stay."
        confirm="Close it"
        onConfirm={close}
        onClose={close}
      />
    ))
    expect(screen.getAllByRole('dialog', { name: 'Close the lot?', description: 'Cars stay.' })).toHaveLength(
      1,
    )
    await isFocused(await button('Close it'))
    await user.keyboard('{Enter}')
    await isClosed()
    await isFocused(await button('Open'))
  })

  it('starts at the harmless button if the action destroys something, and Escape does nothing else', async () => {
    const act = vi.fn<() => void>()
    const user = await openPage((close) => (
      <ActionDialog title="Delete it?" confirm="Delete" isDanger onConfirm={act} onClose={close} />
    ))
    await isFocused(await button('Cancel'))
    await user.keyboard('{Escape}')
    await isClosed()
    expect(act).not.toHaveBeenCalled()
  })

  it('acts once, and can be neither left nor repeated until that is done', async () => {
    const { act, last } = slowAction()
    const user = await openPage((close) => (
      <ActionDialog title="Close?" confirm="Close it" onConfirm={() => act().then(close)} onClose={close} />
    ))
    await user.dblClick(await button('Close it'))
    await user.click(await button('Cancel'))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('true')
    expect(act).toHaveBeenCalledTimes(1)
    last()?.resolve()
    await isClosed()
  })

  it('says why the action failed, and lets the user try again or leave', async () => {
    const { act, last } = slowAction()
    const user = await openPage((close) => (
      <ActionDialog title="Close?" confirm="Close it" onConfirm={() => act().then(close)} onClose={close} />
    ))
    await user.click(await button('Close it'))
    last()?.reject(refused(errcodes['state.transition'], 'It is closed already'))
    expect((await screen.findByRole('alert')).textContent).toBe('It is closed already')
    await user.click(await button('Close it'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    last()?.reject(refused(errcodes['state.transition'], 'Still closed'))
    await screen.findByText('Still closed')
    await user.click(await button('Cancel'))
    await isClosed()
    expect(act).toHaveBeenCalledTimes(2)
  })
})

describe('a question with inputs', () => {
  const fields = { reason: text({ required: true, max: 20 }), places: integer({ min: 1, max: 9 }) }
  type Values = Readonly<Record<string, unknown>>
  const ask = (act: (values: Values) => Promise<void>) =>
    openPage((close) => (
      <FormDialog
        title="Close the lot?"
        confirm="Close it"
        texts="parking.close"
        fields={fields}
        values={{ places: 3 }}
        onConfirm={(values) => act(values).then(close)}
        onClose={close}
      />
    ))
  const input = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

  it('starts at the first input, checks what is typed, and sends it', async () => {
    const act = vi.fn<(values: Values) => Promise<void>>(() => Promise.resolve())
    const user = await ask(act)
    await isFocused(await input(/^Reason/))
    await user.click(await button('Close it'))
    await screen.findByText('Fill this in')
    expect(act).not.toHaveBeenCalled()
    await isFocused(await input(/^Reason/))
    await user.keyboard('Full')
    await user.click(await button('Close it'))
    await isClosed()
    expect(act.mock.calls).toEqual([[{ reason: 'Full', places: 3 }]])
  })

  it.each([
    ['Escape', (user: User) => user.keyboard('{Escape}')],
    ['the other button', async (user: User) => user.click(await button('Cancel'))],
    ['a tap beside it', async (user: User) => user.click(backdrop())],
  ])('asks before what was typed is lost by %s', async (_, leave) => {
    const user = await ask(() => Promise.resolve())
    await user.type(await input(/^Reason/), 'Full')
    await leave(user)
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    expect(question.textContent).toContain('kept as a draft in this window')
    await user.click(await button('Stay here'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull())
    expect((await input(/^Reason/)).value).toBe('Full')
    await leave(user)
    await user.click(await button('Leave without saving'))
    await isClosed()
  })

  it('is closed at once if nothing was typed', async () => {
    const user = await ask(() => Promise.resolve())
    await isFocused(await input(/^Reason/))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toEqual([]))
  })

  it('shows what the server refuses at the input, with the bounds of the field', async () => {
    const user = await ask(() =>
      Promise.reject(refused(errcodes['validation.failed'], 'Wrong', { fields: { places: 'max' } })),
    )
    await user.type(await input(/^Reason/), 'Full')
    await user.click(await button('Close it'))
    await screen.findByText(/\b9\b/)
    expect((await input(/^Places/)).getAttribute('aria-invalid')).toBe('true')
    expect((await input(/^Reason/)).value).toBe('Full')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says below the inputs what is wrong with something else', async () => {
    const user = await ask(() =>
      Promise.reject(
        refused(errcodes['validation.failed'], 'Check the lot', {
          fields: { places: 'max', lot: 'unknown' },
        }),
      ),
    )
    await user.type(await input(/^Reason/), 'Full')
    await user.click(await button('Close it'))
    expect((await screen.findByRole('alert')).textContent).toBe('Check the lot')
    expect((await input(/^Places/)).getAttribute('aria-invalid')).toBe('true')
  })
})
