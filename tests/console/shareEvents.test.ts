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

const broken = () => new ReadableStream({ start: (body) => body.error(new TypeError('cut off')) })

const http = createHttp({ token: () => 't', locale: () => 'en_US' })

describe('listening to events', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const page = (status: number) => () => new Response('<p>Away</p>', { status })
  it.each([
    ['5000, which a server says while its database is away', refusing(5000)],
    ['5002, which it says too', refusing(5002)],
    ['502, which a gateway says while the server is away', page(502)],
    ['503, which it says too', page(503)],
    ['429, which it says of too many', page(429)],
  ])('goes on after %s', async (_, answer) => {
    vi.useFakeTimers()
    answering(answer, answer, stream)
    const hear = vi.fn()
    const stop = shareEvents({ http, person: 'U1', hear })
    await vi.advanceTimersByTimeAsync(10_000)
    stop()
    expect(hear).toHaveBeenCalledWith({ kind: 'ready' })
  })

  it.each([555, 4290])('ends for good when it is refused with %s', async (errcode) => {
    vi.useFakeTimers()
    const asked = answering(refusing(errcode), stream)
    const stop = shareEvents({ http, person: 'U1', hear: () => undefined })
    await vi.advanceTimersByTimeAsync(100_000)
    stop()
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a page', () => new Response('<p>Not here</p>', { status: 404 })],
    ['a refusal', () => Response.json({ data: null, errcode: 4041, errmsg: 'no' }, { status: 404 })],
    ['what cannot be read', () => new Response(broken(), { status: 501 })],
    ['its front page', () => new Response('<p>Welcome</p>', { headers: { 'content-type': 'text/html' } })],
  ])('ends for good where a back end knows no such path and answers %s', async (_, answer) => {
    vi.useFakeTimers()
    const asked = answering(answer, stream)
    const stop = shareEvents({ http, person: 'U1', hear: () => undefined })
    await vi.advanceTimersByTimeAsync(100_000)
    stop()
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
