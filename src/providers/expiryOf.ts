import type { HttpReply } from './http.ts'

/**
 * Returns when the token of a reply expires, in unix seconds of this browser's clock. The two clocks may
 * differ by days, so this uses the lifetime of the token after the time of the reply by the back end's clock.
 * Null if that is unknown.
 */
export function expiryOf({ data, sentAt }: HttpReply): number | null {
  const end = typeof data === 'object' && data !== null && 'expires_at' in data ? data.expires_at : undefined
  if (typeof end !== 'number') return null
  const now = Math.floor(Date.now() / 1000)
  const life = end - (sentAt ?? now)
  // A token that has already expired when it arrives has an unknown expiry.
  return life > 0 ? now + life : null
}
