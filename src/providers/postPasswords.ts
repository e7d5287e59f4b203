import { encryptPassword } from './encodePassword.ts'
import { fetchEncryptKey } from './encryptKey.ts'
import { HttpError, type Http, type HttpReply } from './http.ts'

/**
 * Posts passwords that are set or changed, each encrypted with a key of its own, or in clear where there are no keys:
 * never hashed, for a hash cannot be checked against the rules. Once more when a key had expired on the way.
 */
export async function postPasswords(
  http: Http,
  path: string,
  {
    passwords,
    ...body
  }: { readonly passwords: Readonly<Record<string, string>>; readonly [field: string]: unknown },
): Promise<HttpReply> {
  const post = async () => {
    const encoded = Object.entries(passwords).map(async ([field, password]) => {
      const key = await fetchEncryptKey(http)
      return [field, key ? await encryptPassword(password, key.key) : password] as const
    })
    return http.send({
      method: 'POST',
      path,
      body: { ...body, ...Object.fromEntries(await Promise.all(encoded)) },
    })
  }
  return post().catch((error: unknown) => {
    if (error instanceof HttpError && error.errcode === keyExpired) return post()
    throw error
  })
}

const keyExpired = 1007
