import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '#src/kit/base/call/CallError.ts'
import { Wizard, type WizardProps } from '#src/kit/page/wizard/Wizard.tsx'
import { HttpError } from '#src/providers/http.ts'
import { stage } from './stage.tsx'

afterEach(cleanup)

interface TypedValues {
  readonly name: string
  readonly day: string
}

interface PageProps extends Partial<WizardProps> {
  readonly typed?: Partial<TypedValues>
}

/** Two steps with a field each, and a summary. */
function Page({ typed: given, ...more }: PageProps) {
  const [typed, setTyped] = useState<TypedValues>({ name: '', day: '', ...given })
  const step = (field: keyof TypedValues, title: string) => ({
    id: field,
    title,
    fields: [field],
    check: () => (typed[field] === '' ? { [field]: `No ${field}` } : {}),
    render: (errors: Readonly<Record<string, string>>) => (
      <label>
        {field}
        <input
          value={typed[field]}
          aria-invalid={field in errors}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
        <em>{errors[field]}</em>
      </label>
    ),
  })
  return (
    <Wizard
      steps={[step('name', 'Which one'), step('day', 'From when')]}
      summary={{ title: 'What will be', content: <p>{`${typed.name} from ${typed.day}`}</p> }}
      words={{ confirm: 'Do it' }}
      onConfirm={() => undefined}
      {...more}
    />
  )
}

async function show(page: PageProps = {}, at = '/') {
  const { user, router } = await stage({ at, page: <Page {...page} /> })
  await screen.findByRole('list', { name: 'Steps' })
  return { user, router }
}

const heading = () => screen.getByRole('heading', { level: 2 })
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const press = (name: string) => screen.getByRole('button', { name })

describe('a wizard', () => {
  it('goes on when a step is right, else leads to what is wrong', async () => {
    const { user, router } = await show()
    expect(heading().textContent).toBe('Which one')
    await user.click(press('Next'))
    screen.getByText('No name')
    expect(document.activeElement).toBe(field())
    await user.type(field(), 'B1{Enter}')
    await waitFor(() => expect(heading().textContent).toBe('From when'))
    expect(document.activeElement).toBe(heading())
    expect(router.state.location.search).toBe('?step=day')
    expect(screen.queryByText('No day')).toBeNull()
  })

  it('shows what will be before it does it, and does it when that is confirmed', async () => {
    const onConfirm = vi.fn()
    const { user } = await show({ onConfirm, typed: { name: 'B1', day: 'today' } })
    await user.click(press('Next'))
    await waitFor(() => expect(heading().textContent).toBe('From when'))
    await user.click(press('Next'))
    await screen.findByText('B1 from today')
    expect(onConfirm).not.toHaveBeenCalled()
    await user.click(press('Do it'))
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('keeps what was typed on the way back, by its buttons, its steps and the browser’s own', async () => {
    const { user, router } = await show()
    await user.type(field(), 'B1')
    await user.click(press('Next'))
    await waitFor(() => expect(heading().textContent).toBe('From when'))
    await user.type(field(), 'today')
    await user.click(press('Previous'))
    await waitFor(() => expect(field().value).toBe('B1'))
    await user.click(press('Next'))
    await waitFor(() => expect(field().value).toBe('today'))
    await user.click(press('Next'))
    await screen.findByText('B1 from today')
    const steps = within(screen.getByRole('list', { name: 'Steps' }))
    await user.click(steps.getByRole('button', { name: 'Which one' }))
    await waitFor(() => expect(field().value).toBe('B1'))
    await router.navigate(-1)
    await screen.findByText('B1 from today')
  })

  it.each([
    ['?step=summary', { name: 'B1', day: 'today' }, 'What will be'],
    ['?step=day', { name: 'B1' }, 'From when'],
    ['?step=summary', { name: 'B1' }, 'From when'],
    ['?step=summary', {}, 'Which one'],
    ['?step=unknown', { name: 'B1', day: 'today' }, 'Which one'],
  ])('opens by a link %s, with %o, at %s', async (at, typed, title) => {
    await show({ typed }, `/${at}`)
    expect(heading().textContent).toBe(title)
    const [current] = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current'))
    expect(current?.textContent).toBe(title)
  })

  const typed = { name: 'B1', day: 'today' }

  it('leads back to the field that was refused, and forgets the refusal when the user continues', async () => {
    const onConfirm = vi.fn(async () => Promise.reject(refusal('', { 'name.en': 'Taken' })))
    const { user } = await show({ typed, onConfirm }, '/?step=summary')
    await user.click(press('Do it'))
    await screen.findByRole('heading', { level: 2, name: 'Which one' })
    expect(onConfirm).toHaveBeenCalledTimes(1)
    await user.click(press('Next'))
    await screen.findByRole('heading', { level: 2, name: 'From when' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says why it failed, in the words of the server or of the caller', async () => {
    const onConfirm = async () => Promise.reject(refusal('The unit has a tenant'))
    const { user } = await show({ typed, onConfirm }, '/?step=summary')
    await user.click(press('Do it'))
    expect((await screen.findByRole('alert')).textContent).toBe('The unit has a tenant')
    cleanup()
    const explain = () => ({ fields: {}, whole: 'Wait until the tenant has left' })
    await show({ typed, onConfirm, explain }, '/?step=summary')
    await user.click(press('Do it'))
    expect((await screen.findByRole('alert')).textContent).toBe('Wait until the tenant has left')
  })

  it('acts once, however often the user clicks while it is busy', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const onConfirm = vi.fn(() => promise)
    const { user } = await show({ typed, onConfirm }, '/?step=summary')
    await user.click(press('Do it'))
    await waitFor(() => expect(press('Do it').getAttribute('aria-disabled')).toBe('true'))
    await user.click(press('Do it'))
    resolve(undefined)
    await waitFor(() => expect(press('Do it').getAttribute('aria-disabled')).toBe('false'))
    await user.click(press('Do it'))
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })
})

const refusal = (message: string, fields: Readonly<Record<string, string>> = {}) =>
  new CallError(new HttpError(message, { errcode: 4004 }), fields)
