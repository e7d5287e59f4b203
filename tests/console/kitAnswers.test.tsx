// @runs own window
import { act, cleanup, renderHook } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { placed } from '#src/kit/base/call/placed.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { useAnswers, useFirstAnswer } from '#src/kit/form/outbox/useAnswers.ts'
import { useSending } from '#src/kit/form/outbox/useOutbox.ts'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createHttp, HttpError } from '#src/providers/http.ts'
import { clearDisk, disk, storeOf } from '#tests/support/memoryIdb.ts'

// There is no IndexedDB in this environment.
vi.mock('idb', () => import('#tests/support/memoryIdb.ts'))

interface Points {
  readonly n: number
}
type PointsByItem = Readonly<Record<string, number>>

/** What the server got, and what it does with the next call. */
function server() {
  const got: PointsByItem[] = []
  let next: (answers: PointsByItem) => Promise<void> = async () => undefined
  const refused: unknown[] = []
  const http = createHttp({ token: () => 't', locale: () => 'en_US' })
  const options = { http, site: () => '1', notify: () => undefined, onSignedOut: () => undefined }
  const send = async (_: unknown, { body }: { readonly body?: unknown }) => {
    const { items } = z.object({ items: z.array(z.object({ id: z.string(), n: z.number() })) }).parse(body)
    const answers = Object.fromEntries(items.map(({ id, n }) => [id, n]))
    await next(answers)
    got.push(answers)
  }
  const showFailure = (error: unknown) => void refused.push(error)
  // The answers need no more of it.
  const calls = { ...createCalls(options), send, showFailure } as ReturnType<typeof createCalls>
  return {
    got,
    refused,
    calls,
    will: (what: typeof next) => {
      next = what
    },
  }
}

const rejection = (failure: object) => placed(new HttpError('no', failure), undefined, (key) => key)
const offline = rejection({ isNetwork: true })
const refusal = rejection({ errcode: 4096 })

const saveAnswers = call({
  method: 'PUT',
  path: '/answers',
  does: 'Saves answers.',
  can: signedIn,
  body: z.object({ items: z.array(z.unknown()) }),
  reply: z.object({}),
})
const target = { call: saveAnswers, query: {}, body: {}, list: ['items', 'id'], noun: 'x' } as const

const kept = () => [...storeOf('atrium.queue', 'entry').values()]
let name = ''
let count = 0
beforeEach(() => {
  name = `scoring/${(count += 1)}`
})
afterEach(() => {
  cleanup()
  clearDisk()
})

const within = ({ calls }: ReturnType<typeof server>) => ({
  wrapper: ({ children }: { readonly children: React.ReactNode }) => (
    <CoreAdminContext>
      <SubjectContext value={administrator}>
        <CallsContext value={calls}>{children}</CallsContext>
      </SubjectContext>
    </CoreAdminContext>
  ),
})

/** The screen of some answers. */
function started(to: ReturnType<typeof server>) {
  const { result, unmount } = renderHook(() => useAnswers<Points>(name, target), within(to))
  const numbers = (answers: Readonly<Record<string, Points>> | undefined) =>
    answers && Object.fromEntries(Object.entries(answers).map(([id, { n }]) => [id, n]))
  return {
    get: () => {
      const { answers, state, contested } = result.current
      return { answers: numbers(answers), state, contested }
    },
    answer(id: string, n: number): Promise<unknown> {
      let outcome: Promise<unknown> = Promise.resolve()
      act(() => {
        outcome = result.current.answer(id, { n })
      })
      return outcome
    },
    decide: (id: string, n?: number) => result.current.decide(id, n === undefined ? undefined : { n }),
    flush: () => result.current.flush(),
    stop: unmount,
  }
}
const isRead = ({ get }: ReturnType<typeof started>) =>
  vi.waitFor(() => expect(get()).toEqual({ answers: {}, state: 'saved', contested: {} }))

