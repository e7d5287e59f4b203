import { HttpError, type Http } from './http.ts'
import { readSpaceOwner } from './readSpaceOwner.ts'
import { readPage } from './replies.ts'
import { currentSite, type Session } from './session.ts'

interface Options {
  readonly http: Http
  readonly session: Session
}

/**
 * Fetches the user's stores at the current site into the session (specification sections 3 and 5). If the
 * back end does not have the call or does not reply, they stay unknown, and the server decides.
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
    // Every other call reports the end of the session too.
    if (!(error instanceof HttpError)) throw error
  }
}

/** Loads them now, unless they are stored from the last visit, and whenever the site changes. */
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
