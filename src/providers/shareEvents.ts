import type { Event } from '#contract/core/event.ts'
import { errcodes } from '#contract/reply.ts'
import { readEventStream } from './eventStream.ts'
import { HttpError, type Http } from './http.ts'

interface Options {
  readonly http: Http
  /** Whose stream it is: tabs of another person have their own. */
  readonly person: string
  readonly hear: (event: Event) => void
}

/**
 * Hears of events for as long as it is not stopped, with one stream for all tabs of this browser: whoever has the lock
 * reads it and passes on what comes, and when that tab goes, another one reads. Where the browser has neither locks nor
 * channels each tab has its own. A stream that breaks is opened again, at longer and longer intervals. Returns how to stop.
 */
export function shareEvents({ http, person, hear }: Options): () => void {
  const name = `atrium.events.${person}`
  const stopped = new AbortController()
  const { signal } = stopped
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
  channel?.addEventListener('message', ({ data }: MessageEvent<Event>) => hear(data))

  async function read(): Promise<void> {
    let wait = shortest
    while (!signal.aborted) {
      const pass = (event: Event): void => {
        wait = shortest
        hear(event)
        channel?.postMessage(event)
      }
      try {
        await readEventStream({ http, hear: pass, signal })
      } catch (error) {
        if (isRefused(error)) return
      }
      await pause(wait * (0.5 + Math.random()), signal)
      wait = Math.min(wait * 2, longest)
    }
  }

  // Absent on plain http and in older browsers.
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks
  // The lock is waited for until this is stopped, which rejects.
  void (locks && channel ? locks.request(name, { signal }, read).catch(() => undefined) : read())
  return () => {
    stopped.abort()
    channel?.close()
  }
}

/** Whether asking again is of no use. What a server says while its database starts anew passes. */
const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && !error.isNetwork && !passing.includes(error.errcode) && !isForLater(error)

/** A server that has too much to do says when to come back; one that is asked for too many streams does not. */
const isForLater = ({ errcode, data }: HttpError): boolean =>
  errcode === errcodes['rate.limited'] && typeof data === 'object' && data !== null && 'retry_after' in data

const passing: readonly number[] = [errcodes.internal, errcodes.upstream]

/** Milliseconds until a broken stream is opened again. */
const shortest = 1000
const longest = 30_000

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
