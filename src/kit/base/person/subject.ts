import { createContext, useContext } from 'react'
import { evaluate, type Rule, type Subject } from '#contract/access.ts'

/** The signed-in person at the current site, for rules. The application provides it. */
export const SubjectContext = createContext<Subject | null>(null)

/** Returns the signed-in person, for rules. Throws if nobody is signed in. */
export function useSubject(): Subject {
  const subject = useContext(SubjectContext)
  if (!subject) throw new Error('Nobody is signed in here')
  return subject
}

/**
 * Whether the person passes the rule of a record, a screen or a call (`useCan(lotOpen.can)`), as far as the console knows: a
 * rule about an unknown record passes, because the server decides in the end. Without a rule nobody passes.
 */
export const useCan = (
  rule: Rule | 'anyone' | undefined,
  record?: Readonly<Record<string, unknown>>,
): boolean => mayOf(useSubject(), rule, record)

/** Whether a given person passes a rule, as `useCan` decides it. */
export const mayOf = (
  subject: Subject,
  rule: Rule | 'anyone' | undefined,
  record?: Readonly<Record<string, unknown>>,
): boolean => rule === 'anyone' || (rule !== undefined && evaluate(rule, subject, record) !== 'no')
