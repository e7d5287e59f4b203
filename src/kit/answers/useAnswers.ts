import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useBackEnd } from '#src/kit/call/callsContext.ts'
import { usePerson } from '#src/kit/personContext.ts'
import type { Answers } from './answerStore.ts'
import { createAnswers, type Unsent } from './createAnswers.ts'

/** Answers that are saved one by one, and how far that is. */
export interface SavedAnswers<A> extends Unsent<A> {
  /**
   * Resolves with the reason if the server refuses the answer; with undefined if it is saved, or kept for later.
   */
  readonly answer: (id: string, value: A) => Promise<unknown>
  /** Sends what is left. Rejects if that is not possible now, or if the server refuses something. */
  readonly flush: () => Promise<void>
}

/**
 * Saves answers one by one as they are given. Each is kept on this device at once, for this user, and sent as
 * soon as there is a connection, even after a reload; answers that the server refuses are dropped, and a toast
 * says why. `name` says what is answered: `useAnswers(`scoring/${report._id}`, (answers) => …)`.
 */
export function useAnswers<A>(name: string, send: (answers: Answers<A>) => Promise<void>): SavedAnswers<A> {
  const user = usePerson().user._id
  const { showFailure } = useBackEnd()
  const answers = useMemo(() => createAnswers<A>(`${user}/${name}`), [user, name])
  useEffect(() => answers.handle({ send, onRefused: showFailure }))
  useEffect(() => answers.start(), [answers])
  const unsent = useSyncExternalStore(answers.subscribe, answers.get)
  return { ...unsent, answer: answers.answer, flush: answers.flush }
}
