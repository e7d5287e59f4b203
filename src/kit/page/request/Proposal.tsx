import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { recordIdOf, type OpenRequest } from '#contract/changeRequest.ts'
import { isSameValue, type FormValues } from '#src/kit/form/change/changes.ts'
import { FieldList } from '#src/kit/page/record/FieldList.tsx'
import type { FieldChange } from '#src/kit/value/diff/Difference.tsx'
import { Changes } from './Changes.tsx'
import styles from './Request.module.css'
import { changedIn } from './requests.ts'
import { useProposed, useRequests, useRequestText } from './requestsContext.ts'
import { useParts } from './useParts.ts'

interface ProposalProps {
  readonly request: NonNullable<OpenRequest['audit']>
}

/**
 * What a request would change, field by field. While it is open, also what others have changed in these
 * fields.
 */
export const Proposal = ({ request }: ProposalProps) =>
  request.kind === 'create' ? <NewRecord request={request} /> : <Change request={request} />

/** The proposal of a new record. There is nothing to compare it with. */
function NewRecord({ request }: ProposalProps) {
  const requests = useRequests()
  const translate = useTranslate()
  const { looks, parts } = useProposed()
  const { _id, after } = request
  const facts = changedIn(requests, after)
    .filter((source) => !(source in parts))
    .map((source) => ({ source, ...looks[source] }))
  return (
    <ResourceContextProvider value={requests.records}>
      <RecordContextProvider value={{ ...after, id: _id }}>
        <FieldList sources={facts} />
        {Object.entries(parts).map(
          ([name, { title, Value }]) =>
            name in after && (
              <div key={name} className={styles['part']}>
                <h3>{translate(title)}</h3>
                <Value value={after[name]} />
              </div>
            ),
        )}
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

function Change({ request }: ProposalProps) {
  const requests = useRequests()
  const t = useRequestText()
  const { parts } = useProposed()
  const isOpen = ['draft', 'audit_inprogress', 'rejected'].includes(request.status)
  const id = isOpen ? (recordIdOf(requests.contract, request) ?? '') : ''
  const { data: record } = useGetOne(requests.records, { id }, { enabled: id !== '', retry: false })
  const asked = Object.fromEntries(Object.entries(parts).filter(([name]) => name in request.after))
  const { values } = useParts(asked, id)
  const now: FormValues = { ...record, ...values }
  const changes = changedIn(requests, request.after).map((field): FieldChange => {
    const [from, to] = [request.before?.[field] ?? null, request.after[field]]
    const isSame = parts[field]?.isSame ?? isSameValue
    // The present value, if it is known, is neither the old nor the proposed value.
    const isContested = field in now && !isSame(now[field], from) && !isSame(now[field], to)
    return { field, from, to, ...(isContested ? { now: now[field] } : {}) }
  })
  return (
    <>
      {changes.some((change) => 'now' in change) && (
        <output className={styles['warning']}>{t('changed_since')}</output>
      )}
      <Changes fields={changes} />
    </>
  )
}
