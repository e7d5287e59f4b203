import { LinearProgress } from '@mui/material'
import type { ReactNode } from 'react'
import { type Identifier } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Outcomes.module.css'
import type { RecordOutcome } from './useEachRecord.ts'

interface OutcomesProps {
  readonly outcomes: readonly RecordOutcome[]
  /** How many there will be. */
  readonly total: number
  /** What is done, and what is said of a record where it succeeded, in words. */
  readonly label: string
  readonly done: string
  readonly nameOf: (id: Identifier) => ReactNode
}

/** The progress of an action on several records, and its result for each. */
export function Outcomes({ outcomes, total, label, done, nameOf }: OutcomesProps) {
  const translate = useTranslate()
  return (
    <div>
      <LinearProgress
        variant="determinate"
        value={(100 * outcomes.length) / Math.max(1, total)}
        aria-label={label}
      />
      <output className={styles['progress']}>
        {translate('atrium.step.progress', { done: outcomes.length, total })}
      </output>
      <ul className={styles['outcomes']} aria-label={translate('atrium.step.outcomes')}>
        {outcomes.map(({ id, refusal }) => (
          <li key={id} className="flex wrap between" data-refused={refusal !== undefined || undefined}>
            {nameOf(id)}{' '}
            <span className={refusal === undefined ? 'muted' : 'red'}>
              {refusal === undefined ? done : refusal || translate('ra.notification.http_error')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The button that closes such a dialog: until it is over, it stops the action. */
export const labelOfClose = { asking: undefined, running: 'atrium.step.stop', over: 'atrium.action.close' }
