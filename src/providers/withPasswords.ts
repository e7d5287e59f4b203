import { isRecord } from '#contract/isRecord.ts'
import { encryptPassword } from './encodePassword.ts'
import { fetchEncryptKey } from './encryptKey.ts'
import { http } from './pageSession.ts'

/**
 * Sends a body whose fields `names` are passwords, each encrypted with a key of its own, or unencrypted if there are no
 * keys. They are never hashed, because a hash cannot be checked against the password rules. If a key has expired, it is
 * sent once more with new keys.
 */
export async function withPasswords<B extends object, R>(
  body: B,
  names: readonly (keyof B & string)[],
  send: (body: B) => Promise<R>,
): Promise<R> {
  const attempt = async () => {
    const passwords = names.map(async (name) => {
      const key = await fetchEncryptKey(http)
      const password = String(body[name])
      return [name, key ? await encryptPassword(password, key.key) : password] as const
    })
    return send({ ...body, ...Object.fromEntries(await Promise.all(passwords)) })
  }
  return attempt().catch((error: unknown) => {
    if (isRecord(error) && error['errcode'] === keyExpired) return attempt()
    throw error
  })
}

const keyExpired = 1007
