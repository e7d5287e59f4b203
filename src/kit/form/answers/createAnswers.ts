import { errcodes } from '#contract/reply.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { retryWhenBack } from '#src/kit/base/call/retryWhenBack.ts'
import type { Answers, AnswerStore } from './answerStore.ts'
import { keepContested, readContested } from './contestedStore.ts'

/** The answers that the server does not have yet. */
export interface Unsent<A> {
  /** By the id of what is answered; undefined until they are read from the device. */
  readonly answers: Answers<A> | undefined
  /** `waiting`: there is no connection. */
  readonly state: 'saved' | 'saving' | 'waiting'
  /** Answers that somebody else gave differently meanwhile: the user chooses between the two. */
  readonly contested: ContestedAnswers<A>
}

/** Answers that are not stored because somebody else has changed them since, with what the server says is stored. */
export type ContestedAnswers<A> = Readonly<Record<string, { readonly mine: A; readonly theirs: unknown }>>

/** What is done with answers. */
interface AnswersHandler<A> {
  readonly send: (answers: Answers<A>) => Promise<void>
  /** Called with the reason when the server refuses answers, which are dropped then. */
  readonly onRefused: (error: unknown) => void
}

/**
 * Keeps answers on the device under a key, and sends them, again and again until the server has them: from `handle` and
 * `start` on. What is given before is only kept.
 */
export function createAnswers<A>(key: string, store: AnswerStore) {
  let handler: AnswersHandler<A> | undefined
  const listeners = new Set<() => void>()
  let unsent: Unsent<A> = { answers: undefined, state: 'saved', contested: readContested(key) }
  let underWay: Promise<Refused> | null = null
  let cancelRetry: (() => void) | undefined
  let tries = 0

  function show(change: Partial<Unsent<A>>): void {
    unsent = { ...unsent, ...change }
    listeners.forEach((listener) => listener())
  }

  function keep(answers: Answers<A>): void {
    show({ answers })
    void store.keep(key, answers)
  }

  function contest(contested: ContestedAnswers<A>): void {
    show({ contested })
    keepContested(key, contested)
  }

  /** An answer that is decided, or given anew, is asked about no longer. */
  function settle(id: string): void {
    if (!Object.hasOwn(unsent.contested, id)) return
    const { [id]: _settled, ...contested } = unsent.contested
    contest(contested)
  }

  const left = (): Answers<A> => unsent.answers ?? {}

  /**
   * Rejects if the server cannot be reached, or is at fault. One refused answer does not take the others with
   * it.
   */
  async function deliver(sent: Answers<A>, refused: Refused): Promise<void> {
    try {
      await handler?.send(sent)
    } catch (error) {
      const { code, data, isTemporary, isServerFault } = failureOf(error)
      if (isTemporary || isServerFault) throw error
      const each = Object.entries(sent)
      if (each.length > 1) for (const [id, answer] of each) await deliver({ [id]: answer }, refused)
      else {
        for (const [id, mine] of each) {
          refused.set(id, error)
          if (code === errcodes.stale)
            contest({ ...unsent.contested, [id]: { mine, theirs: data['current'] } })
        }
        handler?.onRefused(error)
      }
    }
  }

  async function sendAll(): Promise<Refused> {
    const refused: Refused = new Map()
    while (Object.keys(left()).length > 0) {
      const sent = left()
      show({ state: 'saving' })
      await deliver(sent, refused)
      keep(without(left(), sent))
    }
    tries = 0
    show({ state: 'saved' })
    return refused
  }

  /** Sends what is left, and returns what was refused; rejects if sending is not possible now. */
  async function sendLeft(): Promise<Refused> {
    cancelRetry?.()
    // The screen that sends them opens next (useFirstAnswer): until then they are only kept.
    if (!handler) return new Map()
    underWay ??= sendAll()
      .catch((error: unknown) => {
        show({ state: 'waiting' })
        cancelRetry = retryWhenBack(() => void sendLeft().catch(() => undefined), tries)
        tries += 1
        throw error
      })
      .finally(() => {
        underWay = null
      })
    return underWay
  }

  async function restore(): Promise<void> {
    keep({ ...(await store.read<A>(key)), ...left() })
    await sendLeft().catch(() => undefined)
  }

  /** Returns why the server refuses it, once it does; undefined if the answer is saved or kept for later. */
  async function answer(id: string, value: A): Promise<unknown> {
    settle(id)
    keep({ ...left(), [id]: value })
    const refused: Refused = await sendLeft().catch(() => new Map())
    return refused.get(id)
  }

  return {
    get: (): Unsent<A> => unsent,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    handle(next: AnswersHandler<A>): void {
      handler = next
    },
    /** Reads what is kept, and goes on sending it. Returns a function that stops it. */
    start(): () => void {
      void restore()
      return () => cancelRetry?.()
    },
    answer,
    /** The user has chosen: their own answer is given again, based on `theirs`; otherwise that stays. */
    async decide(id: string, mine?: A): Promise<void> {
      if (mine === undefined) settle(id)
      else await answer(id, mine)
    },
    /** Sends what is left; rejects if that is not possible now, or if something is refused. */
    async flush(): Promise<void> {
      for (const reason of (await sendLeft()).values()) throw reason
    },
  }
}

/** Why the server refuses answers, by their ids. */
type Refused = Map<string, unknown>

/** What was given again while it was sent is still to be sent. */
const without = <A>(answers: Answers<A>, sent: Answers<A>): Answers<A> =>
  Object.fromEntries(Object.entries(answers).filter(([id, value]) => sent[id] !== value))
