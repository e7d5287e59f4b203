import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { MyscustAnswer } from '#contract/RM/myscustResult.ts'
import { NumberBox } from '#src/kit/form/input/NumberBox.tsx'
import { RemoveButton } from '#src/kit/form/input/RemoveButton.tsx'
import styles from './MyscustResult.module.css'

interface AnswerLineProps {
  readonly answer: MyscustAnswer
  readonly onChange: (answer: MyscustAnswer) => void
  /** Takes the question away, for those who may. */
  readonly onRemove?: () => void
}

/** A question with its points, or without if it does not apply, and a comment. */
export function AnswerLine({ answer, onChange, onRemove }: AnswerLineProps) {
  const translate = useTranslate()
  const { question, max, score, is_na, comment } = answer
  const label = (name: string) => translate(`RM.result.${name}`, { question })
  return (
    <div className={styles['line']}>
      <span className={styles['question']}>{question}</span>
      <span>
        <NumberBox
          min={0}
          max={max}
          aria-label={label('points_of')}
          disabled={is_na}
          value={score}
          onChange={(points) => onChange({ ...answer, score: points })}
        />{' '}
        / {max}
      </span>
      <label className={styles['na']}>
        <input
          type="checkbox"
          aria-label={label('na_of')}
          checked={is_na}
          onChange={({ target }) => onChange({ ...answer, is_na: target.checked, score: null })}
        />
        {translate('RM.result.not_applicable')}
      </label>
      {onRemove && <RemoveButton label={label('remove_question')} onRemove={onRemove} />}
      <input
        type="text"
        className={styles['comment']}
        aria-label={label('comment_of')}
        placeholder={translate('RM.result.comment')}
        maxLength={2000}
        value={comment ?? ''}
        onChange={({ target }) => onChange({ ...answer, comment: target.value === '' ? null : target.value })}
      />
    </div>
  )
}
