import type { Event } from '#contract/core/event.ts'
import { errcodes } from '#contract/reply.ts'
import { readEventStream } from './eventStream.ts'
import { HttpError, type Http } from './http.ts'

interface Options {
  readonly http: Http
  /** Whose stream it is: tabs of another user have their own. */
  readonly person: string
  readonly hear: (event: Event) => void
}

/**
 * Listens to events with a single stream for all tabs of this browser: the tab with the lock reads the stream
 * and passes the events on; when that tab is closed, another takes over. In a browser without locks and
 * channels each tab has its own stream. A broken stream is opened again, after longer and longer intervals.
 * Returns a function that stops listening.
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

  // Missing on plain http and in older browsers.
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks
  // Stopping rejects the request for a lock that is still waiting.
  void (locks && channel ? locks.request(name, { signal }, read).catch(() => undefined) : read())
  return () => {
    stopped.abort()
    channel?.close()
  }
}

/** Whether it is pointless to try again. Errors from a server whose database is restarting are temporary. */
const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && !error.isNetwork && !passing.includes(error.errcode) && !isForLater(error)

/**
 * An overloaded server says when to try again; a server that refuses because of too many streams does not.
 */
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
