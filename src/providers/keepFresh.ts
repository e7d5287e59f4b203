import { HttpError } from './http.ts'
import type { Session } from './session.ts'
import { startStopwatch } from './stopwatch.ts'

interface Options {
  readonly session: Session
  readonly refresh: () => Promise<void>
}

/**
 * Renews the session's token when four fifths of its remaining life are over (specification section 7), and when the
 * page comes back to sight after that. Whatever the clocks say, it does so at most once a minute and waits six hours at
 * most. A renewal that got no answer is tried again after ten seconds, twenty and so on: the old token is good for a
 * minute only, if the answer was lost on its way. One that was refused has ended the session. Tokens without a known end
 * are left alone. Returns how to stop.
 */
export function keepFresh({ session, refresh }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let planned: string | null = null
  let due = { waited: startStopwatch(), after: Number.POSITIVE_INFINITY }
  let pause = firstPauseMs

  function plan(after: number): void {
    clearTimeout(timer)
    due = { waited: startStopwatch(), after }
    if (Number.isFinite(after)) timer = setTimeout(() => void renew(), after)
  }

  /** `shortest`: a stored token may end in a moment; of a new one that is a mistake. */
  function planByLife(shortest: number): void {
    const { token, expiresAt } = session.get()
    planned = token
    if (token === null || expiresAt === null) return plan(Number.POSITIVE_INFINITY)
    const left = expiresAt * 1000 - Date.now()
    plan(Math.min(Math.max(left * 0.8, left > 0 ? shortest : shortestMs), longestMs))
  }

  /** Another token, another end; nothing else about the session matters. */
  function follow(): void {
    if (session.get().token !== planned) planByLife(shortestMs)
  }

  async function renew(): Promise<void> {
    plan(pause)
    pause = Math.min(pause * 2, shortestMs)
    try {
      await refresh()
      pause = firstPauseMs
      // Also where the token came back as it was, because it is still fresh.
      planByLife(shortestMs)
    } catch (error) {
      if (!(error instanceof HttpError) && !(error instanceof DOMException)) throw error
    }
  }

  const onSight = () => {
    // Timers sleep with the machine.
    if (document.visibilityState === 'visible' && due.waited() >= due.after) void renew()
  }

  planByLife(0)
  const stop = session.subscribe(follow)
  document.addEventListener('visibilitychange', onSight)
  return () => {
    stop()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onSight)
  }
}

/** Milliseconds from one renewal to the next, and until another try when nobody answered. */
const shortestMs = 60_000
const longestMs = 6 * 3_600_000
const firstPauseMs = 10_000
