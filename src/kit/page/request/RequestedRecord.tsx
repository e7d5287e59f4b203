import { useLocale } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { recordIdOf } from '#contract/changeRequest.ts'
import { isRecord } from '#contract/isRecord.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { nameIn } from '#src/kit/value/field/useLocalName.ts'
import { useRequests } from './requestsContext.ts'

interface RequestedRecordProps {
  readonly request: RaRecord
  readonly link?: boolean
}

/** The record of a request; the proposed name if it is a new record. */
export function RequestedRecord({ request, link = false }: RequestedRecordProps) {
  const requests = useRequests()
  const locale = useLocale()
  const id = recordIdOf(requests.contract, request)
  if (id !== null) return <ReferenceLabel to={requests.contract.requests.of.name} id={id} link={link} />
  const after: unknown = request['after']
  return nameIn({ id: request.id, ...(isRecord(after) ? after : {}) }, locale) || String(request.id)
}
