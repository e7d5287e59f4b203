import { useContext } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { isRecord } from '#contract/isRecord.ts'
import { ResourcesContext } from '#src/kit/contractOf.ts'
import { Difference, type FieldChange } from '#src/kit/diff/Difference.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import styles from './AuditChange.module.css'

/** What an entry says of its record: each field before and after, as the record's own page shows them. */
export function AuditChange() {
  const translate = useTranslate()
  const entry = useRecordContext()
  const resources = useContext(ResourcesContext)
  if (!entry) return null
  const fields = changesOf(entry)
  const contract = [...resources.values()].find((one) => one.contract.name === entry['entity'])?.contract
  return (
    <Section title="System.auditlog.changes">
      {fields.length === 0 && <p>{translate('System.auditlog.no_values')}</p>}
      {contract && fields.length > 0 && <Difference fields={fields} contract={contract} />}
      {!contract && fields.length > 0 && (
        <dl className={styles['plain']}>
          {fields.map(({ field, from, to }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>{[from, to].map(plain).filter(Boolean).join(' → ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Of a change the fields that differ, otherwise every field that has a value. */
function changesOf(entry: Readonly<Record<string, unknown>>): FieldChange[] {
  const { diff, before, after } = entry
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
