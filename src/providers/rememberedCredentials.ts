import { hashPassword } from './encodePassword.ts'
import { storage } from './storage.ts'

/** What "remember me" stores: the name, and the upper-case MD5 of the password, which is sent unchanged. */
export interface RememberedCredentials {
  readonly username: string
  readonly password: string
}

/** The stored credentials; null if there are none, or they cannot be read. */
export function recall(): RememberedCredentials | null {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { username, password } = stored as Record<string, unknown>
    const isKept = typeof username === 'string' && typeof password === 'string' && isHash(password)
    return isKept ? { username, password } : null
  } catch {
    return null
  }
}

/** Stores them. The password is never stored in clear text, whatever its length (a decided deviation). */
export async function keep({ username, password }: RememberedCredentials): Promise<void> {
  const kept = isHash(password) ? password.toUpperCase() : await hashPassword(password)
  storage.write(key, JSON.stringify({ username, password: kept, remember: true }))
}

/** Removes the stored credentials. */
export const forget = (): void => storage.write(key, null)

const key = 'atrium.credentials'

/** 32 hex digits count as a hash in the API (domain G-15b), so they do here. */
const isHash = (password: string): boolean => /^[0-9a-f]{32}$/i.test(password)
