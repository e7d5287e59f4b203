import { createContext, useContext } from 'react'
import { evaluate, type Rule, type Subject } from '#contract/access.ts'

/** The signed-in person at the current site, as rules see them. The application fills it. */
export const SubjectContext = createContext<Subject | null>(null)

/** The signed-in person, for rules. Throws where nobody is signed in. */
export function useSubject(): Subject {
  const subject = useContext(SubjectContext)
  if (!subject) throw new Error('Nobody is signed in here')
  return subject
}

/**
 * Whether the person may, for all one can know here: a rule about a record that is not at hand passes, since the
 * server decides in the end. No rule, no way in.
 */
export const useCan = (rule: Rule | undefined, record?: Readonly<Record<string, unknown>>): boolean =>
  mayOf(useSubject(), rule, record)

/** The same for a person at hand. */
export const mayOf = (
  subject: Subject,
  rule: Rule | undefined,
  record?: Readonly<Record<string, unknown>>,
): boolean => rule !== undefined && evaluate(rule, subject, record) !== 'no'
