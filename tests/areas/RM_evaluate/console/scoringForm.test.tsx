import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSending } from '#src/kit/form/outbox/useOutbox.ts'
import { administrator, nobody, samplePerson } from '#src/kit/testing/sampleConsole.ts'
import { ScoringForm } from '#src/resources/RM_evaluate/scoringReport/ScoringForm.tsx'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'
import { textsOf } from '#tests/support/textsOf.ts'
import { stage } from '#tests/console/stage.tsx'

const words = await textsOf('RM_evaluate')

beforeEach(() => localStorage.setItem('atrium.locale', 'en_US'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answer = { item_id: 'i1', score: 4, is_na: false, remark: null, attachs: [], tags: [] }
const report = (rev: number, change: object = {}) => ({
  _id: 'r1',
  rev,
  site: '1',
  store_id: 's1',
  stat_time: 1_763_000_000,
  set_id: 'set1',
  status: 'draft',
  name: '云上花园',
  name_en: 'Cloud Garden',
  critical_failed: false,
  source: 'form',
  rules: { cap: 60, min_share: 0.5 },
  items: [{ ...answer, ...change }],
})
const item = {
  _id: 'i1',
  rev: 1,
  set_id: 'set1',
  code: 'A1',
  name: '橱窗',
  name_en: 'Window',
  section: 'appearance',
  weight: 10,
  min_score: 0,
  max_score: 5,
  is_critical: false,
  remark_below: null,
  order: 1,
}
const read = 'GET /ts/daily/scoring'
const write = 'PUT /ts/daily/scoring'
const items = { 'GET /ts/daily/items': { list: [item], total: 1 } }

/** A console in which the form can be opened, again too. */
function consoleOf(subject = administrator, tags_enabled = false) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { site } = samplePerson
  const person = { ...samplePerson, site: site && { ...site, tags_enabled } }
  const page = (
    <>
      <Sending />
      <Routes>
        <Route path="/scoring/:report" element={<ScoringForm />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </>
  )
  return () => stage({ at: '/scoring/r1', page, words, subject, person, site: '1', queryClient })
}

/** It stays when a page is left. */
function Sending() {
  useSending()
  return null
}

const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')

async function note(text: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Remark, photos' }))
  const dialog = await screen.findByRole('dialog')
  const remark = within(dialog).getByRole('textbox', { name: /^Remark/ })
  await userEvent.clear(remark)
  await userEvent.type(remark, text)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  return dialog
}

it('a report that was confirmed is only shown, with its state', async () => {
  fakeBackEnd({ ...items, [read]: { ...report(1), status: 'confirmed' } })
  await consoleOf()()
  expect(await screen.findByText('Confirmed')).toBeTruthy()
  expect(screen.queryByText(/Saved/)).toBeNull()
  expect(isOff('3')).toBe(true)
})

it('a remark survives that the form is left, opened again, and tapped at once', async () => {
  const { asked, answers } = fakeBackEnd({
    ...items,
    [read]: report(1),
    [write]: report(2, { remark: 'Untidy' }),
  })
  const open = consoleOf()
  const first = await open()
  await waitFor(() => expect(isOff('3')).toBe(false))
  await note('Untidy')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  first.unmount()

  let reply = (_: object): void => undefined
  answers[read] = () => new Promise((resolve) => (reply = resolve))
  await open()
  expect(await screen.findByText('Untidy')).toBeTruthy()
  expect(isOff('3')).toBe(true)
  // Meanwhile a colleague said it better.
  reply(report(3, { remark: 'Untidy, dusty' }))
  await waitFor(() => expect(isOff('3')).toBe(false))
  await userEvent.click(screen.getByRole('button', { name: '3' }))
  await waitFor(() =>
    expect(asked.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      items: [{ item_id: 'i1', score: 3, remark: 'Untidy, dusty' }],
    }),
  )
})

it('a note that the server refuses stays in its dialog, with the reason', async () => {
  fakeBackEnd({ ...items, [read]: report(1), [write]: refusal(4033, 'Not your shop any more') })
  const open = consoleOf()
  await open()
  await waitFor(() => expect(isOff('3')).toBe(false))
  const dialog = await note('Untidy')
  expect(await within(dialog).findByText(/Not your shop any more/)).toBeTruthy()
  expect(within(dialog).getByRole('textbox', { name: /^Remark/ })).toHaveProperty('value', 'Untidy')
})

it('users are told that a report does not exist', async () => {
  fakeBackEnd({ ...items, [read]: () => null })
  const open = consoleOf()
  await open()
  expect(await screen.findByText('There is nothing at this address')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Shops to score today' })).toBeTruthy()
})

it('users who may only see scores cannot tap', async () => {
  fakeBackEnd({ ...items, [read]: report(1) })
  const open = consoleOf({ ...nobody, permissions: new Set(['scoring.view']) })
  await open()
  expect(await screen.findByText('Window')).toBeTruthy()
  expect(isOff('3')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
})

it('photos taken without a connection wait with the answer, and reach the server before it', async () => {
  const { asked, answers } = fakeBackEnd({ ...items, [read]: report(1), [write]: report(2) })
  const away = () => new TypeError('Failed to fetch')
  answers['POST /upload'] = away
  answers[write] = away
  const open = consoleOf()
  const page = await open()
  await waitFor(() => expect(isOff('3')).toBe(false))
  await userEvent.click(screen.getByRole('button', { name: 'Remark, photos' }))
  const dialog = await screen.findByRole('dialog')
  const chosen = dialog.querySelector('input[type=file]')
  const photo = new File(['picture'], 'window.png', { type: 'image/png' })
  if (chosen instanceof HTMLInputElement) await userEvent.upload(chosen, photo)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('1 photo to be sent')).toBeTruthy()
  // The form is left before the network is back.
  await act(() => page.router.navigate('/elsewhere'))
  expect(screen.getByText('Elsewhere')).toBeTruthy()

  answers['POST /upload'] = { uid: 'p1', name: 'window.png', url: '/p1', sha256: '' }
  answers[write] = report(2, { attachs: ['p1'] })
  window.dispatchEvent(new Event('online'))
  await waitFor(() =>
    expect(asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      action: 'save',
      items: [{ ...answer, attachs: ['p1'] }],
    }),
  )
})

it.each([
  [
    'keeps mine over theirs, once that was seen',
    /^Keep mine: 3/,
    [
      { score: 3, rev: 1 },
      { score: 3, rev: 2 },
    ],
  ],
  ['takes theirs, and sends nothing', /^Take theirs: 5 · Tidy/, [{ score: 3, rev: 1 }]],
])('an answer that somebody else gave differently is asked about: it %s', async (_, button, expected) => {
  const theirs = { ...answer, score: 5, remark: 'Tidy', rev: 2, updated_by: 'u2', updated_at: 1 }
  const { asked, answers } = fakeBackEnd({
    ...items,
    [read]: report(1, { rev: 1 }),
    [write]: () => refusal(4092, 'Somebody else has changed this', { current: { i1: theirs } }),
  })
  const open = consoleOf()
  const first = await open()
  await waitFor(() => expect(isOff('3')).toBe(false))
  await userEvent.click(screen.getByRole('button', { name: '3' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Changed by .*1970/)
  // It is not lost with the page.
  first.unmount()
  await open()
  answers[write] = report(2, { score: 3, rev: 3 })
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  const sent = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(sent).toMatchObject(expected.map((one) => ({ items: [one] })))
})

it.each([
  [true, 'Remark, photos, tags'],
  [false, 'Remark, photos'],
])('tags are offered where the site has tags_enabled %s', async (tags_enabled, name) => {
  fakeBackEnd({ ...items, [read]: report(1) })
  await consoleOf(administrator, tags_enabled)()
  expect(await screen.findByRole('button', { name })).toBeTruthy()
})
