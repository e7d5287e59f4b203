import type { UserInfo } from '#contract/core/session.ts'
import { HttpError, type Http } from './http.ts'
import { readUser } from './userInfo.ts'

/** Whose session it is, over what is known of that person already; a token of their own goes instead of the page's. */
interface Asking {
  readonly known?: UserInfo | null
  readonly token?: string
}

/**
 * Asks whether a session holds, and who it belongs to (specification sections 4 and 7). The person comes from `/userinfo`;
 * of what the validity check returns only that is taken which is not known otherwise. `user` is null where nobody says who it is.
 */
export async function checkSession(
  http: Http,
  { known = null, ...sent }: Asking = {},
): Promise<{ user: UserInfo | null; token: string | null }> {
  const [validity, info] = await Promise.all([
    http.send({ method: 'POST', path: '/validity', ...sent }),
    fetchInfo(http, sent),
  ])
  const said = readUser(validity.data, known) ?? known
  const user = readUser(info, said) ?? said
  return { user: user?._id ? user : null, token: validity.token }
}

/** The person of the session as `/userinfo` has them, over what is known; null where it says nothing. */
export const askPerson = async (http: Http, known: UserInfo | null): Promise<UserInfo | null> =>
  readUser(await fetchInfo(http), known)

/** Undefined where the back end has no such call. */
async function fetchInfo(http: Http, sent: Pick<Asking, 'token'> = {}): Promise<unknown> {
  try {
    return (await http.send({ method: 'GET', path: '/userinfo', ...sent })).data
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  }
}
