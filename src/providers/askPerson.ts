import type { UserInfo } from '#contract/core/session.ts'
import { HttpError, type Http } from './http.ts'
import { readUser } from './userInfo.ts'

/** The session and what is already known of the person; their own token is sent instead of the page's. */
interface PersonRequest {
  readonly known?: UserInfo | null
  readonly token?: string
}

/**
 * Checks whether a session is valid, and whose it is (specification sections 4 and 7). The person comes from
 * `/userinfo`; data of the validity check is only used if it is not known otherwise. `user` is null if the
 * person is unknown.
 */
export async function checkSession(
  http: Http,
  { known = null, ...sent }: PersonRequest = {},
): Promise<{ user: UserInfo | null; token: string | null }> {
  const [validity, info] = await Promise.all([
    http.send({ method: 'POST', path: '/validity', ...sent }),
    fetchInfo(http, sent),
  ])
  const said = readUser(validity.data, known) ?? known
  const user = readUser(info, said) ?? said
  return { user: user?._id ? user : null, token: validity.token }
}

/** The person of the session from `/userinfo`, merged into what is known; null if it returns nothing. */
export const askPerson = async (http: Http, known: UserInfo | null): Promise<UserInfo | null> =>
  readUser(await fetchInfo(http), known)

/** Undefined if the back end does not have the call. */
async function fetchInfo(http: Http, sent: Pick<PersonRequest, 'token'> = {}): Promise<unknown> {
  try {
    return (await http.send({ method: 'GET', path: '/userinfo', ...sent })).data
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  }
}
