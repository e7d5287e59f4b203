import { HttpError } from './http.ts'
import type { Session } from './session.ts'
import { startStopwatch } from './stopwatch.ts'

interface Options {
  readonly session: Session
  readonly refresh: () => Promise<void>
}

/**
 * Renews the session's token after four fifths of its remaining lifetime (specification section 7), and when
 * the page becomes visible after that. Whatever the clocks say, it does so at most once a minute and waits at
 * most six hours. A renewal without a reply is retried after ten seconds, twenty and so on, because the old
 * token is only valid for a minute if the reply was lost. A refused renewal has ended the session. Tokens
 * without a known expiry are not renewed. Returns a function that stops it.
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

  /** `shortest`: a stored token may be about to expire; for a new token that is a mistake. */
  function planByLife(shortest: number): void {
    const { token, expiresAt } = session.get()
    planned = token
    if (token === null || expiresAt === null) return plan(Number.POSITIVE_INFINITY)
    const left = expiresAt * 1000 - Date.now()
    plan(Math.min(Math.max(left * 0.8, left > 0 ? shortest : shortestMs), longestMs))
  }

  /** Only a new token or a new expiry matters. */
  function follow(): void {
    if (session.get().token !== planned) planByLife(shortestMs)
  }

  async function renew(): Promise<void> {
    plan(pause)
    pause = Math.min(pause * 2, shortestMs)
    try {
      await refresh()
      pause = firstPauseMs
      // Also if the same token came back because it is still fresh.
      planByLife(shortestMs)
    } catch (error) {
      if (!(error instanceof HttpError) && !(error instanceof DOMException)) throw error
    }
  }

  const onSight = () => {
    // Timers do not run while the machine sleeps.
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

/** Milliseconds between renewals, and until a retry without a reply. */
const shortestMs = 60_000
const longestMs = 6 * 3_600_000
const firstPauseMs = 10_000
