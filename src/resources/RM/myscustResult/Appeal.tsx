import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { Moment } from '#src/kit/value/field/Moment.tsx'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useResult } from './result.ts'

/** What was disputed, by whom, and the decision. */
export function Appeal() {
  const result = useResult()
  const translate = useTranslate()
  if (!result?.appeal) return null
  const { by, at, item_ids, reason, decision, decided_by, decided_at, comment, score_before } = result.appeal
  const questions = result.answers.filter(({ item_id }) => item_ids.includes(item_id))
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['by', person(by, at)],
    ['items', questions.map(({ item_id, question }) => <div key={item_id}>{question}</div>)],
    ['reason', reason],
    [
      'decision',
      <>
        {translate(`RM.result.appeal.${decision ?? 'open'}`)} {decided_by && person(decided_by, decided_at)}
      </>,
    ],
    ['comment', comment],
    ['score_before', score_before === null ? null : formatNumber(score_before)],
  ]
  return (
    <Section title="RM.result.group.appeal">
      <dl className="stack gap-8-16">
        {facts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="small">{translate(`RM.result.appeal.${name}`)}</dt>
              <dd className="pre-line">{value}</dd>
            </div>
          ))}
      </dl>
    </Section>
  )
}

const person = (id: string, at: number | null) => (
  <>
    <PersonLabel id={id} /> · {at !== null && <Moment at={at} />}
  </>
)
