import { useEffect, useState } from 'react'
import { HttpError } from '#src/providers/http.ts'
import { http } from '#src/providers/pageSession.ts'

/** The picture with the code: on its way, there, could not be had, or (at another back end) unknown. */
export type Captcha =
  | { readonly step: 'loading' | 'failed' | 'none' }
  | { readonly step: 'ready'; readonly id: string; readonly source: string; readonly life: number }

/** Fetches a picture for each `random`, and calls `onExpired` when the one on screen has become useless. */
export function useCaptcha(random: string, onExpired: () => void): Captcha {
  const [captcha, setCaptcha] = useState<Captcha>({ step: 'loading' })

  useEffect(() => {
    const leaving = new AbortController()
    void fetchPicture(random, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return undefined
      setCaptcha(answer)
      return answer.step === 'ready' ? whenSeenAfter(answer.life, onExpired, leaving.signal) : undefined
    })
    return () => leaving.abort()
    // `onExpired` belongs to the picture that was asked for; a later one asks anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [random])

  return captcha
}

async function fetchPicture(r: string, signal: AbortSignal): Promise<Captcha> {
  try {
    const { data } = await http.send({ method: 'GET', path: '/captcha', query: { r }, signal })
    return readPicture(data)
  } catch (error) {
    return { step: error instanceof HttpError && error.status === 404 ? 'none' : 'failed' }
  }
}

/**
 * Calls back after some time, but not before somebody looks at the page: a forgotten one asks for nothing.
 */
function whenSeenAfter(milliseconds: number, callback: () => void, signal: AbortSignal): void {
  const timer = setTimeout(() => {
    if (!document.hidden) return callback()
    document.addEventListener('visibilitychange', callback, { once: true, signal })
  }, milliseconds)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

function readPicture(data: unknown): Captcha {
  if (typeof data !== 'object' || data === null) return { step: 'failed' }
  const { captcha_id: id, svg, expires_in: seconds } = data as Record<string, unknown>
  if (typeof id !== 'string' || typeof svg !== 'string') return { step: 'failed' }
  // As the source of an image no script in it can run, and nothing is fetched for it.
  const source = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
  const life = typeof seconds === 'number' ? Math.min(Math.max(seconds, shortest), longest) : 120
  return { step: 'ready', id, source, life: life * 1000 }
}

/**
 * Seconds that a picture stays on screen, whatever the back end says: no page asks for pictures without end.
 */
const shortest = 10
const longest = 3600
