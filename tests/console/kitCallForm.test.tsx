import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { choice, text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { formCall } from '#contract/call.ts'
import { errcodes } from '#contract/reply.ts'
import { CallForm } from '#src/kit/form/call/CallForm.tsx'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { call } from '#contract/call.ts'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'
import { stage } from './stage.tsx'

const closeLot = formCall({
  method: 'POST',
  path: '/parking/lot/{id}/close',
  does: 'Closes a lot.',
  can: 'anyone',
  takes: {
    reason: text({ required: true, max: 20 }),
    days: integer({ min: 1, max: 9 }),
    kind: choice(['works', 'event']),
  },
  reply: z.object({ closed: z.int() }),
})
const state = call({
  method: 'GET',
  path: '/parking/lot/state',
  does: 'Returns whether the lot is open.',
  can: 'anyone',
  reply: z.object({ state: z.string() }),
})

const texts = {
  parking: {
    close: {
      fields: { reason: 'Reason', days: 'Days', kind: 'Kind' },
      help: { days: 'Counting today' },
      choices: { kind: { works: 'Road works', event: 'An event' } },
    },
  },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A page that shows the state of a lot above a form that closes it. */
async function openForm(answers: Parameters<typeof fakeBackEnd>[0]) {
  const back = fakeBackEnd({ 'GET /parking/lot/state': { state: 'open' }, ...answers })
  const done: number[] = []
  function Page() {
    const { data } = useCall(state)
    return (
      <>
        <p>{data?.state}</p>
        <CallForm
          call={closeLot}
          input={(body) => ({ params: { id: 'p1' }, body })}
          texts="parking.close"
          values={{ days: 2 }}
          confirm="Close the lot"
          onDone={({ closed }) => done.push(closed)}
        />
      </>
    )
  }
  const { user } = await stage({ page: <Page />, texts })
  const sent = () => back.asked.filter(({ method }) => method === 'POST')
  const send = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Close the lot' }))
  return { back, done, sent, send, user }
}

const input = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

describe('the form of a call', () => {
  it('has an input for each field, checks what is typed, and sends it with the reply in return', async () => {
    const path = 'POST /parking/lot/p1/close'
    const replies: (() => void)[] = []
    const { user, sent, send, done, back } = await openForm({
      [path]: () => new Promise((resolve) => replies.push(() => resolve({ closed: 7 }))),
    })
    await screen.findByText('open')
    expect((await input(/^Days/)).value).toBe('2')
    screen.getByText('Counting today')
    within(screen.getByRole('combobox', { name: 'Kind' })).getByRole('option', { name: 'Road works' })
    await send(user)
    await screen.findByText('Fill this in')
    expect(sent()).toEqual([])
    await user.type(await input(/^Reason/), 'Full')
    back.answers['GET /parking/lot/state'] = { state: 'closed' }
    await user.dblClick(screen.getByRole('button', { name: 'Close the lot' }))
    await waitFor(() => expect(replies).toHaveLength(1))
    replies[0]?.()
    await waitFor(() => expect(done).toEqual([7]))
    expect(sent().map(({ body }) => body)).toEqual([{ reason: 'Full', days: 2 }])
    await screen.findByText('closed')
  })

  it('shows what the server refuses at the field, and anything else below', async () => {
    const path = 'POST /parking/lot/p1/close'
    const { user, send, done, back } = await openForm({
      [path]: () => refusal(errcodes['validation.failed'], 'Wrong', { fields: { days: 'max' } }),
    })
    await user.type(await input(/^Reason/), 'Full')
    await send(user)
    await waitFor(async () => expect((await input(/^Days/)).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.queryByRole('alert')).toBeNull()
    back.answers[path] = () => refusal(errcodes['state.transition'], 'It is closed already')
    await user.clear(await input(/^Days/))
    await user.type(await input(/^Days/), '3')
    await send(user)
    expect((await screen.findByRole('alert')).textContent).toBe('It is closed already')
    expect([(await input(/^Reason/)).value, done]).toEqual(['Full', []])
  })

  it('repeats what may have arrived under the same key, so that it counts once, and what is sent on purpose under another', async () => {
    const path = 'POST /parking/lot/p1/close'
    const { user, sent, send, done, back } = await openForm({ [path]: () => new TypeError('cut off') })
    await user.type(await input(/^Reason/), 'Full')
    await send(user)
    await screen.findByRole('alert')
    back.answers[path] = { closed: 1 }
    await send(user)
    await waitFor(() => expect(done).toEqual([1]))
    const keys = sent().map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    await send(user)
    await waitFor(() => expect(done).toEqual([1, 1]))
    expect(sent().at(-1)?.headers['idempotency-key']).not.toBe(keys[0])
  })
})
