import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHttp } from '#src/providers/http.ts'
import { shareEvents } from '#src/providers/shareEvents.ts'

/** A back end that gives these answers to those who want to listen, the last one for ever. */
function answering(...answers: readonly (() => Response)[]) {
  const asked = vi.fn(() => Promise.resolve((answers[asked.mock.calls.length - 1] ?? answers.at(-1))?.()))
  vi.stubGlobal('fetch', asked)
  return asked
}

const refusing = (errcode: number) => () => Response.json({ data: null, errcode, errmsg: 'no' })
const stream = () =>
  new Response('data: {"kind":"ready"}\n\n', { headers: { 'content-type': 'text/event-stream' } })

const http = createHttp({ token: () => 't', locale: () => 'en_US' })

describe('listening', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each([5000, 5002])(
    'goes on after %s, which a server says while its database is away',
    async (errcode) => {
      vi.useFakeTimers()
      answering(refusing(errcode), refusing(errcode), stream)
      const hear = vi.fn()
      const stop = shareEvents({ http, person: 'U1', hear })
      await vi.advanceTimersByTimeAsync(10_000)
      stop()
      expect(hear).toHaveBeenCalledWith({ kind: 'ready' })
    },
  )

  it.each([555, 4290])('ends for good when it is refused with %s', async (errcode) => {
    vi.useFakeTimers()
    const asked = answering(refusing(errcode), stream)
    const stop = shareEvents({ http, person: 'U1', hear: () => undefined })
    await vi.advanceTimersByTimeAsync(100_000)
    stop()
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
