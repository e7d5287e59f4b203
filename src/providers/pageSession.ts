import type { EarlyFetch } from './earlyFetch.ts'
import { createHttp } from './http.ts'
import { storedLocale } from './locale.ts'
import { openSession } from './session.ts'

/** The session of this page. */
export const session = openSession()

let early: EarlyFetch | null = null

/** From now on, calls use what was requested before the code that needs it was there. The sign-in page needs no such thing. */
export function fetchEarly(requested: EarlyFetch): void {
  early = requested
}

/** The HTTP client of that session. */
export const http = createHttp({
  early: () => early,
  token: () => session.get().token,
  locale: storedLocale,
  catchUp: session.catchUp,
})
