import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useContext, useState, type ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { integer, usual } from '#contract/numberFields.ts'
import { ActionForm } from '#src/kit/form/ActionForm.tsx'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { LeaveGuard } from '#src/kit/form/unsaved/LeaveGuard.tsx'
import { useFormAction } from '#src/kit/form/useFormAction.ts'
import { useLeaveQuestion } from '#src/kit/form/unsaved/useLeaveQuestion.tsx'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import plugin from '#src/plugins/System/plugin.ts'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'
import { asPerson } from './asPerson.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const fields = { places: usual(integer(), { max: 10 }) }
type Send = (values: object) => Promise<void>

function Page({ send }: { readonly send: Send }) {
  const { submit } = useFormAction(fields, send)
  return (
    <ActionForm id="lot" texts="lot" fields={fields} onSubmit={submit}>
      <button type="submit">Send</button>
    </ActionForm>
  )
}

const Dialog = ({ send }: { readonly send: Send }) => (
  <FormDialog
    title="Plan"
    confirm="Send"
    texts="lot"
    fields={fields}
    onConfirm={send}
    onClose={() => undefined}
  />
)

/** An action that is under way until the test ends it. */
function slow() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const send = vi.fn<Send>(() => new Promise((resolve, reject) => ends.push({ resolve, reject })))
  return { send, end: () => ends.at(-1) }
}

async function open(Screen: ComponentType) {
  fakeBackEnd({})
  await asPerson({ plugin, at: '/', screens: { '*': Screen } })
  return userEvent.setup()
}

const box = () => screen.findByRole<HTMLInputElement>('textbox')
const click = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('atrium.draft.'))

describe.each([
  ['a page', Page],
  ['a dialog', Dialog],
])('the form of an action in %s', (_, Form) => {
  it('asks about unusual values, and keeps what was typed if they are not meant', async () => {
    const send = vi.fn<Send>(async () => undefined)
    const user = await open(() => <Form send={send} />)
    await user.type(await box(), '99')
    await click(user, 'Send')
    const question = within(await screen.findByRole('dialog', { name: 'Is this meant?' }))
    await user.click(question.getByRole('button', { name: 'No, change it' }))
    await waitFor(() => expect(screen.queryByText('Is this meant?')).toBeNull())
    expect(send).not.toHaveBeenCalled()
    expect((await box()).value).toBe('99')
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
    expect(drafts()).toHaveLength(1)
  })

  it('keeps the draft until the action has succeeded, and asks about the same value once', async () => {
    const { send, end } = slow()
    const user = await open(() => <Form send={send} />)
    await user.type(await box(), '99')
    await click(user, 'Send')
    await click(user, 'Yes, save')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(drafts()).toHaveLength(1)
    await act(async () => end()?.reject(new Error('No connection')))
    expect(drafts()).toHaveLength(1)
    await click(user, 'Send')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    await act(async () => end()?.resolve())
    await waitFor(() => expect(drafts()).toEqual([]))
  })

  it('drops the draft also if the form was closed while it was sent', async () => {
    const { send, end } = slow()
    let close: () => void = () => undefined
    const user = await open(() => {
      const [isOpen, setOpen] = useState(true)
      close = () => setOpen(false)
      return isOpen ? <Form send={send} /> : null
    })
    await user.type(await box(), '9')
    await click(user, 'Send')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    act(() => close())
    expect(drafts()).toHaveLength(1)
    await act(async () => end()?.resolve())
    await waitFor(() => expect(drafts()).toEqual([]))
  })

  it('has drafts of its own at each site', async () => {
    const user = await open(() => {
      const [_id, setSite] = useState('1')
      const person = useContext(PersonContext)
      return (
        <PersonContext value={person && { ...person, site: person.site && { ...person.site, _id } }}>
          <button type="button" tabIndex={-1} onClick={() => setSite('2')}>
            Other site
          </button>
          <Form key={_id} send={async () => undefined} />
        </PersonContext>
      )
    })
    await user.type(await box(), '9')
    expect(drafts()).toHaveLength(1)
    act(() => screen.getByText('Other site').click())
    await user.type(await box(), '8')
    await waitFor(() => expect(drafts()).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull()
  })
})

describe('an action beside a form that is saved first', () => {
  /** A form whose saves end as the test says, and a button that does something to what is stored. */
  async function openBeside() {
    const acted = vi.fn<() => void>()
    let settle: (isSaved: boolean) => void = () => undefined
    const user = await open(() => {
      const [{ tries, hasChanges }, setForm] = useState({ tries: 0, hasChanges: true })
      const { ask, question } = useLeaveQuestion({ before: 'action' })
      settle = (isSaved) => setForm({ tries: tries + 1, hasChanges: !isSaved })
      return (
        <>
          <LeaveGuard hasChanges={hasChanges} save={{ run: () => undefined, tries }} />
          <button type="button" onClick={() => ask(acted)}>
            Approve
          </button>
          <button type="button" onClick={() => setForm({ tries, hasChanges: false })}>
            Discard
          </button>
          {question}
        </>
      )
    })
    await click(user, 'Approve')
    await click(user, 'Save and go on')
    return { user, acted, settle: (isSaved: boolean) => act(() => settle(isSaved)) }
  }

  it('follows once that is saved', async () => {
    const { acted, settle } = await openBeside()
    expect(acted).not.toHaveBeenCalled()
    settle(true)
    expect(acted).toHaveBeenCalledTimes(1)
  })

  it('does not follow a refused save, also not when the input is discarded later', async () => {
    const { user, acted, settle } = await openBeside()
    settle(false)
    await click(user, 'Discard')
    expect(acted).not.toHaveBeenCalled()
  })
})
