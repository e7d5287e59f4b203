import { readStored, storage } from './storage.ts'

/** What "remember me" stores: the name, and the upper-case MD5 of the password, which is sent unchanged. */
export interface RememberedCredentials {
  readonly username: string
  readonly password: string
}

/** The stored credentials; null if there are none, or they cannot be read. */
export function recall(): RememberedCredentials | null {
  const { username, password } = readStored(credentialsKey)
  const isKept = typeof username === 'string' && typeof password === 'string' && isHash(password)
  return isKept ? { username, password } : null
}

/** Removes the stored credentials. */
export const forget = (): void => storage.write(credentialsKey, null)

/** Where they are stored. */
export const credentialsKey = 'atrium.credentials'

/** 32 hex digits count as a hash in the API (domain G-15b), so they do here. */
export const isHash = (password: string): boolean => /^[0-9a-f]{32}$/i.test(password)
