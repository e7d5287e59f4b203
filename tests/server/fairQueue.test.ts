// @runs embedded only
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFairQueue, type FairQueueLimits } from '#server/base/fairQueue.ts'

const limits: FairQueueLimits = { total: 2, perKey: 1, waitingPerKey: 10, waiting: 20, deadline: 5_000 }

/** A queue whose tasks end when the test says so, and what has started, in order. */
function stage(changes: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ ...limits, ...changes })
  const started: string[] = []
  const ends = new Map<string, { end: (value: string) => void; fail: (error: Error) => void }>()
  const run = (name: string, signal?: AbortSignal): Promise<string> => {
    const task = (): Promise<string> =>
      new Promise((end, fail) => {
        started.push(name)
        ends.set(name, { end, fail })
      })
    return queue.run(name.charAt(0), task, signal ? { signal } : {})
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const end = async (name: string): Promise<void> => {
    await settle()
    ends.get(name)?.end(`${name} done`)
    await settle()
  }
  return { queue, run, started, ends, end, settle }
}

const refusal = (retryAfter: number) => ({ key: 'rate.limited', data: { retry_after: retryAfter } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a fair queue', () => {
  test('says beforehand when there is no room for another of a key, and only for that key', async () => {
    const { run, queue, settle } = stage({ waitingPerKey: 1 })
    queue.requireRoom('a')
    void run('a1').catch(() => undefined)
    await settle()
    queue.requireRoom('a')
    void run('a2').catch(() => undefined)
    await settle()
    expect(() => queue.requireRoom('a')).toThrow(expect.objectContaining(refusal(1)))
    expect(() => queue.requireRoom('b')).not.toThrow()
  })

  test('runs a task at once while there is room, and returns what it returns', async () => {
    const { run, end, settle, queue } = stage()
    const result = run('a1')
    await settle()
    expect(queue.size()).toEqual({ running: 1, waiting: 0 })
    await end('a1')
    await expect(result).resolves.toBe('a1 done')
    expect(queue.size()).toEqual({ running: 0, waiting: 0 })
  })

  test('gives nobody more than their share of the places, even when others are free', async () => {
    const { run, started, settle } = stage({ total: 4, perKey: 2 })
    for (const name of ['a1', 'a2', 'a3', 'b1']) void run(name)
    await settle()
    expect(started).toEqual(['a1', 'a2', 'b1'])
  })

  test('lets people take turns, however much one of them has waiting', async () => {
    const { run, started, end, settle } = stage({ total: 1 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void run(name)
    await settle()
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']) {
      expect(started.at(-1)).toBe(name)
      await end(name)
    }
    expect(started).toHaveLength(7)
  })

  test('keeps the order of one person', async () => {
    const { run, started, end, settle } = stage()
    for (const name of ['a1', 'a2', 'a3']) void run(name)
    await settle()
    await end('a1')
    await end('a2')
    expect(started).toEqual(['a1', 'a2', 'a3'])
  })

  test('frees the place of a task that fails', async () => {
    const { run, ends, started, settle } = stage()
    const failing = run('a1')
    void run('a2')
    await settle()
    ends.get('a1')?.fail(new Error('broken'))
    await expect(failing).rejects.toThrow('broken')
    await settle()
    expect(started).toEqual(['a1', 'a2'])
  })

  test('refuses a person whose line is full, and nobody else', async () => {
    const { run, started, settle } = stage({ waitingPerKey: 2 })
    for (const name of ['a1', 'a2', 'a3']) void run(name)
    await vi.advanceTimersByTimeAsync(2_400)
    await expect(run('a4')).rejects.toMatchObject(refusal(3))
    void run('b1')
    await settle()
    expect(started).toEqual(['a1', 'b1'])
  })

  test('when all lines together are full, drops the newest of the longest line for somebody with a shorter one', async () => {
    const { run, started, end, settle } = stage({ total: 1, waiting: 3 })
    const [, , , dropped] = ['a1', 'a2', 'a3', 'a4'].map((name) => run(name).catch((error: Error) => error))
    const late = run('b1')
    await expect(dropped).resolves.toMatchObject(refusal(1))
    await expect(run('a5')).rejects.toMatchObject(refusal(1))
    await settle()
    await end('a1')
    expect(started).toEqual(['a1', 'b1'])
    await end('b1')
    await expect(late).resolves.toBe('b1 done')
  })

  test('when all lines are full and equally long, refuses the newcomer', async () => {
    const { run } = stage({ total: 1, waiting: 2 })
    for (const name of ['a1', 'b1', 'c1']) void run(name)
    await expect(run('d1')).rejects.toMatchObject(refusal(1))
  })

  test('refuses what has waited too long', async () => {
    const { run, started, end, settle, queue } = stage({ total: 1 })
    void run('a1')
    const late = run('b1').catch((error: Error) => error)
    await vi.advanceTimersByTimeAsync(5_000)
    await expect(late).resolves.toMatchObject(refusal(5))
    expect(queue.size()).toEqual({ running: 1, waiting: 0 })
    await end('a1')
    await settle()
    expect(started).toEqual(['a1'])
  })

  test('never starts what was called off while it waited', async () => {
    const { run, started, end, settle, queue } = stage({ total: 1 })
    const caller = new AbortController()
    void run('a1')
    const waiting = run('b1', caller.signal).catch((error: Error) => error)
    await settle()
    caller.abort(new Error('hung up'))
    await expect(waiting).resolves.toMatchObject({ message: 'hung up' })
    await end('a1')
    expect(started).toEqual(['a1'])
    await expect(run('b2', caller.signal)).rejects.toThrow('hung up')
    expect(queue.size()).toEqual({ running: 0, waiting: 0 })
  })

  test('keeps the place of a running task whose caller has left until the task has ended', async () => {
    const { run, started, end, settle } = stage()
    const caller = new AbortController()
    void run('a1', caller.signal)
    void run('a2')
    await settle()
    caller.abort()
    await settle()
    expect(started).toEqual(['a1'])
    await end('a1')
    expect(started).toEqual(['a1', 'a2'])
  })

  describe('that guards against floods', () => {
    const flood = { crowdMs: 1000, floodWaiting: 2, rest: () => 10, mostRestMs: 500, othersMs: 300 }
    const guarded = () => stage({ total: 3, perKey: 2, flood })
    /** Lets a key have four tasks waiting for longer than it may. */
    async function flooded() {
      const all = guarded()
      for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']) void all.run(name)
      await vi.advanceTimersByTimeAsync(1001)
      expect(all.started).toEqual(['a1', 'a2'])
      return all
    }

    test('leaves a key alone that keeps much waiting while nobody else is there', async () => {
      const { started, end } = await flooded()
      await end('a1')
      await end('a2')
      expect(started).toEqual(['a1', 'a2', 'a3', 'a4'])
    })

    test('lets one task of it run at a time while others are there, and rest after it', async () => {
      const { run, started, end } = await flooded()
      /** Somebody else's work, which never lets 300 ms pass without any. */
      const besides = async (name: string, ms: number): Promise<void> => {
        void run(name)
        await end(name)
        await vi.advanceTimersByTimeAsync(ms)
      }
      await besides('b1', 0)
      await end('a1')
      await end('a2')
      await besides('b2', 250)
      await besides('b3', 240)
      expect(started).toEqual(['a1', 'a2', 'b1', 'b2', 'b3'])
      // It has rested for half a second, which is the most.
      await besides('b4', 30)
      expect(started.slice(5)).toEqual(['b4', 'a3'])
      await besides('b5', 100)
      expect(started.slice(7)).toEqual(['b5'])
    })

    test('lets it go on when the others have left', async () => {
      const { run, started, end } = await flooded()
      void run('b1')
      await end('b1')
      await end('a1')
      expect(started).toEqual(['a1', 'a2', 'b1'])
      await vi.advanceTimersByTimeAsync(330)
      expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
    })

    test('lets one task at a time run of a key that has little waiting for long, without a rest', async () => {
      const { run, started, end } = guarded()
      for (const name of ['a1', 'a2', 'a3', 'a4']) void run(name)
      await vi.advanceTimersByTimeAsync(1001)
      void run('b1')
      await end('b1')
      await end('a1')
      expect(started).toEqual(['a1', 'a2', 'b1'])
      await end('a2')
      expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
    })

    test('takes nothing for a flood that is over soon', async () => {
      const { run, started, end } = guarded()
      for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) void run(name)
      await vi.advanceTimersByTimeAsync(900)
      await end('a1')
      await end('a2')
      void run('b1')
      await end('b1')
      await vi.advanceTimersByTimeAsync(900)
      await end('a3')
      expect(started).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'a5'])
    })
  })
})
