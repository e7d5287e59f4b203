import { useTranslate } from 'react-admin'
import type { z } from 'zod'
import type { Answer } from '#contract/access.ts'
import type { userDecision } from '#contract/System/sight.ts'
import styles from './Sight.module.css'

type DecisionReply = z.infer<typeof userDecision.reply>

const texts = 'System.sight'

/** A decision: the answer, the parts of the rule, and what else hides the record or bars the step. */
export function DecisionText({ decision }: { readonly decision: DecisionReply }) {
  const { answer, is_admin, parts, filters, fault } = decision
  const translate = useTranslate()
  return (
    <>
      <p className={styles['answer']} data-answer={answer}>
        {translate(`${texts}.answer.${answer}`)}
      </p>
      {is_admin ? (
        <p>{translate(`${texts}.admin`)}</p>
      ) : (
        <ul className={styles['parts']}>
          {parts.map((part, place) => (
            <Part key={place} {...part} />
          ))}
        </ul>
      )}
      {fault && (
        <p className={styles['answer']} data-answer="no">
          {translate(`${texts}.decision.fault.${fault}`)}
        </p>
      )}
      {filters.length > 0 && (
        <>
          <h3>{translate(`${texts}.decision.filters`)}</h3>
          <ul className={styles['parts']}>
            {filters.map(({ name, passes }) => (
              <Line key={name} answer={passes ? 'yes' : 'no'}>
                {translate(`${texts}.decision.filter.${name}`)}
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
  const comma = translate(`${texts}.comma`)
  return (
    <Line answer={answer} depth={depth} decides={decides}>
      {translate(`${texts}.rule.${kind}`, { about, values: values.join(comma) })}
      {roles.length > 0 && (
        <small className="block muted">
          {translate(`${texts}.rule.through`, { roles: roles.join(comma) })}
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
      <span className="visually-hidden">: {translate(`${texts}.answer.${answer}`)}</span>
    </li>
  )
}
