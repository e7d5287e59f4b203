import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { Difference, type Looks } from '#src/kit/value/diff/Difference.tsx'
import { Moment } from '#src/kit/value/field/Moment.tsx'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { useStepWords } from '#src/kit/base/resource/stepWords.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import styles from './History.module.css'
import type { RecordChange } from '#contract/resourceCalls.ts'
import type { RecordHistory } from './useHistory.ts'

interface HistoryListProps {
  readonly history: RecordHistory
  readonly looks: Looks
}

/** The changes of the current record, latest first; each expands to its details. */
export function HistoryList({ history, looks }: HistoryListProps) {
  const translate = useTranslate()
  const { changes, error, hasEarlier, isFetchingEarlier, showEarlier, retry } = history
  if (changes.length === 0)
    return error ? (
      <ErrorState error={error} retry={retry} />
    ) : (
      <p className="muted">{translate('atrium.history.empty')}</p>
    )
  return (
    <>
      <ol className={styles['changes']} aria-label={translate('atrium.history.title')}>
        {changes.map((change) => (
          <li key={change._id}>
            <Change change={change} looks={looks} />
          </li>
        ))}
      </ol>
      {error && <ErrorState error={error} retry={hasEarlier ? showEarlier : retry} />}
      {hasEarlier && !error && (
        <Button variant="outlined" disabled={isFetchingEarlier} onClick={showEarlier}>
          {translate('atrium.history.earlier')}
        </Button>
      )}
    </>
  )
}

function Change({ change, looks }: { readonly change: RecordChange; readonly looks: Looks }) {
  const { action, at, user_id, for_id, diff, step } = change
  const translate = useTranslate()
  const contract = useContract()
  const words = useWords()
  const steps = useStepWords()
  // Collapsed entries fetch no names.
  const [isOpen, setOpen] = useState(false)
  const fields = Object.entries(diff ?? {}).map(([field, { from, to }]) => ({ field, from, to }))
  const head = (
    <span className="stack grow anywhere">
      <span>
        <strong className={styles['what']}>
          {step ? steps.done(step) : translate(`atrium.history.${action}`, { _: action })}
        </strong>
        {!step && fields.length > 0 && (
          <span> {fields.map(({ field }) => words.label(field)).join(' · ')}</span>
        )}
      </span>
      <span className={styles['meta']}>
        <span>
          <PersonLabel id={user_id} />
          {for_id && (
            <>
              {' · '}
              {translate('atrium.history.for')} <PersonLabel id={for_id} />
            </>
          )}
        </span>
        <Moment at={at} />
      </span>
    </span>
  )
  if (fields.length === 0) return <div className={styles['plain']}>{head}</div>
  return (
    <details className={styles['change']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{head}</summary>
      {isOpen && <Difference fields={fields} contract={contract} looks={looks} />}
    </details>
  )
}
