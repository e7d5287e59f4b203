import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { ciphertextStart } from './openCiphertext.ts'
import { openPassword } from './password.ts'

/**
 * The clear text of a new password that comes encrypted or in clear. Throws 1007 if no valid key opens it
 * (the console fetches another key and tries again): otherwise the ciphertext would become the password.
 */
export async function newPasswordText(
  db: Db,
  given: string,
  ip: string | null,
  now: number,
): Promise<string> {
  const { text, isLate } = await openPassword(db, given, ip, now)
  if (isLate || (text === given && given.startsWith(ciphertextStart)))
    throw new ApiError('encrypt_key.expired')
  return text
}
