import { encryptPassword } from './encodePassword.ts'
import { fetchEncryptKey } from './encryptKey.ts'
import { HttpError, type Http, type HttpReply } from './http.ts'

/** A body with passwords by field, and other fields that are sent unchanged. */
export interface WithPasswords {
  readonly passwords: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/**
 * Posts new or changed passwords, each encrypted with its own key, or unencrypted if there are no keys. They
 * are never hashed, because a hash cannot be checked against the password rules. Sent again if a key has
 * expired meanwhile.
 */
export async function postPasswords(http: Http, path: string, given: WithPasswords): Promise<HttpReply> {
  const post = async () => http.send({ method: 'POST', path, body: await sealed(http, given) })
  return post().catch((error: unknown) => {
    if (error instanceof HttpError && error.errcode === keyExpired) return post()
    throw error
  })
}

/**
 * Returns the body to send. Call it again before each attempt, because a key can be used for one password
 * only.
 */
export async function sealed(http: Http, { passwords, ...body }: WithPasswords): Promise<object> {
  const encoded = Object.entries(passwords).map(async ([field, password]) => {
    const key = await fetchEncryptKey(http)
    return [field, key ? await encryptPassword(password, key.key) : password] as const
  })
  return { ...body, ...Object.fromEntries(await Promise.all(encoded)) }
}

/** The errcode for a password whose key has expired: a new key works. */
export const keyExpired = 1007
