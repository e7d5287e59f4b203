import { render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterAll, expect, it, vi } from 'vitest'
import type { Answers } from '#src/kit/answers/answerStore.ts'
import { samplePerson } from '#src/kit/testing/sampleConsole.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createHttp } from '#src/providers/http.ts'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'

// There is no IndexedDB in this environment.
const device = vi.hoisted(() => new Map<string, Answers<unknown>>())
const target = {
  method: 'PUT',
  path: '/ts/daily/scoring',
  query: { cond: { report_id: 'r1' } },
  body: { action: 'save' },
  list: ['items', 'item_id'],
  noun: 'scoring_report',
}
vi.mock('#src/kit/answers/answerStore.ts', () => ({
  answerStore: () => ({
    read: async (key: string) => device.get(key) ?? {},
    keep: async (key: string, answers: Answers<unknown>) => void device.set(key, answers),
  }),
  keptTargets: async (prefix: string) =>
    new Map([...device.keys()].filter((key) => key.startsWith(prefix)).map((key) => [key, target])),
}))

const user = samplePerson.user._id

// Other files may have loaded these with the store of the browser.
vi.resetModules()
afterAll(() => vi.resetModules())
const { useKeptAnswers } = await import('#src/kit/answers/useKeptAnswers.ts')
const { useUnsentNames } = await import('#src/kit/answers/useUnsentNames.ts')
const { CallsContext } = await import('#src/kit/call/callsContext.ts')
const { PersonContext } = await import('#src/kit/personContext.ts')

function AnyPage() {
  useKeptAnswers(user)
  return <p>unsent: {[...useUnsentNames()].join()}</p>
}

it('answers of an earlier visit are sent from any page once the network is back, and only their user’s', async () => {
  device.set(`${user}/scoring/r1`, { i1: { score: 3 }, i2: { score: 5 } })
  device.set('somebody else/scoring/r2', { i1: { score: 1 } })
  const { asked, answers } = fakeBackEnd({ 'PUT /ts/daily/scoring': () => new TypeError('Failed to fetch') })
  const http = createHttp({ token: () => 't', locale: () => 'en_US' })
  const calls = createCalls({ http, site: () => '9', notify: () => undefined, onSignedOut: () => undefined })
  render(
    <CoreAdminContext>
      <PersonContext value={samplePerson}>
        <CallsContext value={calls}>
          <AnyPage />
        </CallsContext>
      </PersonContext>
    </CoreAdminContext>,
  )
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
