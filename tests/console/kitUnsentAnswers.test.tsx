// @runs own window
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, useNotificationContext, type NotificationPayload } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { answerEntry, type AnswerEntry, type AnswersTarget } from '#src/kit/form/outbox/entry.ts'
import { useUnsentNames } from '#src/kit/form/outbox/useAnswers.ts'
import { useSending } from '#src/kit/form/outbox/useOutbox.ts'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createHttp } from '#src/providers/http.ts'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'
import { clearDisk, storeOf } from '#tests/support/memoryIdb.ts'

// There is no IndexedDB in this environment.
vi.mock('idb', () => import('#tests/support/memoryIdb.ts'))

const target: AnswersTarget = {
  method: 'PUT',
  path: '/ts/daily/scoring',
  query: { cond: { report_id: 'r1' } },
  body: { action: 'save' },
  list: ['items', 'item_id'],
  noun: 'scoring_report',
}
const user = administrator.id
const device = () => storeOf('atrium.queue', 'entry') as Map<string, AnswerEntry>

/** What somebody answered at a site and could not send. */
function keep(site: string, name: string, answers: Record<string, object>, by = user): void {
  for (const [item, answer] of Object.entries(answers)) {
    const entry = answerEntry({ user: by, site, name, item }, target, answer)
    device().set(entry.id, entry)
  }
}
/** What is still on the device under a name. */
const left = (name: string) =>
  [...device().values()].filter((one) => one.name === name).map(({ item, values }) => [item, values])

afterEach(() => {
  cleanup()
  clearDisk()
})

function AnyPage() {
  useSending()
  const { notifications }: { notifications: NotificationPayload[] } = useNotificationContext()
  return (
    <>
      <p>unsent: {[...useUnsentNames()].join()}</p>
      <p>told: {notifications.map((one) => JSON.stringify(one.notificationOptions?.messageArgs)).join()}</p>
    </>
  )
}

/** Any page of the console at a site, and a function that switches to another. */
function open(at: string) {
  let site = at
  const http = createHttp({ token: () => 't', locale: () => 'en_US' })
  const calls = createCalls({ http, site: () => site, notify: () => undefined, onSignedOut: () => undefined })
  const page = () => (
    <CoreAdminContext>
      <SubjectContext value={{ ...administrator, site }}>
        <CallsContext value={calls}>
          <AnyPage />
        </CallsContext>
      </SubjectContext>
    </CoreAdminContext>
  )
  const { rerender } = render(page())
  return (to: string) => {
    site = to
    rerender(page())
  }
}

it('answers of an earlier visit are sent from any page once the network is back, and only their user’s', async () => {
  keep('1', 'scoring/r1', { i1: { score: 3 }, i2: { score: 5 } })
  keep('1', 'scoring/r2', { i1: { score: 1 } }, 'somebody else')
  const { asked, answers } = fakeBackEnd({ 'PUT /ts/daily/scoring': () => new TypeError('Failed to fetch') })
  open('1')
  expect(await screen.findByText('unsent: scoring/r1')).toBeTruthy()
  await waitFor(() => expect(asked.length).toBe(1))

  answers['PUT /ts/daily/scoring'] = {}
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('unsent:')).toBeTruthy()
  expect(asked.map(({ query, body }) => [query['cond'], body])).toEqual(
    Array.from({ length: 2 }, () => [
      '{"report_id":"r1"}',
      {
        action: 'save',
        items: [
          { item_id: 'i1', score: 3 },
          { item_id: 'i2', score: 5 },
        ],
      },
    ]),
  )
  expect([left('scoring/r1'), left('scoring/r2')]).toEqual([[], [['i1', { score: 1 }]]])
})

it('answers for one site wait while another is current, also when it is switched while they are sent', async () => {
  keep('1', 'scoring/r3', { i1: { score: 3 } })
  keep('2', 'scoring/r4', { i1: { score: 4 } })
  let switchTo = (_site: string): void => undefined
  const { asked, answers } = fakeBackEnd({
    'PUT /ts/daily/scoring': ({ query }: { readonly query: Readonly<Record<string, string>> }) => {
      if (query['site'] === '2') return {}
      switchTo('2')
      return refusal(4040, 'Not found')
    },
  })
  switchTo = open('1')
  await waitFor(() => expect(left('scoring/r4')).toEqual([]))
  expect(left('scoring/r3')).toEqual([['i1', { score: 3 }]])
  expect(asked.map(({ query }) => query['site'])).toEqual(['1', '2'])
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked.length).toBe(2)

  answers['PUT /ts/daily/scoring'] = {}
  switchTo('1')
  await waitFor(() => expect(left('scoring/r3')).toEqual([]))
  expect(asked.length).toBe(3)
})

it('an answer is saved without the photo that the server refuses, and the user is told which', async () => {
  const photo = (name: string) => ({ file: new File(['x'], name, { type: 'image/png' }), isPrepared: true })
  keep('1', 'scoring/r5', {
    i1: {
      score: 3,
      remark: 'dusty',
      attachs: ['f1', 'f0'],
      photos: { attachs: [photo('big.png'), { ...photo('drawn.png'), replaces: 'f1' }] },
    },
  })
  let uploads = 0
  const { asked } = fakeBackEnd({
    'POST /upload': () => ((uploads += 1) === 1 ? refusal(4131, 'Too large') : { uid: 'f2', sha256: '' }),
    'PUT /ts/daily/scoring': {},
  })
  open('1')
  await waitFor(() => expect(left('scoring/r5')).toEqual([]))
  expect(asked.at(-1)?.body).toMatchObject({
    items: [{ item_id: 'i1', score: 3, remark: 'dusty', attachs: ['f2', 'f0'] }],
  })
  expect(await screen.findByText('told: {"name":"big.png","reason":"Too large"}')).toBeTruthy()
})

it.each<[string, Partial<Record<keyof AnswerEntry | 'path' | 'method', unknown>>]>([
  ['to another site', { site: '2' }],
  ['to no site', { site: null }],
  ['to another thing', { name: 'scoring/r8' }],
  ['to another server', { path: 'https://evil.example/collect' }],
  ['to the server of an address without a protocol', { path: '//evil.example/collect' }],
  ['to the same with a backslash', { path: '/\\evil.example/collect' }],
  ['out of the API', { path: '/../../x' }],
  ['to a call with a query of its own', { path: '/brand?cond={}' }],
  ['to remove something', { method: 'DELETE' }],
])('answers whose storage was altered to lead %s are not sent', async (_, { path, method, ...altered }) => {
  keep('1', 'scoring/r6', { i1: { score: 1 } })
  keep('1', 'scoring/r7', { i1: { score: 2 } })
  for (const [id, entry] of device()) {
    if (entry.name !== 'scoring/r7') continue
    const to = { ...entry.to, ...(path ? { path } : {}), ...(method ? { method } : {}) }
    device().set(id, { ...entry, ...altered, to } as AnswerEntry)
  }
  const { asked } = fakeBackEnd({ 'PUT /ts/daily/scoring': {} })
  const switchTo = open('1')
  await waitFor(() => expect(left('scoring/r6')).toEqual([]))
  switchTo('2')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked.map(({ body }) => body)).toEqual([{ action: 'save', items: [{ item_id: 'i1', score: 1 }] }])
  expect(device().size).toBe(1)
})
