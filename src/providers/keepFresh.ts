import { HttpError } from './http.ts'
import type { Session } from './session.ts'

interface Options {
  readonly session: Session
  readonly refresh: () => Promise<void>
}

/**
 * Renews the session's token when four fifths of its remaining life are over (specification section 7), and when the
 * page comes back to sight after that. A renewal that got no answer is tried again; one that was refused has ended the
 * session. Tokens without a known end are left alone. Returns how to stop.
 */
export function keepFresh({ session, refresh }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let planned: string | null = null
  let dueAt = Number.POSITIVE_INFINITY

  function plan(waitMs: number): void {
    clearTimeout(timer)
    dueAt = Date.now() + waitMs
    timer = setTimeout(() => void renew(), waitMs)
  }

  /** Another token, another end; nothing else about the session matters. */
  function follow(): void {
    const { token, expiresAt } = session.get()
    if (token === planned) return
    planned = token
    clearTimeout(timer)
    dueAt = Number.POSITIVE_INFINITY
    if (token === null || expiresAt === null) return
    const left = expiresAt * 1000 - Date.now()
    // A clock that is wrong by hours sees every token as over: it must not ask without end.
    plan(left > 0 ? left * 0.8 : againMs)
  }

  async function renew(): Promise<void> {
    plan(againMs)
    try {
      await refresh()
    } catch (error) {
      if (!(error instanceof HttpError) && !(error instanceof DOMException)) throw error
    }
  }

  const onSight = () => {
    // Timers sleep with the machine.
    if (document.visibilityState === 'visible' && Date.now() >= dueAt) void renew()
  }

  follow()
  const stop = session.subscribe(follow)
  document.addEventListener('visibilitychange', onSight)
  return () => {
    stop()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onSight)
  }
}

const againMs = 60_000
