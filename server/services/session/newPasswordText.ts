import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { ciphertextStart } from './openCiphertext.ts'
import { openPassword } from './password.ts'

/**
 * What was typed of a new password that comes encrypted or in clear. One that no good key opens is refused (1007, the
 * console asks for another key and tries again): taken as it stands, it would become the password.
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