describe('answers', () => {
  it('that are given before the screen that sends them is open are kept until it is', async () => {
    const to = server()
    const first = renderHook(() => (useSending(), useFirstAnswer()), within(to))
    act(() => first.result.current(name, target, { id: 'a', value: { n: 1 } }))
    await vi.waitFor(() => expect(kept()).toMatchObject([{ item: 'a', values: { n: 1 } }]))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(to.got).toEqual([])
    const answers = started(to)
    await vi.waitFor(() => expect(to.got).toEqual([{ a: 1 }]))
    await isRead(answers)
    expect(kept()).toEqual([])
  })

  it('are sent as they are given, and those given meanwhile in the next call', async () => {
    const to = server()
    const answers = started(to)
    await isRead(answers)
    let open = () => undefined as void
    to.will(() => new Promise<void>((resolve) => (open = resolve)))
    void answers.answer('a', 1)
    expect(answers.get()).toEqual({ answers: { a: 1 }, state: 'saving', contested: {} })
    await new Promise((resolve) => setTimeout(resolve, 20))
    void answers.answer('a', 2)
    void answers.answer('b', 3)
    to.will(async () => undefined)
    open()
    await isRead(answers)
    expect(to.got).toEqual([{ a: 1 }, { a: 2, b: 3 }])
  })

  it('survive that the page is closed without a connection, and are sent by the next', async () => {
    const away = server()
    away.will(() => Promise.reject(offline))
    const first = started(away)
    await isRead(first)
    void first.answer('a', 1)
    await vi.waitFor(() =>
      expect(first.get()).toEqual({ answers: { a: 1 }, state: 'waiting', contested: {} }),
    )
    first.stop()

    const back = server()
    const second = started(back)
    await isRead(second)
    expect(back.got).toEqual([{ a: 1 }])
    second.stop()
    const third = server()
    started(third)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(third.got).toEqual([])
  })

  it('are sent also if the device has no room for them', async () => {
    disk.beforeWrite = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
    const to = server()
    to.will(() => Promise.reject(offline))
    const answers = started(to)
    await isRead(answers)
    void answers.answer('a', 1)
    await vi.waitFor(() => expect(answers.get().state).toBe('waiting'))
    expect([answers.get().answers, kept()]).toEqual([{ a: 1 }, []])
    to.will(async () => undefined)
    await answers.flush()
    await isRead(answers)
    expect(to.got).toEqual([{ a: 1 }])
  })

  it('are sent when the network is back', async () => {
    const to = server()
    to.will(() => Promise.reject(offline))
    const answers = started(to)
    await isRead(answers)
    void answers.answer('a', 1)
    await vi.waitFor(() => expect(answers.get().state).toBe('waiting'))
    await expect(answers.flush()).rejects.toBe(offline)
    to.will(async () => undefined)
    dispatchEvent(new Event('online'))
    await isRead(answers)
    expect(to.got).toEqual([{ a: 1 }])
  })

  it('that the server refuses are dropped, with the reason', async () => {
    const to = server()
    to.will(() => Promise.reject(refusal))
    const answers = started(to)
    await isRead(answers)
    expect(await answers.answer('a', 1)).toBe(refusal)
    await isRead(answers)
    expect([to.refused, kept()]).toEqual([[refusal], []])
  })

  it('that the server refuses do not take the others with them', async () => {
    const away = server()
    away.will(() => Promise.reject(offline))
    const first = started(away)
    await isRead(first)
    void first.answer('a', 1)
    void first.answer('b', -1)
    void first.answer('c', 3)
    await vi.waitFor(() => expect(first.get().state).toBe('waiting'))
    first.stop()

    const back = server()
    back.will((answers) =>
      Object.values(answers).includes(-1) ? Promise.reject(refusal) : Promise.resolve(),
    )
    const second = started(back)
    await isRead(second)
    expect(back.got).toEqual([{ a: 1 }, { c: 3 }])
    expect(back.refused).toEqual([refusal])
  })

  it.each([{ errcode: 5000 }, { errcode: 5004 }, { isNetwork: true, status: 500 }])(
    'are kept while the server is at fault (%o), and nothing is taken for saved',
    async (fault) => {
      const to = server()
      to.will(() => Promise.reject(rejection(fault)))
      const answers = started(to)
      await isRead(answers)
      expect(await answers.answer('a', 1)).toBeUndefined()
      await vi.waitFor(() =>
        expect(answers.get()).toEqual({ answers: { a: 1 }, state: 'waiting', contested: {} }),
      )
      await expect(answers.flush()).rejects.toThrow('no')
      expect(to.refused).toEqual([])
      to.will(async () => undefined)
      await answers.flush()
      expect(to.got).toEqual([{ a: 1 }])
    },
  )

  it('that somebody else changed are decided with the function alone, and no longer asked about once given anew', async () => {
    const to = server()
    const stale = rejection({ errcode: 4092, data: { current: 7 } })
    const answers = started(to)
    const { answer, decide, get } = answers
    await isRead(answers)
    for (const settle of [() => decide('a', 2), () => decide('a'), () => answer('a', 3)]) {
      to.will(() => Promise.reject(stale))
      expect(await answer('a', 1)).toBe(stale)
      await vi.waitFor(() => expect(get().contested).toEqual({ a: { mine: { n: 1 }, theirs: 7 } }))
      to.will(async () => undefined)
      await settle()
      await isRead(answers)
    }
    expect(to.got).toEqual([{ a: 2 }, { a: 3 }])
  })

  it('that somebody else changed are still asked about after the page was closed', async () => {
    const to = server()
    to.will(() => Promise.reject(rejection({ errcode: 4092, data: { current: 7 } })))
    const first = started(to)
    await isRead(first)
    await first.answer('a', 1)
    first.stop()
    expect(kept()).toMatchObject([{ item: 'a', state: 'refused', theirs: 7 }])
    const second = started(server())
    expect(second.get().contested).toEqual({ a: { mine: { n: 1 }, theirs: 7 } })
    await second.decide('a')
    expect(kept()).toEqual([])
  })

  it('that are refused on the way make it known that not everything is saved', async () => {
    const to = server()
    to.will((given) => ('b' in given ? Promise.reject(refusal) : Promise.resolve()))
    const answers = started(to)
    await isRead(answers)
    const outcomes = [answers.answer('a', 1), answers.answer('b', 2)]
    await expect(answers.flush()).rejects.toBe(refusal)
    expect(await Promise.all(outcomes)).toEqual([undefined, refusal])
    expect(to.got).toEqual([{ a: 1 }])
  })
})
