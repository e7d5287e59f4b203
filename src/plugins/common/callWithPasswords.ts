import type { Calls, OrEmpty } from '#src/providers/calls.ts'
import type { HttpError } from '#src/providers/http.ts'
import { keyExpired, sealed, type WithPasswords } from '#src/providers/postPasswords.ts'
import { http } from '#src/providers/signIn.ts'

interface Passwords extends WithPasswords {
  readonly path: string
  readonly onError: (error: HttpError) => void
}

/**
 * Posts what contains passwords, each encrypted on its way. Somebody took their time, or a key was lost: then once more
 * with new keys, of which nobody hears.
 */
export async function callWithPasswords<T extends object>(
  call: Calls['call'],
  { path, onError, ...given }: Passwords,
): Promise<OrEmpty<T>> {
  const post = async (onFailure: (error: HttpError) => void) =>
    call<T>({ method: 'POST', path, body: await sealed(http, given) }, { onError: onFailure })
  let isOld = false
  const answer = await post((error) => {
    isOld = error.errcode === keyExpired
    if (!isOld) onError(error)
  })
  return isOld ? post(onError) : answer
}
