import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { problemEvent } from '#contract/RM/problemEvent.ts'
import { text } from '#contract/fields.ts'
import { resource } from '#contract/resource.ts'
import { stepCall } from '#contract/resourceCalls.ts'
import { takenSchema } from '#contract/takenFields.ts'
import { refreshCalls } from '#src/kit/base/call/callKey.ts'
import { CommentForm } from '#src/kit/page/comment/CommentForm.tsx'
import { Comments } from '#src/kit/page/comment/Comments.tsx'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'
import { stage } from './stage.tsx'

const takes = { comment: text({ required: true, max: 2000 }) }
const fault = resource({
  name: 'fault',
  path: '/fault',
  fields: { title: text() },
  can: { view: signedIn },
  actions: { comment: { can: signedIn, takes: takenSchema(takes) } },
})
const sends = stepCall(fault, ['comment'], takes)
const said = (comment: string, at: number) => ({
  _id: `e${at}`,
  problem_type: 'tour',
  problem_id: 'f1',
  from: 'open',
  to: 'open',
  action: 'comment',
  by: null,
  at,
  comment,
  attachs: [],
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The comments of a fault over a back end whose comments are in `list`, the newest first. */
async function open(list: object[] | (() => unknown), answers: Parameters<typeof fakeBackEnd>[0] = {}) {
  const reply = typeof list === 'function' ? list : () => ({ list, total: list.length })
  const back = fakeBackEnd({ 'GET /problemevent': reply, ...answers })
  const queryClient = new QueryClient()
  const page = (
    <ResourceContextProvider value="fault">
      <RecordContextProvider value={{ id: 'f1' }}>
        <Comments title="fault.comments" of={problemEvent} filter={{ problem_id: 'f1' }}>
          <CommentForm
            call={sends}
            input={(body) => ({
              query: { cond: { _id: 'f1' } },
              body: { action: 'comment' as const, ...body },
            })}
            texts="fault"
          />
        </Comments>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
  const screens = { fault: { list: () => page } }
  const { user, router } = await stage({
    at: '/fault',
    resources: { fault },
    screens,
    pages: { '/elsewhere': <p>Elsewhere</p> },
    texts: { fault: { comments: 'Comments', fields: { comment: 'Comment' } } },
    queryClient,
  })
  return { user, back, queryClient, router }
}
const comments = async () => {
  const items = within(await screen.findByRole('list', { name: 'Comments' })).getAllByRole('listitem')
  return items.map(({ lastElementChild }) => lastElementChild?.lastElementChild?.textContent)
}

describe('the comments of a record', () => {
  it('are listed with the newest last', async () => {
    await open([said('Ordered', 20), said('The tube is broken', 10)])
    expect(await comments()).toEqual(['The tube is broken', 'Ordered'])
  })

  it('say so when there are none', async () => {
    await open([])
    expect(await screen.findByText('No comments yet')).toBeTruthy()
  })

  it('can be fetched again after an error', async () => {
    let isDown = true
    const { user } = await open(() =>
      isDown ? refusal(5000, 'Down') : { list: [said('Back', 10)], total: 1 },
    )
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(retry)
    expect(await comments()).toEqual(['Back'])
  })

  it('show what somebody else says meanwhile, and keep what is being typed', async () => {
    const list = [said('Ordered', 20)]
    const { user, queryClient } = await open(() => ({ list: [...list], total: list.length }))
    await comments()
    await user.type(screen.getByRole('textbox', { name: /^Comment/ }), 'I will')
    list.unshift(said('It came', 30))
    await refreshCalls(queryClient, [fault])
    await waitFor(async () => expect(await comments()).toEqual(['Ordered', 'It came']))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ }).value).toBe('I will')
  })
})

describe('a comment', () => {
  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('is sent with %s', async (keys) => {
    const { user, back } = await open([], { 'PUT /fault': { _id: 'f1', title: null, rev: 1 } })
    await screen.findByText('No comments yet')
    await user.type(screen.getByRole('textbox', { name: /^Comment/ }), `On order{Enter}Tomorrow${keys}`)
    await waitFor(() =>
      expect(back.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { action: 'comment', comment: 'On order\nTomorrow' },
      ]),
    )
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ }).value).toBe(''),
    )
  })

  it('that may have arrived is sent again under the same key, so that it is stored once', async () => {
    const { user, back } = await open([], { 'PUT /fault': () => new TypeError('cut off') })
    const input = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ })
    await user.type(input, 'On order{Control>}{Enter}{/Control}')
    await screen.findByText('Sorry, network error')
    back.answers['PUT /fault'] = { _id: 'f1', title: null, rev: 1 }
    await user.type(input, '{Control>}{Enter}{/Control}')
    const keys = () =>
      back.asked.filter(({ method }) => method === 'PUT').map(({ headers }) => headers['idempotency-key'])
    await waitFor(() => expect(keys()).toEqual([keys()[0], keys()[0]]))
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is not lost by leaving the page without a question, until it is sent', async () => {
    const { user, router } = await open([], { 'PUT /fault': { _id: 'f1', title: null, rev: 1 } })
    await user.type(await screen.findByRole('textbox', { name: /^Comment/ }), 'On order')
    await act(() => router.navigate('/elsewhere'))
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    expect(question.textContent).toContain('kept as a draft in this window')
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    const input = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ })
    expect(input.value).toBe('On order')
    await user.type(input, '{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ }).value).toBe(''),
    )
    await act(() => router.navigate('/elsewhere'))
    await screen.findByText('Elsewhere')
  })

  it('stays in the form if it cannot be sent', async () => {
    const { user } = await open([], { 'PUT /fault': refusal(4030, 'You may not comment here') })
    await user.type(await screen.findByRole('textbox', { name: /^Comment/ }), 'On order')
    await user.click(screen.getByRole('button', { name: 'Add comment' }))
    await screen.findByText('You may not comment here')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ }).value).toBe('On order')
  })
})
