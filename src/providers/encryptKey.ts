import type { Http } from './http.ts'

/** A key of the back end for encrypting one password. */
export interface EncryptKey {
  readonly key: string
  /** In milliseconds of this browser's clock, a few seconds before the key expires at the back end. */
  readonly goodUntil: number
}

/** Fetches a key. Null if there is none: passwords are then sent unencrypted (specification section 5). */
export async function fetchEncryptKey(http: Http): Promise<EncryptKey | null> {
  try {
    const { data } = await http.send({ method: 'GET', path: '/sso/encrypt-key' })
    const key = typeof data === 'object' && data !== null && 'encrypt_key' in data ? data.encrypt_key : null
    // Not the reply's expires_at, because the clocks of the browser and the back end may differ by hours.
    return typeof key === 'string' && key !== '' ? { key, goodUntil: Date.now() + life } : null
  } catch {
    return null
  }
}

/** A key is valid for 120 seconds; a key that is about to expire is not worth the risk. */
const life = 100_000
