import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, useNotificationContext, type NotificationPayload } from 'react-admin'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import type { Answers } from '#src/kit/form/answers/answerStore.ts'
import { samplePerson } from '#src/kit/testing/sampleConsole.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createHttp } from '#src/providers/http.ts'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'

// There is no IndexedDB in this environment.
const device = vi.hoisted(() => new Map<string, Answers<unknown>>())
const target = {
  site: '1',
  method: 'PUT',
  path: '/ts/daily/scoring',
  query: { cond: { report_id: 'r1' } },
  body: { action: 'save' },
  list: ['items', 'item_id'],
  noun: 'scoring_report',
}
vi.mock('#src/kit/form/answers/answerStore.ts', () => ({
  answerStore: () => ({
    read: async (key: string) => device.get(key) ?? {},
    keep: async (key: string, answers: Answers<unknown>) => void device.set(key, answers),
  }),
  keptTargets: async (prefix: string) =>
    new Map(
      [...device.keys()]
        .filter((key) => key.startsWith(prefix))
        .map((key) => [key, { ...target, site: key.split('/')[1] }]),
    ),
}))

const user = samplePerson.user._id

// Other files may have loaded these with the store of the browser.
vi.resetModules()
afterAll(() => vi.resetModules())
const { useKeptAnswers } = await import('#src/kit/form/answers/useKeptAnswers.ts')
const { useUnsentNames } = await import('#src/kit/form/answers/useUnsentNames.ts')
const { CallsContext } = await import('#src/kit/base/call/callsContext.ts')
const { PersonContext } = await import('#src/kit/base/person/personContext.ts')

afterEach(() => {
  cleanup()
  device.clear()
})

function AnyPage({ site }: { readonly site: string }) {
  useKeptAnswers(user, site)
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
      <PersonContext
        value={{ ...samplePerson, site: samplePerson.site && { ...samplePerson.site, _id: site } }}
      >
        <CallsContext value={calls}>
          <AnyPage site={site} />
        </CallsContext>
      </PersonContext>
    </CoreAdminContext>
  )
  const { rerender } = render(page())
  return (to: string) => {
    site = to
    rerender(page())
  }
}

it('answers of an earlier visit are sent from any page once the network is back, and only their user’s', async () => {
  device.set(`${user}/1/scoring/r1`, { i1: { score: 3 }, i2: { score: 5 } })
  device.set('somebody else/1/scoring/r2', { i1: { score: 1 } })
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
  expect([...device.values()]).toEqual([{}, { i1: { score: 1 } }])
})

it('answers for one site wait while another is current, also when it is switched while they are sent', async () => {
  device.set(`${user}/1/scoring/r3`, { i1: { score: 3 } })
  device.set(`${user}/2/scoring/r4`, { i1: { score: 4 } })
  let switchTo = (_site: string): void => undefined
  const { asked, answers } = fakeBackEnd({
    'PUT /ts/daily/scoring': ({ query }: { readonly query: Readonly<Record<string, string>> }) => {
      if (query['site'] === '2') return {}
      switchTo('2')
      return refusal(4040, 'Not found')
    },
  })
  switchTo = open('1')
  await waitFor(() => expect(device.get(`${user}/2/scoring/r4`)).toEqual({}))
  expect(device.get(`${user}/1/scoring/r3`)).toEqual({ i1: { score: 3 } })
  expect(asked.map(({ query }) => query['site'])).toEqual(['1', '2'])
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked.length).toBe(2)

  answers['PUT /ts/daily/scoring'] = {}
  switchTo('1')
  await waitFor(() => expect(device.get(`${user}/1/scoring/r3`)).toEqual({}))
  expect(asked.length).toBe(3)
})

it('an answer is saved without the photo that the server refuses, and the user is told which', async () => {
  const photo = (name: string) => ({ file: new File(['x'], name, { type: 'image/png' }), isPrepared: true })
  device.set(`${user}/1/scoring/r5`, {
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
  await waitFor(() => expect(device.get(`${user}/1/scoring/r5`)).toEqual({}))
  expect(asked.at(-1)?.body).toMatchObject({
    items: [{ item_id: 'i1', score: 3, remark: 'dusty', attachs: ['f2', 'f0'] }],
  })
  expect(await screen.findByText('told: {"name":"big.png","reason":"Too large"}')).toBeTruthy()
})
