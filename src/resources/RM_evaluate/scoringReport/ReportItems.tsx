import { useRecordContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { pointsOf } from '#contract/RM_evaluate/scoreOf.ts'
import { scoreSections } from '#contract/RM_evaluate/scoringRules.ts'
import { formatNumber, noValue } from '#src/kit/value/field/formatNumber.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { PictureList } from '#src/kit/value/picture/PictureList.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { ExplainedScore } from './ExplainedScore.tsx'
import styles from './ReportItems.module.css'
import { useReport, type AnsweredItem } from './useReport.ts'
import { weighed } from './weighed.ts'

/** The items of a report with their points, section by section. */
export function ReportItems() {
  const record = useRecordContext()
  return record ? <Items id={String(record.id)} /> : null
}

function Items({ id }: { readonly id: string }) {
  const translate = useTranslate()
  const { report, items, failed } = useReport(id)
  if (report === null) return null
  if (!items) return failed ? <ErrorState error={failed.error} retry={failed.retry} /> : <RecordSkeleton />
  return (
    <Section title="RM_evaluate.scoring.items">
      {scoreSections.map((section) => {
        const own = items.filter((item) => item.section === section)
        const score = pointsOf(own.map(weighed))
        return own.length === 0 ? null : (
          <table key={section} className={styles['items']}>
            <caption>
              {translate(`RM_evaluate.scoring.section.${section}`)}{' '}
              <ExplainedScore reportId={id} figure={section}>
                {score === null ? noValue : formatNumber(score)}
              </ExplainedScore>
            </caption>
            <tbody>
              {own.map((item) => (
                <ItemRow key={item._id} item={item} />
              ))}
            </tbody>
          </table>
        )
      })}
    </Section>
  )
}

function ItemRow({ item }: { readonly item: AnsweredItem }) {
  const translate = useTranslate()
  const { answer, max_score, remark_below } = item
  const isLow = answer.score !== null && remark_below !== null && answer.score / max_score < remark_below
  return (
    <tr>
      <th scope="row">
        {useLocalName()({ ...item, id: item._id })}
        {answer.remark && <p className="muted">{answer.remark}</p>}
        {answer.attachs.length > 0 && <PictureList uids={answer.attachs} />}
      </th>
      <td data-low={isLow || undefined}>
        {answer.is_na
          ? translate('RM_evaluate.scoring.form.na')
          : answer.score === null
            ? noValue
            : `${formatNumber(answer.score)} / ${formatNumber(max_score)}`}
      </td>
    </tr>
  )
}
