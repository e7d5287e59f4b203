import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from '#src/providers/http.ts'
import { placed } from '#src/kit/base/call/placed.ts'
import { createAnswers } from '#src/kit/form/answers/createAnswers.ts'
import type { Answers, AnswerStore } from '#src/kit/form/answers/answerStore.ts'

/** What the server got, and what it does with the next call. */
function server() {
  const got: Answers<number>[] = []
  let next: (answers: Answers<number>) => Promise<void> = async () => undefined
  const refused: unknown[] = []
  return {
    got,
    refused,
    will: (what: typeof next) => {
      next = what
    },
    handler: {
      send: async (answers: Answers<number>) => {
        await next(answers)
        got.push(answers)
      },
      onRefused: (error: unknown) => refused.push(error),
    },
  }
}

const rejection = (failure: object) => placed(new HttpError('no', failure), undefined, (key) => key)
const offline = rejection({ isNetwork: true })
const refusal = rejection({ errcode: 4096 })

const kept = new Map<string, Answers<unknown>>()
const store: AnswerStore = {
  // The tests keep only numbers.
  read: async <A>(at: string) => (kept.get(at) ?? {}) as Answers<A>,
  keep: async (at, answers) => void kept.set(at, answers),
}

let key = ''
let count = 0
beforeEach(() => {
  key = `u1/${(count += 1)}`
})
afterEach(() => vi.useRealTimers())

function started(to: ReturnType<typeof server>) {
  const answers = createAnswers<number>(key, store)
  answers.handle(to.handler)
  const stop = answers.start()
  return { ...answers, stop }
}

