import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin'
import { recordIdOf } from '#contract/changeRequest.ts'
import { FieldList } from '#src/kit/page/record/FieldList.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { pictureOf } from '#src/kit/value/picture/pictureOf.ts'
import { RecordPicture } from '#src/kit/value/picture/RecordPicture.tsx'
import type { RequestRecord } from './requests.ts'
import { useProposed, textOf, useRequests } from './requestsContext.ts'

interface RecordAboutProps {
  readonly request: RequestRecord
}

/** The facts that an approver should know about the record. A new record has none. */
export function RecordAbout({ request }: RecordAboutProps) {
  const requests = useRequests()
  const { facts, looks } = useProposed()
  const record = useRecordOf(request)
  if (!record) return null
  return (
    <ResourceContextProvider value={requests.records}>
      <RecordContextProvider value={record}>
        <Section title={textOf(requests, `section.${requests.contract.requests.of.name}`)}>
          <FieldList sources={facts.map((source) => ({ source, ...looks[source] }))} />
        </Section>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

/** The picture of the record; of a new record, the proposed picture. */
export function PictureOfRecord({ request }: RecordAboutProps) {
  const requests = useRequests()
  const nameOf = useLocalName()
  const proposed = { ...request.after, id: request._id }
  const record =
    useRecordOf(request) ?? (recordIdOf(requests.contract, request) === null ? proposed : undefined)
  if (!record) return null
  const uid = pictureOf(requests.contract.requests.of, record)
  return <RecordPicture id={String(record.id)} name={nameOf(record)} uid={uid} size="large" />
}

/** Undefined while it loads, if there is no record, or if it cannot be read. */
function useRecordOf(request: RequestRecord) {
  const requests = useRequests()
  const id = recordIdOf(requests.contract, request)
  const { data } = useGetOne(requests.records, { id: id ?? '' }, { enabled: id !== null, retry: false })
  return data
}
