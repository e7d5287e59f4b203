import { HttpError, type Http } from './http.ts'
import { readPage } from './replies.ts'
import { readMenu, type MenuEntry } from './menuEntry.ts'
import { currentSite, type Session, type SessionState } from './session.ts'
import type { SignIn } from './signIn.ts'

interface Options {
  readonly http: Http
  readonly session: Session
  readonly onSignedOut: () => void
}

/**
 * Fetches the menu (specification sections 4 and 7) and keeps it with the session, for the next visit to start
 * from; not before it is known whose it is, where that is still being asked. Rejects with an `HttpError`; with errcode 555 the session is over, and `onSignedOut` has been called.
 */
export async function loadMenu(
  { http, session, onSignedOut }: Options,
  person?: Promise<unknown>,
): Promise<readonly MenuEntry[]> {
  try {
    const asked = session.get()
    const query = { site: currentSite(asked), range: 'ALL' }
    const { data } = await http.send({ method: 'GET', path: '/menu', query })
    const list = readMenu(readPage(data).list)
    await person
    // Somebody who went to another site meanwhile waits for its own menu.
    if (asked.site === session.get().site) session.update({ menu: list, menuKey: menuKeyOf(session.get()) })
    return list
  } catch (error) {
    if (error instanceof HttpError && error.isSignedOut) onSignedOut()
    throw error
  }
}

/**
 * Who is here and their menu, as a console needs them to open (G-33): the menu kept from the last visit is asked for
 * anew only when it is another person's, site's or version's. Rejects like the calls it makes.
 */
export async function openPerson(options: Options & { signIn: SignIn }): Promise<void> {
  const { session, signIn } = options
  const knownPerson = async () => {
    if (session.get().user === null || !signIn.check.isFresh()) await signIn.validity()
  }
  if (session.get().menu !== null) {
    await knownPerson()
    const { menuKey } = session.get()
    if (menuKey !== null && menuKey === menuKeyOf(session.get())) return
    // What changed the menu may have changed the person's stores.
    session.update({ spaceOwner: null })
    await loadMenu(options)
    return
  }
  const person = knownPerson()
  await Promise.all([person, loadMenu(options, person)])
  // The menu may have come first, when its version was not known yet.
  session.update({ menuKey: menuKeyOf(session.get()) })
}

/** Null while the person is not known. Where the back end counts no versions, the menu holds until they sign in again. */
function menuKeyOf(state: SessionState): string | null {
  const { user } = state
  return user?._id ? [user._id, currentSite(state) ?? '', user.menu_version].join('|') : null
}
