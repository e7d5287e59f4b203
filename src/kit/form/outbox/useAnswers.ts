import { useEffect, useState } from 'react'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { heldLanes, NotNow, screenSends } from './answerKind.ts'
import {
  answerEntry,
  answerId,
  answerLane,
  pendingIn,
  recordOf,
  type AnswerEntry,
  type AnswersTarget,
  type Entry,
} from './entry.ts'
import { changeEntry, keepEntry, outbox } from './outboxStore.ts'
import { sendLane } from './sender.ts'
import { useOutbox, useSending } from './useOutbox.ts'

/** Answers that are saved one by one, and how far that is. */
export interface SavedAnswers<A> {
  /** Those that the server does not have yet, by the id of what is answered; undefined until they are read from the device. */
  readonly answers: Readonly<Record<string, A>> | undefined
  /** `waiting`: there is no connection. */
  readonly state: 'saved' | 'saving' | 'waiting'
  /** Answers that somebody else gave differently meanwhile: the user chooses between the two. */
  readonly contested: ContestedAnswers<A>
  /**
   * Resolves with the reason if the server refuses the answer; with undefined if it is saved, or kept for later.
   */
  readonly answer: (id: string, value: A) => Promise<unknown>
  /** Ends a conflict: with `mine` the user's own answer is given again, otherwise the other stays. */
  readonly decide: (id: string, mine?: A) => Promise<void>
  /** Sends what is left. Rejects if that is not possible now, or if the server refuses something. */
  readonly flush: () => Promise<void>
}

/** Answers that are not stored because somebody else has changed them since, with what the server says is stored. */
export type ContestedAnswers<A> = Readonly<Record<string, { readonly mine: A; readonly theirs: unknown }>>

/** The call that takes answers, and what it takes besides them; as it was when the screen was opened. */
export interface AnswersCall<R> extends Omit<AnswersTarget, 'method' | 'path'> {
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
  const { id: user, site } = useSubject()
  const [target] = useState(() => targetOf(to))
  const { entries, sending } = useOutbox()
  useSending()
  const lane = answerLane({ user, site, name })
  const { call, onSaved } = to
  useEffect(() => {
    // They go on when the screen is left.
    screenSends.set(lane, async (calls, parts) => {
      const reply = await calls.send(call, parts)
      onSaved?.(reply)
    })
    if (heldLanes.delete(lane)) void sendLane(lane).catch(() => undefined)
  })
  const own = answersIn(entries ?? []).filter((entry) => answerLane(entry) === lane)
  const [unsent, contested] = [own.filter(isWaiting), own.filter(({ state }) => state === 'refused')]

  async function answer(item: string, value: A): Promise<unknown> {
    const entry = answerEntry({ user, site, name, item }, target, value)
    void keepEntry(entry)
    // Whatever is not sent now is kept.
    const refusals = await sendLane(lane).catch(() => undefined)
    return refusals?.get(entry.version)
  }

  return {
    answers: entries && Object.fromEntries(unsent.map((entry) => [entry.item, answerOf<A>(entry)])),
    state: sending.has(lane) ? 'saving' : unsent.length > 0 ? 'waiting' : 'saved',
    contested: Object.fromEntries(
      contested.map((entry) => [entry.item, { mine: answerOf<A>(entry), theirs: entry.theirs }]),
    ),
    answer,
    async decide(item, mine) {
      if (mine) return void (await answer(item, mine))
      const id = answerId({ user, site, name, item })
      await changeEntry(id, (entry) => (entry?.state === 'refused' ? undefined : entry))
    },
    async flush() {
      for (const reason of (await sendLane(lane)).values()) throw reason
      const left = answersIn(outbox.get().entries ?? []).filter(isWaiting)
      if (left.some((entry) => answerLane(entry) === lane)) throw new NotNow()
    },
  }
}

/**
 * Returns a function that keeps the first answer under a name that did not exist when the screen was opened, such as that of
 * a record that this answer begins. The screen with `useAnswers` under that name, opened next, sends it.
 */
export function useFirstAnswer(): <A extends object, R = unknown>(
  name: string,
  to: Omit<AnswersCall<R>, 'onSaved'>,
  first: { readonly id: string; readonly value: A },
) => void {
  const { id: user, site } = useSubject()
  return (name, to, { id, value }) => {
    heldLanes.add(answerLane({ user, site, name }))
    void keepEntry(answerEntry({ user, site, name, item: id }, targetOf(to), value))
  }
}

/**
 * Returns the names (`useAnswers`) under which this device has answers of the user for this site that the server
 * does not.
 */
export function useUnsentNames(): ReadonlySet<string> {
  const { site } = useSubject()
  const unsent = answersIn(useOutbox().entries ?? []).filter(isWaiting)
  return new Set(unsent.flatMap((entry) => (entry.site === site ? [entry.name] : [])))
}

const isAnswer = (entry: Entry): entry is AnswerEntry => entry.kind === 'answer'
const answersIn = (entries: readonly Entry[]) => entries.filter(isAnswer)
const isWaiting = ({ state }: Entry): boolean => state === 'waiting'

const targetOf = <R>({ call, query, body, list, noun }: AnswersCall<R>): AnswersTarget => {
  const { method, path } = call
  return { method, path, query, body, list, noun }
}

/** The answers that the server does not have yet. */
function answerOf<A>(entry: AnswerEntry): A {
  const photos = pendingIn(entry)
  // Only screens that use this name write under it.
  return { ...recordOf(entry), ...(Object.keys(photos).length > 0 ? { photos } : {}) } as A
}
