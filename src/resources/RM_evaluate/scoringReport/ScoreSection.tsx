import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { pointsOf } from '#contract/RM_evaluate/scoreOf.ts'
import type { scoreSections } from '#contract/RM_evaluate/scoringRules.ts'
import { formatNumber, noValue } from '#src/kit/value/field/formatNumber.ts'
import styles from './Scoring.module.css'
import type { AnsweredItem } from './useReport.ts'
import { weighed } from './weighed.ts'

interface ScoreSectionProps {
  readonly section: (typeof scoreSections)[number]
  readonly items: readonly AnsweredItem[]
  readonly children: (item: AnsweredItem) => ReactNode
}

/** The items of a section, with its weight and its score so far. */
export function ScoreSection({ section, items, children }: ScoreSectionProps) {
  const translate = useTranslate()
  if (items.length === 0) return null
  const score = pointsOf(items.map(weighed))
  const weight = items.reduce((sum, item) => sum + item.weight, 0)
  return (
    <section aria-labelledby={`section-${section}`}>
      <div className={styles['line']}>
        <h2 id={`section-${section}`}>{translate(`RM_evaluate.scoring.section.${section}`)}</h2>
        <span className="inline faint small gap-8">
          {translate('RM_evaluate.scoring.form.weight', { weight: formatNumber(weight) })}
          <strong className="ink figures">{score === null ? noValue : formatNumber(score)}</strong>
        </span>
      </div>
      <ul className="stack gap-12">{items.map(children)}</ul>
    </section>
  )
}
