import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import type { Answer } from '#contract/access.ts'
import type { userDecision } from '#contract/System/sight.ts'
import styles from './Sight.module.css'

type DecisionReply = z.infer<typeof userDecision.reply>

/** A decision: the answer, the parts of the rule, and what else hides the record or bars the step. */
export function DecisionText({ decision }: { readonly decision: DecisionReply }) {
  const { answer, is_admin, parts, filters, fault } = decision
  const translate = useTranslate()
  return (
    <>
      <p className={styles['answer']} data-answer={answer}>
        {translate(`System.sight.answer.${answer}`)}
      </p>
      {is_admin ? (
        <p>{translate('System.sight.admin')}</p>
      ) : (
        <ul className={styles['parts']}>
          {parts.map((part, place) => (
            <Part key={place} {...part} />
          ))}
        </ul>
      )}
      {fault && (
        <p className={styles['answer']} data-answer="no">
          {translate(`System.sight.decision.fault.${fault}`)}
        </p>
      )}
      {filters.length > 0 && (
        <>
          <h3>{translate('System.sight.decision.filters')}</h3>
          <ul className={styles['parts']}>
            {filters.map(({ name, passes }) => (
              <Line key={name} answer={passes ? 'yes' : 'no'}>
                {translate(`System.sight.decision.filter.${name}`)}
              </Line>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Part({ depth, kind, about, values, answer, decides, roles }: DecisionReply['parts'][number]) {
  const translate = useTranslate()
  const comma = translate('System.sight.comma')
  return (
    <Line answer={answer} depth={depth} decides={decides}>
      {translate(`System.sight.rule.${kind}`, { about, values: values.join(comma) })}
      {roles.length > 0 && (
        <small className="block muted">
          {translate('System.sight.rule.through', { roles: roles.join(comma) })}
        </small>
      )}
    </Line>
  )
}

interface LineProps {
  readonly answer: Answer
  readonly depth?: number
  /** Whether the answer to the whole follows from it. */
  readonly decides?: boolean
  readonly children: React.ReactNode
}

function Line({ answer, depth = 0, decides = true, children }: LineProps) {
  const translate = useTranslate()
  return (
    <li data-answer={answer} data-decides={decides || undefined} style={{ marginInlineStart: depth * 20 }}>
      {children}
      <span className="visually-hidden">: {translate(`System.sight.answer.${answer}`)}</span>
    </li>
  )
}
