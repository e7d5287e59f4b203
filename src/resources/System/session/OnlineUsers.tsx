import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { onlineSessions } from '#contract/System/onlineSession.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { SearchControl } from '#src/kit/page/statistics/SearchControl.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { EndSession } from './EndSession.tsx'
import { SessionTable } from './SessionTable.tsx'
import { sessions, type Ending } from './sessions.ts'

/** How often the page asks who is signed in, in milliseconds: sessions come and go without an event. */
const pause = 30_000

/** Who is signed in now, on which devices; signs people out. */
export function OnlineUsers() {
  const translate = useTranslate()
  const { text, set } = usePageChoices()
  const [ending, setEnding] = useState<Ending | null>(null)
  const q = text('q').trim()
  const { data, error, retry } = useCall(onlineSessions, q === '' ? {} : { query: { q } }, {
    refreshOn: [sessions],
    keepsPrevious: true,
    refetchInterval: () => pause,
    refetchOnWindowFocus: true,
  })
  const people = new Set(data?.list.map(({ user_id }) => user_id)).size
  return (
    <PlainPage title="System.session.title">
      <PageControls>
        <SearchControl
          label={translate('System.session.search')}
          value={text('q')}
          onChange={(sought) => set({ q: sought })}
        />
      </PageControls>
      <Section title="System.session.list">
        {error && !data && <ErrorState error={error} retry={retry} />}
        {!data && !error && <RecordSkeleton lines={6} />}
        {data && (
          <output>
            {data.total === 0
              ? translate('System.session.none')
              : translate('System.session.count', { total: data.total, people })}{' '}
            {data.total > data.list.length && translate('System.session.latest', { shown: data.list.length })}
          </output>
        )}
        {data && data.total > 0 && <SessionTable list={data.list} onEnd={setEnding} />}
      </Section>
      {ending && <EndSession ending={ending} onClose={() => setEnding(null)} />}
    </PlainPage>
  )
}
