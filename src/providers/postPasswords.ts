import { encryptPassword } from './encodePassword.ts'
import { fetchEncryptKey } from './encryptKey.ts'
import { HttpError, type Http, type HttpReply } from './http.ts'

/** What is posted: the passwords by field, and what goes with them as it is. */
export interface WithPasswords {
  readonly passwords: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/**
 * Posts passwords that are set or changed, each encrypted with a key of its own, or in clear where there are no keys:
 * never hashed, for a hash cannot be checked against the rules. Once more when a key had expired on the way.
 */
export async function postPasswords(http: Http, path: string, given: WithPasswords): Promise<HttpReply> {
  const post = async () => http.send({ method: 'POST', path, body: await sealed(http, given) })
  return post().catch((error: unknown) => {
    if (error instanceof HttpError && error.errcode === keyExpired) return post()
    throw error
  })
}

/** What goes over the wire for it; to be made anew for each sending, since a key is good for one password. */
export async function sealed(http: Http, { passwords, ...body }: WithPasswords): Promise<object> {
  const encoded = Object.entries(passwords).map(async ([field, password]) => {
    const key = await fetchEncryptKey(http)
    return [field, key ? await encryptPassword(password, key.key) : password] as const
  })
  return { ...body, ...Object.fromEntries(await Promise.all(encoded)) }
}

/** The key that a password was encrypted with is no longer good: a new one is. */
export const keyExpired = 1007
