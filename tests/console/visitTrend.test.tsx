import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, memoryStore, RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import { createCalls } from '#src/providers/calls.ts'
import type { Http } from '#src/providers/http.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { Trend } from '#src/resources/RM/myscustResult/Trend.tsx'
import { textsOf } from '#tests/support/textsOf.ts'

afterEach(cleanup)

/** One visit for each round, the first of them the earliest. */
const visits = Array.from({ length: 60 }, (_, at) => ({
  _id: `v${at + 1}`,
  visit_at: at,
  period: '2026-11',
  round: at + 1,
  score: 80,
  sections: [],
}))

it('the trend of a shop with many visits has the latest, in the order of time', async () => {
  const http: Http = {
    send: async ({ query = {} }) => {
      const [first, last] = String(query['range']).split('-').map(Number)
      const isLatestFirst = JSON.stringify(query['sort']) === '{"visit_at":-1}'
      const sorted = isLatestFirst ? visits.toReversed() : visits
      return { data: { list: sorted.slice(first, Number(last) + 1), total: visits.length }, token: null }
    },
    exchange: () => Promise.reject(new Error('no file')),
  }
  const calls = createCalls({ http, site: () => '2', notify: () => undefined, onSignedOut: () => undefined })
  const i18n = await createI18nProvider('en_US')
  await i18n.addMessages('RM', await textsOf('RM'))
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18n} store={memoryStore()}>
        <SubjectContext value={administrator}>
          <CallsContext value={calls}>
            <ResourceContextProvider value="RM/myscust/result">
              <RecordContextProvider value={{ id: 'v60', store_id: 's1' }}>
                <Trend texts="RM.result" />
              </RecordContextProvider>
            </ResourceContextProvider>
          </CallsContext>
        </SubjectContext>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Show as a table' }))
  const names = within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
  expect([names[0], names.at(-1), names.length]).toEqual(['2026-11 #11', '2026-11 #60', 50])
})
