import { LinkBase } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import type { Words } from '#src/kit/value/field/useWords.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { requestPath, requestStatusColors, type RequestRecord, type Requests } from './requests.ts'

interface RelatedRequestsProps {
  readonly requests: Requests
  /** The message key of the heading. */
  readonly title: string
}

/** The requested changes of the current record, for users who may see requests. */
export const RelatedRequests = ({ requests, title }: RelatedRequestsProps) => (
  <RelatedRecords
    title={title}
    contract={requests.contract as Resource}
    by={requests.contract.requests.by}
    sort={{ field: 'created_at', order: 'DESC' }}
    render={(request, { words }) => <Line request={request as RequestRecord} {...{ requests, words }} />}
  />
)

interface LineProps {
  readonly request: RequestRecord
  readonly requests: Requests
  readonly words: Words
}

function Line({ request, requests, words }: LineProps) {
  const { _id, kind, status, submitted_by, submitted_at, created_at } = request
  return (
    <>
      <LinkBase to={requestPath(requests, _id)}>{words.choice('kind', kind)}</LinkBase>
      <StatusChip tone={requestStatusColors[status]}>{words.choice('status', status)}</StatusChip>
      <span className="muted">
        {submitted_by !== null && <ReferenceLabel to="user" id={submitted_by} />}{' '}
        {formatDate(submitted_at ?? created_at, 'YYYY/M/D HH:mm')}
      </span>
    </>
  )
}
