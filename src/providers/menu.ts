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
 * Fetches the menu (specification sections 4 and 7) and stores it with the session for the next visit; if the
 * user is still being fetched, it waits until it is known whose menu it is. Rejects with an `HttpError`; with
 * errcode 555 the session has ended, and `onSignedOut` has been called.
 */
export async function loadMenu(
  { http, session, onSignedOut }: Options,
  person?: Promise<unknown>,
): Promise<readonly MenuEntry[]> {
  try {
    const asked = session.get()
    const turn = (lastTurn += 1)
    const query = { site: currentSite(asked), range: 'ALL' }
    const { data } = await http.send({ method: 'GET', path: '/menu', query })
    const list = readMenu(readPage(data).list)
    await person
    // If the user has switched sites in the meantime, the menu of the new site is on its way. When several changes are made
    // in a row, the reply to the first can come after that to the last.
    if (asked.site === session.get().site && turn > (stored.get(session) ?? 0)) {
      stored.set(session, turn)
      session.update({ menu: list, menuKey: menuKeyOf(session.get()) })
    }
    return list
  } catch (error) {
    if (error instanceof HttpError && error.isSignedOut) onSignedOut()
    throw error
  }
}

let lastTurn = 0
/** Which of the menus that were asked for a session has. */
const stored = new WeakMap<Session, number>()

/**
 * Loads the user and their menu, which the console needs to open (G-33). The menu stored at the last visit is
 * fetched again only if it belongs to another user, site or version. Rejects like the calls that it makes.
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
    // What changed the menu may also have changed the user's stores.
    session.update({ spaceOwner: null })
    await loadMenu(options)
    return
  }
  const person = knownPerson()
  await Promise.all([person, loadMenu(options, person)])
  // The menu may have arrived first, when its version was not known yet.
  session.update({ menuKey: menuKeyOf(session.get()) })
}

/**
 * Null while the user is not known. If the back end has no menu versions, the menu is valid until the next
 * sign-in.
 */
function menuKeyOf(state: SessionState): string | null {
  const { user } = state
  return user?._id ? [user._id, currentSite(state) ?? '', user.menu_version].join('|') : null
}
