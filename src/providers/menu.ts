import { HttpError, type Http } from './http.ts'
import { readPage } from './replies.ts'
import { readMenu, type MenuEntry } from './menuEntry.ts'
import { currentSite, type Session } from './session.ts'

/**
 * Fetches the menu (specification sections 4 and 7) and keeps it with the session, for the next visit to start
 * from. Rejects with an `HttpError`; with errcode 555 the session is over, and `onSignedOut` has been called.
 */
export async function loadMenu({ http, session, onSignedOut }: Options): Promise<readonly MenuEntry[]> {
  try {
    const query = { site: currentSite(session.get()), range: 'ALL' }
    const { data } = await http.send({ method: 'GET', path: '/menu', query })
    const list = readMenu(readPage(data).list)
    session.update({ menu: list })
    return list
  } catch (error) {
    if (error instanceof HttpError && error.isSignedOut) onSignedOut()
    throw error
  }
}

interface Options {
  readonly http: Http
  readonly session: Session
  readonly onSignedOut: () => void
}
