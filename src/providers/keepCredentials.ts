import { hashPassword } from './encodePassword.ts'
import { credentialsKey, isHash, type RememberedCredentials } from './rememberedCredentials.ts'
import { storage } from './storage.ts'

/** Stores what "remember me" remembers. The password is never stored in clear text, whatever its length (a decided deviation). */
export async function keep({ username, password }: RememberedCredentials): Promise<void> {
  const kept = isHash(password) ? password.toUpperCase() : await hashPassword(password)
  storage.write(credentialsKey, JSON.stringify({ username, password: kept, remember: true }))
}
