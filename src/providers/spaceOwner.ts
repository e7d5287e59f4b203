import { HttpError, type Http } from './http.ts'
import { readSpaceOwner } from './readSpaceOwner.ts'
import { readPage } from './replies.ts'
import { currentSite, type Session } from './session.ts'

interface Options {
  readonly http: Http
  readonly session: Session
}

/**
 * Fetches the person's stores at the current site into the session (specification sections 3 and 5). A back end
 * without the call, or without an answer, leaves them unknown: the server decides then.
 */
export async function loadSpaceOwner({ http, session }: Options): Promise<void> {
  const asked = session.get()
  try {
    const query = { site: currentSite(asked), range: 'ALL' }
    const { data } = await http.send({ method: 'GET', path: '/spaceowner', query })
    const { userId, site } = session.get()
    if (userId === asked.userId && site === asked.site)
      session.update({ spaceOwner: readSpaceOwner(readPage(data).list) })
  } catch (error) {
    // The session's end is told by every other call too.
    if (!(error instanceof HttpError)) throw error
  }
}

/** Loads them now, unless they are known from the last visit, and whenever another site is chosen. */
export function followSpaceOwner(options: Options): void {
  const { session } = options
  let known: string | null = null
  const follow = () => {
    const { token, user, site, spaceOwner } = session.get()
    if (token === null || !user || known === placeOf(user._id, site)) return
    known = placeOf(user._id, site)
    if (spaceOwner === null) void loadSpaceOwner(options)
  }
  follow()
  session.subscribe(follow)
}

const placeOf = (user: string, site: string | null): string => `${user}|${site ?? ''}`
