import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { hasFailed, totalOf, type ScoreRules } from '#contract/RM_evaluate/scoreOf.ts'
import { formatNumber, noValue } from '#src/kit/value/field/formatNumber.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { statusColors } from './colors.ts'
import styles from './Scoring.module.css'
import { weighed } from './weighed.ts'
import type { AnsweredItem, Report } from './useReport.ts'

interface ScoreBarProps {
  readonly items: readonly AnsweredItem[]
  readonly rules: ScoreRules
  readonly status: Report['status'] | 'none'
  /** Whether the answers are saved. Left out where they are only shown. */
  readonly state?: 'saved' | 'saving' | 'waiting'
}

/** The score so far, how much is answered, and whether it is saved or which state the report has. It stays in view. */
export function ScoreBar({ items, rules, status, state }: ScoreBarProps) {
  const translate = useTranslate()
  const answers = items.map(weighed)
  const score = totalOf(answers, rules)
  const done = items.filter(({ answer }) => answer.score !== null || answer.is_na).length
  return (
    <output className={styles['bar']}>
      <strong className="ink figures">{score === null ? noValue : formatNumber(score)}</strong>
      <span>
        {translate('RM_evaluate.scoring.form.answered', { done, all: items.length })}
        {state && ` · ${translate(`atrium.answers.${state}`)}`}
      </span>
      {!state && (
        <StatusChip tone={statusColors[status]}>
          {translate(`RM_evaluate.scoring.status.${status}`)}
        </StatusChip>
      )}
      {score === null && (
        <span>
          {translate('RM_evaluate.scoring.form.too_few', { share: formatNumber(100 * rules.min_share) })}
        </span>
      )}
      {hasFailed(answers) && (
        <span className={styles['failed']}>
          {translate('RM_evaluate.scoring.form.critical', { cap: formatNumber(rules.cap) })}
        </span>
      )}
    </output>
  )
}
