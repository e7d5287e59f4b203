import type { Http } from './http.ts'

/** A key of the back end to encrypt one password with. */
export interface EncryptKey {
  readonly key: string
  /** Milliseconds of this browser's clock, some seconds before the back end forgets it. */
  readonly goodUntil: number
}

/** Fetches one. Null where there is none to be had: passwords then go unencrypted (specification section 5). */
export async function fetchEncryptKey(http: Http): Promise<EncryptKey | null> {
  try {
    const { data } = await http.send({ method: 'GET', path: '/sso/encrypt-key' })
    const key = typeof data === 'object' && data !== null && 'encrypt_key' in data ? data.encrypt_key : null
    // Not the answer's own expires_at: the clocks of a browser and a back end may differ by hours.
    return typeof key === 'string' && key !== '' ? { key, goodUntil: Date.now() + life } : null
  } catch {
    return null
  }
}

/** A key holds for 120 seconds; one in its last moments is not worth the risk. */
const life = 100_000
