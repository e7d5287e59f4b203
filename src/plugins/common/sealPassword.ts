import { encryptPassword } from '#src/providers/encodePassword.ts'
import { fetchEncryptKey } from '#src/providers/encryptKey.ts'
import { http } from '#src/providers/signIn.ts'

/**
 * A password on its way to be checked against rules: encrypted where a key can be had, else as it is; never hashed,
 * for a hash cannot be checked. A key is good for one password.
 */
export async function sealPassword(password: string): Promise<string> {
  const key = await fetchEncryptKey(http)
  return key ? encryptPassword(password, key.key) : password
}
