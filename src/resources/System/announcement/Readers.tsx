import { useLocale, useRecordContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { announcement, announcementReaders } from '#contract/System/announcement.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'

const text = (name: string): string => `System.announcement.${name}`
const columns = [
  { source: 'person', label: text('person'), kind: 'text' as const },
  { source: 'username', label: text('username'), kind: 'text' as const },
  { source: 'at', label: text('at'), kind: 'moment' as const },
]

/** Who has acknowledged an announcement. */
export function Readers() {
  const translate = useTranslate()
  const locale = useLocale()
  const record = useRecordContext()
  const input = record ? { query: { _id: String(record.id) } } : null
  const { data, error, retry } = useCall(announcementReaders, input, { refreshOn: [announcement] })
  const rows = (data?.list ?? []).map((one) => ({ ...one, person: localName(one, locale) || one.username }))
  return (
    <Section title={text('readers')}>
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton lines={3} />}
      {data && <p>{translate(text('count'), { total: data.total, meant: data.meant })}</p>}
      {data && data.total === 0 && <p>{translate(text('nobody'))}</p>}
      {data && data.total > 0 && (
        <TotalTable label={translate(text('readers'))} rows={rows} columns={columns} />
      )}
    </Section>
  )
}