describe('answers', () => {
  it('that are given before the screen that sends them is open are kept until it is', async () => {
    const answers = createAnswers<number>(key, store)
    expect(await answers.answer('a', 1)).toBeUndefined()
    expect(answers.get().answers).toEqual({ a: 1 })
    const to = server()
    answers.handle(to.handler)
    answers.start()
    await vi.waitFor(() => expect(to.got).toEqual([{ a: 1 }]))
    await vi.waitFor(() => expect(answers.get()).toMatchObject({ answers: {}, state: 'saved' }))
  })

  it('are sent as they are given, and those given meanwhile in the next call', async () => {
    const to = server()
    const answers = started(to)
    await vi.waitFor(() => expect(answers.get().answers).toEqual({}))
    let open = () => undefined as void
    to.will(() => new Promise<void>((resolve) => (open = resolve)))
    answers.answer('a', 1)
    expect(answers.get()).toEqual({ answers: { a: 1 }, state: 'saving', contested: {} })
    answers.answer('a', 2)
    answers.answer('b', 3)
    to.will(async () => undefined)
    open()
    await vi.waitFor(() => expect(answers.get()).toEqual({ answers: {}, state: 'saved', contested: {} }))
    expect(to.got).toEqual([{ a: 1 }, { a: 2, b: 3 }])
  })

  it('given before anybody sends them are kept for the screen that does', async () => {
    const to = server()
    const answers = createAnswers<number>(key, store)
    expect(await answers.answer('a', 1)).toBeUndefined()
    expect([answers.get().answers, kept.get(key)]).toEqual([{ a: 1 }, { a: 1 }])
    answers.handle(to.handler)
    answers.start()
    await vi.waitFor(() => expect(answers.get()).toEqual({ answers: {}, state: 'saved', contested: {} }))
    expect(to.got).toEqual([{ a: 1 }])
  })

  it('survive that the page is closed without a connection, and are sent by the next', async () => {
    const away = server()
    away.will(() => Promise.reject(offline))
    const first = started(away)
    await vi.waitFor(() => expect(first.get().answers).toEqual({}))
    first.answer('a', 1)
    await vi.waitFor(() =>
      expect(first.get()).toEqual({ answers: { a: 1 }, state: 'waiting', contested: {} }),
    )
    first.stop()

    const back = server()
    const second = started(back)
    await vi.waitFor(() => expect(second.get()).toEqual({ answers: {}, state: 'saved', contested: {} }))
    expect(back.got).toEqual([{ a: 1 }])
    const third = server()
    started(third)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(third.got).toEqual([])
  })

  it('are sent when the network is back', async () => {
    const to = server()
    to.will(() => Promise.reject(offline))
    const answers = started(to)
    await vi.waitFor(() => expect(answers.get().answers).toEqual({}))
    answers.answer('a', 1)
    await vi.waitFor(() => expect(answers.get().state).toBe('waiting'))
    await expect(answers.flush()).rejects.toBe(offline)
    to.will(async () => undefined)
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(answers.get().state).toBe('saved'))
    expect(to.got).toEqual([{ a: 1 }])
    answers.stop()
  })

  it('that the server refuses are dropped, with the reason', async () => {
    const to = server()
    to.will(() => Promise.reject(refusal))
    const answers = started(to)
    await vi.waitFor(() => expect(answers.get().answers).toEqual({}))
    answers.answer('a', 1)
    await vi.waitFor(() => expect(answers.get()).toEqual({ answers: {}, state: 'saved', contested: {} }))
    expect(to.refused).toEqual([refusal])
  })

  it('that the server refuses do not take the others with them', async () => {
    const away = server()
    away.will(() => Promise.reject(offline))
    const first = started(away)
    await vi.waitFor(() => expect(first.get().answers).toEqual({}))
    first.answer('a', 1)
    first.answer('b', -1)
    first.answer('c', 3)
    await vi.waitFor(() => expect(first.get().state).toBe('waiting'))
    first.stop()

    const back = server()
    back.will((answers) =>
      Object.values(answers).includes(-1) ? Promise.reject(refusal) : Promise.resolve(),
    )
    const second = started(back)
    await vi.waitFor(() => expect(second.get()).toEqual({ answers: {}, state: 'saved', contested: {} }))
    expect(back.got).toEqual([{ a: 1 }, { c: 3 }])
    expect(back.refused).toEqual([refusal])
  })

  it.each([{ errcode: 5000 }, { errcode: 5004 }, { isNetwork: true, status: 500 }])(
    'are kept while the server is at fault (%o), and nothing is taken for saved',
    async (fault) => {
      const to = server()
      to.will(() => Promise.reject(rejection(fault)))
      const answers = started(to)
      await vi.waitFor(() => expect(answers.get().answers).toEqual({}))
      expect(await answers.answer('a', 1)).toBeUndefined()
      expect(answers.get()).toEqual({ answers: { a: 1 }, state: 'waiting', contested: {} })
      await expect(answers.flush()).rejects.toThrow('no')
      expect(to.refused).toEqual([])
      to.will(async () => undefined)
      await answers.flush()
      expect(to.got).toEqual([{ a: 1 }])
      answers.stop()
    },
  )

  it('that somebody else changed are decided with the function alone, and no longer asked about once given anew', async () => {
    const to = server()
    const stale = rejection({ errcode: 4092, data: { current: 7 } })
    const { answer, decide, get } = started(to)
    await vi.waitFor(() => expect(get().answers).toEqual({}))
    for (const settle of [() => decide('a', 2), () => decide('a'), () => answer('a', 3)]) {
      to.will(() => Promise.reject(stale))
      expect(await answer('a', 1)).toBe(stale)
      expect(get().contested).toEqual({ a: { mine: 1, theirs: 7 } })
      to.will(async () => undefined)
      await settle()
      expect(get()).toEqual({ answers: {}, state: 'saved', contested: {} })
    }
    expect(to.got).toEqual([{ a: 2 }, { a: 3 }])
  })

  it('that are refused on the way make it known that not everything is saved', async () => {
    const to = server()
    to.will((given) => ('b' in given ? Promise.reject(refusal) : Promise.resolve()))
    const answers = started(to)
    await vi.waitFor(() => expect(answers.get().answers).toEqual({}))
    const outcomes = [answers.answer('a', 1), answers.answer('b', 2)]
    await expect(answers.flush()).rejects.toBe(refusal)
    expect(await Promise.all(outcomes)).toEqual([undefined, refusal])
    expect(to.got).toEqual([{ a: 1 }])
  })
})
