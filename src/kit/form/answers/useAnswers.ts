import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { answersAt, prefixOf } from './answersAt.ts'
import type { Answers } from './answerStore.ts'
import type { ContestedAnswers, Unsent } from './createAnswers.ts'
import { sendAnswers, type AnswersTarget } from './sendAnswers.ts'
import { useFileRefused } from './useFileRefused.ts'

/** Answers that are saved one by one, and how far that is. */
export interface SavedAnswers<A> extends Unsent<A> {
  /**
   * Resolves with the reason if the server refuses the answer; with undefined if it is saved, or kept for later.
   */
  readonly answer: (id: string, value: A) => Promise<unknown>
  /** Ends a conflict: with `mine` the user's own answer is given again, otherwise the other stays. */
  readonly decide: (id: string, mine?: A) => Promise<void>
  /** Sends what is left. Rejects if that is not possible now, or if the server refuses something. */
  readonly flush: () => Promise<void>
}

/** The call that takes answers, and what it takes besides them; as it was when the screen was opened. */
export interface AnswersCall<R> extends Omit<AnswersTarget, 'method' | 'path' | 'site'> {
  readonly call: SendableCall<R, CallParts>
  /** Receives the reply, if the screen is still open. */
  readonly onSaved?: (reply: R) => void
}

/**
 * Saves answers one by one as they are given. Each is kept on this device at once, for this user and site, and
 * sent as soon as there is a connection and the site is the current one, whatever page is open then, even after
 * a reload; answers and files that the server refuses are dropped, and a toast says why. An answer may have `photos` that are not uploaded yet, by field.
 * `name` says what is answered, such as `scoring/7`.
 */
export function useAnswers<A extends object, R = unknown>(name: string, to: AnswersCall<R>): SavedAnswers<A> {
  const { user, site: current } = usePerson()
  const site = current?._id ?? null
  const key = `${prefixOf(user._id, site)}${name}`
  const calls = useBackEnd()
  const onFileRefused = useFileRefused()
  const { call, onSaved, query, body, list, noun } = to
  const [opened] = useState(() => ({ method: call.method, path: call.path, query, body, list, noun }))
  const target = useMemo(() => ({ ...opened, site }), [opened, site])
  const answers = answersAt(key, target)
  useEffect(() =>
    answers.handle({
      send: async (given) => {
        const reply = await sendAnswers({ calls, target, call, onFileRefused }, given)
        onSaved?.(reply)
      },
      onRefused: calls.showFailure,
    }),
  )
  useEffect(() => {
    // It goes on when the screen is left.
    answers.start()
  }, [answers])
  const { state, answers: unsent, contested } = useSyncExternalStore(answers.subscribe, answers.get)
  return {
    state,
    // Only screens that use this name write under it.
    answers: unsent as Answers<A> | undefined,
    contested: contested as ContestedAnswers<A>,
    decide: answers.decide,
    answer: answers.answer,
    flush: answers.flush,
  }
}
