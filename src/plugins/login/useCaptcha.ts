import { useEffect, useEffectEvent, useState } from 'react'
import { isRecord } from '#contract/isRecord.ts'
import { HttpError } from '#src/providers/http.ts'
import { http } from '#src/providers/pageSession.ts'

/** The picture with the code: being fetched, ready, failed, or `none` if the back end has no pictures. */
export type Captcha =
  | { readonly step: 'loading' | 'failed' | 'none' }
  | { readonly step: 'ready'; readonly id: string; readonly source: string; readonly life: number }

/** Fetches a picture for each `random`, and calls `onExpired` when the picture on screen has expired. */
export function useCaptcha(random: string, onExpired: () => void): Captcha {
  const [captcha, setCaptcha] = useState<Captcha>({ step: 'loading' })
  const expire = useEffectEvent(onExpired)

  useEffect(() => {
    const leaving = new AbortController()
    void fetchPicture(random, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return undefined
      setCaptcha(answer)
      return answer.step === 'ready' ? whenSeenAfter(answer.life, () => expire(), leaving.signal) : undefined
    })
    return () => leaving.abort()
  }, [random])

  return captcha
}

async function fetchPicture(r: string, signal: AbortSignal): Promise<Captcha> {
  try {
    const { data } = await http.send({ method: 'GET', path: '/captcha', query: { r }, signal })
    const { captcha_id: id, svg, expires_in: seconds } = isRecord(data) ? data : {}
    if (typeof id !== 'string' || typeof svg !== 'string') return { step: 'failed' }
    // As the source of an <img> it can neither run scripts nor fetch anything.
    const source = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
    // Limits on how long a picture stays on screen, so that no back end makes the page fetch in a loop.
    const life = typeof seconds === 'number' ? Math.min(Math.max(seconds, 10), 3600) : 120
    return { step: 'ready', id, source, life: life * 1000 }
  } catch (error) {
    return { step: error instanceof HttpError && error.status === 404 ? 'none' : 'failed' }
  }
}

/** Calls back after some time, but only when the page is visible: a tab in the background requests nothing. */
function whenSeenAfter(milliseconds: number, callback: () => void, signal: AbortSignal): void {
  const timer = setTimeout(() => {
    if (!document.hidden) return callback()
    document.addEventListener('visibilitychange', callback, { once: true, signal })
  }, milliseconds)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
