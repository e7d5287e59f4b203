import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import { Trend } from '#src/resources/RM/myscustResult/Trend.tsx'
import { textsOf } from '#tests/support/textsOf.ts'
import { answering, stage } from '#tests/console/stage.tsx'

const words = await textsOf('RM')

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
  const http = answering(({ query = {} }) => {
    const [first, last] = String(query['range']).split('-').map(Number)
    const isLatestFirst = JSON.stringify(query['sort']) === '{"visit_at":-1}'
    const sorted = isLatestFirst ? visits.toReversed() : visits
    return { list: sorted.slice(first, Number(last) + 1), total: visits.length }
  })
  const page = (
    <ResourceContextProvider value="RM/myscust/result">
      <RecordContextProvider value={{ id: 'v60', store_id: 's1' }}>
        <Trend />
      </RecordContextProvider>
    </ResourceContextProvider>
  )
  await stage({ page, words, subject: administrator, http })
  await userEvent.click(await screen.findByRole('button', { name: 'Show as a table' }))
  const names = within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
  expect([names[0], names.at(-1), names.length]).toEqual(['2026-11 #11', '2026-11 #60', 50])
})
