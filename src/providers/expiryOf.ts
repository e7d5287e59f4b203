import type { HttpReply } from './http.ts'

/**
 * When the token of an answer ends, in unix seconds of this browser's clock. The two clocks may be days apart: what counts
 * is how long the token lives after the moment that the back end itself gives the answer. Null where that is not said.
 */
export function expiryOf({ data, sentAt }: HttpReply): number | null {
  const end = typeof data === 'object' && data !== null && 'expires_at' in data ? data.expires_at : undefined
  if (typeof end !== 'number') return null
  const now = Math.floor(Date.now() / 1000)
  const life = end - (sentAt ?? now)
  // A token that is over as it comes says that nobody knows.
  return life > 0 ? now + life : null
}
