import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isCounted, scoreOf } from '#contract/RM/myscustScore.ts'
import { formatNumber, noValue } from '#src/kit/value/field/formatNumber.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import styles from './MyscustResult.module.css'
import { bySection, useResult } from './result.ts'

/** What the mystery customer answered, section by section. */
export function Answers() {
  const result = useResult()
  const translate = useTranslate()
  if (!result || result.answers.length === 0) return null
  const disputed = result.appeal?.item_ids ?? []
  return (
    <Section title="RM.result.group.answers">
      {bySection(result.answers).map(([section, answers]) => (
        <table key={section} className={styles['answers']}>
          <caption>
            {section} <strong>{formatScore(scoreOf(answers))}</strong>
          </caption>
          <thead>
            <tr>
              <th scope="col" className="muted medium small">
                {translate('RM.result.question')}
              </th>
              <th scope="col" className="muted medium small">
                {translate('RM.result.points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {answers.map((answer) => (
              <tr key={answer.item_id}>
                <th scope="row">
                  {answer.question}{' '}
                  {disputed.includes(answer.item_id) && (
                    <StatusChip tone="amber">{translate('RM.result.appeal.disputed')}</StatusChip>
                  )}
                  {answer.comment && <p className="muted">{answer.comment}</p>}
                </th>
                <td data-low={isCounted(answer) && (answer.score ?? 0) < answer.max * low}>
                  {answer.is_na
                    ? translate('RM.result.not_applicable')
                    : answer.score === null
                      ? noValue
                      : translate('RM.result.of', { score: answer.score, max: answer.max })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Section>
  )
}

const formatScore = (score: number | null): string => (score === null ? noValue : formatNumber(score))

/** Answers below this share of their points stand out. */
const low = 0.6
