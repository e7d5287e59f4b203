import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { evaluate, staff } from '#contract/access.ts'
import type { MyscustAnswer } from '#contract/RM/myscustResult.ts'
import { isUnanswered, scoreOf } from '#contract/RM/myscustScore.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { FieldError } from '#src/kit/form/input/FieldError.tsx'
import { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { AddQuestion } from './AddQuestion.tsx'
import { AnswerLine } from './AnswerLine.tsx'
import styles from './MyscustResult.module.css'
import { bySection } from './result.ts'

/**
 * The answers of a visit, section by section, with the score so far. Staff also add and remove questions, which the next
 * visit at the site begins with.
 */
export function AnswersInput() {
  const translate = useTranslate()
  const { register, ...input } = useFieldInput('answers')
  const answers = answersIn(input.value)
  const score = scoreOf(answers)
  const isStaff = evaluate(staff, useSubject()) === 'yes'
  const replace = (item_id: string, next: readonly MyscustAnswer[]) => {
    input.setValue(answers.flatMap((answer) => (answer.item_id === item_id ? next : [answer])))
    input.onBlur()
  }
  return (
    <div id={input.id} ref={register} tabIndex={-1}>
      <output className={styles['running']}>
        {translate('RM.result.running', {
          score: score === null ? translate('RM.result.no_score') : formatNumber(score),
          open: answers.filter(isUnanswered).length,
        })}
      </output>
      <FieldError id={input.id} error={input.error} />
      {bySection(answers).map(([section, own]) => (
        <fieldset key={section} className={styles['section']}>
          <legend className="strong">{section}</legend>
          {own.map((answer) => (
            <AnswerLine
              key={answer.item_id}
              answer={answer}
              onChange={(next) => replace(answer.item_id, [next])}
              {...(isStaff ? { onRemove: () => replace(answer.item_id, []) } : {})}
            />
          ))}
        </fieldset>
      ))}
      {isStaff && (
        <AddQuestion
          sections={[...new Set(answers.map(({ section }) => section))]}
          onAdd={(question) => input.setValue([...answers, { ...question, item_id: freeId(answers) }])}
        />
      )}
    </div>
  )
}

// Valid by the contract's schema, or set here.
const answersIn = (value: unknown): readonly MyscustAnswer[] =>
  Array.isArray(value) ? (value as MyscustAnswer[]) : []

/** The first of Q01, Q02 and so on that no question has. */
function freeId(answers: readonly MyscustAnswer[]): string {
  const taken = new Set(answers.map(({ item_id }) => item_id))
  for (let number = 1; ; number += 1) {
    const id = `Q${String(number).padStart(2, '0')}`
    if (!taken.has(id)) return id
  }
}
