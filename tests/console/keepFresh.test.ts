import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from '#src/providers/http.ts'
import { keepFresh } from '#src/providers/keepFresh.ts'
import { openSession } from '#src/providers/session.ts'

const minute = 60_000

/** A session whose token lasts so many minutes more, and how often it was renewed. */
function open(minutes: number | null) {
  const session = openSession()
  const expiresAt = minutes === null ? null : (Date.now() + minutes * minute) / 1000
  session.update({ token: 't1', userId: 'u1', expiresAt })
  const refresh = vi.fn<() => Promise<void>>(async () => undefined)
  const stop = keepFresh({ session, refresh })
  return { session, refresh, stop }
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('a token', () => {
  it('is renewed when four fifths of its life are over', async () => {
    const { refresh, stop } = open(100)
    await vi.advanceTimersByTimeAsync(79 * minute)
    expect(refresh).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1 * minute)
    expect(refresh).toHaveBeenCalledTimes(1)
    stop()
  })

  it('that another tab renewed is due by its own life', async () => {
    const { session, refresh, stop } = open(10)
    session.update({ token: 't2', expiresAt: (Date.now() + 100 * minute) / 1000 })
    await vi.advanceTimersByTimeAsync(50 * minute)
    expect(refresh).not.toHaveBeenCalled()
    stop()
  })

  it('whose renewal got no answer is tried again twice within the minute that the old one is good, then each minute', async () => {
    const { refresh, stop } = open(10)
    refresh.mockRejectedValue(new HttpError('', { isNetwork: true }))
    await vi.advanceTimersByTimeAsync(8 * minute)
    expect(refresh).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(0.75 * minute)
    expect(refresh).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(60 * minute)
    expect(refresh.mock.calls.length).toBeLessThanOrEqual(63)
    stop()
  })

  it('that comes back as it was, because it is fresh, is asked for at most once a minute', async () => {
    const { refresh, stop } = open(1)
    await vi.advanceTimersByTimeAsync(60 * minute)
    expect(refresh.mock.calls.length).toBeGreaterThan(30)
    expect(refresh.mock.calls.length).toBeLessThanOrEqual(61)
    stop()
  })

  it.each([31, 60, 3650])(
    'that seems to last %i days is renewed every six hours, and no sooner',
    async (days) => {
      const { session, refresh, stop } = open(days * 24 * 60)
      let n = 1
      refresh.mockImplementation(async () =>
        session.update({ token: `t${++n}`, expiresAt: Date.now() / 1000 + days * 86_400 }),
      )
      await vi.advanceTimersByTimeAsync(6 * 60 * minute - 1000)
      expect(refresh).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(18 * 60 * minute + 2000)
      expect(refresh).toHaveBeenCalledTimes(4)
      stop()
    },
  )

  it('is renewed in its time though somebody sets the clock back', async () => {
    const { refresh, stop } = open(100)
    vi.setSystemTime(Date.now() - 31 * 24 * 60 * minute)
    await vi.advanceTimersByTimeAsync(80 * minute)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(refresh).toHaveBeenCalledTimes(1)
    stop()
  })

  it('of a clock that is wrong is not asked for without end', async () => {
    const { session, refresh, stop } = open(-600)
    let n = 1
    refresh.mockImplementation(async () =>
      session.update({ token: `t${++n}`, expiresAt: Date.now() / 1000 - 3600 }),
    )
    await vi.advanceTimersByTimeAsync(3 * minute)
    expect(refresh).toHaveBeenCalledTimes(3)
    stop()
  })

  it('whose end nobody knows is left alone, and so is none', async () => {
    const { session, refresh, stop } = open(null)
    await vi.advanceTimersByTimeAsync(1000 * minute)
    session.clear()
    await vi.advanceTimersByTimeAsync(1000 * minute)
    expect(refresh).not.toHaveBeenCalled()
    stop()
  })

  it('that ran out of time while the machine slept is renewed when the page comes back to sight', async () => {
    const { refresh, stop } = open(100)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(refresh).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + 90 * minute)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(refresh).toHaveBeenCalledTimes(1)
    stop()
  })
})
