import { useContext, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isRecord } from '#contract/isRecord.ts'
import type { auditLog } from '#contract/System/auditLog.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { Difference, type FieldChange } from '#src/kit/value/diff/Difference.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useRecord, type ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { Masked } from './Masked.tsx'

type Entry = ShownRecord<typeof auditLog>

/** What an entry says of its record: each field before and after, as the record's own page shows them. */
export function AuditChange() {
  const entry = useRecord<typeof auditLog>()
  // What was revealed of one entry is not shown with another.
  return entry ? <ChangeOf key={entry.id} entry={entry} /> : null
}

function ChangeOf({ entry }: { readonly entry: Entry }) {
  const translate = useTranslate()
  const resources = useContext(ResourcesContext)
  const [revealed, setRevealed] = useState<readonly FieldChange[]>([])
  const masked = entry.masked ?? []
  const fields = [
    ...changesOf(entry).filter(({ field }) => !masked.includes(field)),
    ...revealed.filter(({ field }) => masked.includes(field)),
  ]
  const contract = [...resources.values()].find((one) => one.contract.name === entry.entity)?.contract
  return (
    <Section title="System.auditlog.changes">
      {fields.length === 0 && masked.length === 0 && <p>{translate('System.auditlog.no_values')}</p>}
      {contract && fields.length > 0 && <Difference fields={fields} contract={contract} />}
      {!contract && fields.length > 0 && (
        <dl className="stack gap-8">
          {fields.map(({ field, from, to }) => (
            <div key={field}>
              <dt className="small">{field}</dt>
              <dd className="anywhere">{[from, to].map(plain).filter(Boolean).join(' → ')}</dd>
            </div>
          ))}
        </dl>
      )}
      <Masked
        entry={String(entry.id)}
        noun={contract?.name}
        fields={masked.filter((name) => !revealed.some(({ field }) => field === name))}
        onReveal={(change) => setRevealed((before) => [...before, change])}
      />
    </Section>
  )
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Of a change the fields that differ, otherwise every field that has a value. */
function changesOf({ diff, before, after }: Entry): FieldChange[] {
  if (isRecord(diff))
    return Object.entries(diff).map(([field, change]) => ({
      field,
      from: isRecord(change) ? change['from'] : undefined,
      to: isRecord(change) ? change['to'] : undefined,
    }))
  const state = isRecord(after) ? after : isRecord(before) ? before : {}
  return Object.entries(state)
    .filter(([, value]) => value !== null && value !== '')
    .map(([field, value]) =>
      isRecord(after) ? { field, from: null, to: value } : { field, from: value, to: null },
    )
}
