import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatNumber } from '#src/kit/field/formatNumber.ts'
import { ChangedBy } from '#src/kit/form/ChangedBy.tsx'
import styles from './Scoring.module.css'
import type { Answer } from './useReport.ts'

interface ContestedAnswerProps {
  readonly mine: Answer
  readonly theirs: Answer
  readonly onDecide: (mine?: Answer) => void
}

/** Says who else answered the item and what, and lets the user choose. */
export function ContestedAnswer({ mine, theirs, onDecide }: ContestedAnswerProps) {
  const translate = useTranslate()
  const written = ({ score, is_na, remark }: Answer) =>
    [
      is_na ? translate('atrium.answers.na') : score === null ? '—' : formatNumber(score),
      ...(remark ? [remark] : []),
    ].join(' · ')
  return (
    <div role="alert" className={styles['contested']}>
      <p>
        <ChangedBy by={theirs.updated_by} at={theirs.updated_at} />
      </p>
      <Button size="small" variant="outlined" onClick={() => onDecide({ ...mine, rev: theirs.rev })}>
        {translate('atrium.labelled', { label: translate('atrium.conflict.keep_mine'), name: written(mine) })}
      </Button>
      <Button size="small" variant="outlined" onClick={() => onDecide()}>
        {translate('atrium.labelled', {
          label: translate('atrium.conflict.take_theirs'),
          name: written(theirs),
        })}
      </Button>
    </div>
  )
}
