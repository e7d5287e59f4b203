import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ChangedBy } from '#src/kit/value/field/ChangedBy.tsx'
import styles from './Conflict.module.css'

interface ContestedChoiceProps {
  /** The user who answered it meanwhile, and when, in Unix seconds. */
  readonly by: unknown
  readonly at: unknown
  /** The two answers, as people read them. */
  readonly mine: string
  readonly theirs: string
  /** The user's own answer is given again. */
  readonly onKeep: () => void
  /** The other answer stays. */
  readonly onTake: () => void
}

/** Says who else answered something and what, and lets the user choose between the two answers. */
export function ContestedChoice({ by, at, mine, theirs, onKeep, onTake }: ContestedChoiceProps) {
  const translate = useTranslate()
  const sides = [
    { label: 'keep_mine', name: mine, onClick: onKeep },
    { label: 'take_theirs', name: theirs, onClick: onTake },
  ]
  return (
    <div role="alert" className={styles['contested']}>
      <p>
        <ChangedBy by={by} at={at} />
      </p>
      {sides.map(({ label, name, onClick }) => (
        <Button key={label} size="small" variant="outlined" onClick={onClick}>
          {translate('atrium.labelled', { label: translate(`atrium.conflict.${label}`), name })}
        </Button>
      ))}
    </div>
  )
}
