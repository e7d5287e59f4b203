import { failureOf } from '#src/kit/state/failureOf.ts'
import { keyExpired, sealed } from '#src/providers/postPasswords.ts'
import { http } from '#src/providers/pageSession.ts'

/**
 * Sends a body whose fields `names` are passwords, each encrypted. If a key has expired, it is sent once more
 * with new keys.
 */
export async function withPasswords<B extends object, R>(
  body: B,
  names: readonly (keyof B & string)[],
  send: (body: B) => Promise<R>,
): Promise<R> {
  const post = async () => {
    const passwords = Object.fromEntries(names.map((name) => [name, String(body[name])]))
    return send({ ...body, ...(await sealed(http, { passwords })) })
  }
  return post().catch((error: unknown) => {
    if (failureOf(error).code === keyExpired) return post()
    throw error
  })
}
