import { Secret, TOTP } from 'otpauth'

/** Seconds for which an app shows a code. */
export const stepSeconds = 30

/** A new secret of 160 bits in base32, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What the QR code contains: the secret with the names that the app shows. */
export const addressOf = (secret: string, username: string): string => totpOf(secret, username).toString()

/**
 * The step that a code of six digits belongs to: the current one, the one before or the one after, because
 * clocks differ. Null for any other code.
 */
export function stepOf(secret: string, code: string, now: number): number | null {
  // The library compares in constant time.
  const delta = totpOf(secret).validate({ token: code, window: 1, timestamp: now * 1000 })
  return delta === null ? null : Math.floor(now / stepSeconds) + delta
}

// SHA-1, six digits and 30 seconds: what every app understands.
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Atrium', label, secret, algorithm: 'SHA1', digits: 6, period: stepSeconds })
