import type { QueryClient } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router-dom'
import { leaveForms } from '#src/kit/form/unsaved/unsaved.ts'
import { menuTree, mountedFor, type MenuNode } from '#src/kit/base/menu/menuTree.ts'
import { menuMatch } from '#src/layout/menuMatch.ts'
import { subjectOf } from '#src/providers/access.ts'
import { HttpError, type Http } from '#src/providers/http.ts'
import { loadMenu } from '#src/providers/menu.ts'
import { currentSite, type Session, type SessionState } from '#src/providers/session.ts'
import { keepTabSite, putSiteInAddress } from '#src/providers/siteAddress.ts'
import { compositionHere } from './compositionHere.ts'
import { listAtSite } from './listAtSite.ts'
import type { ConsoleParts } from './startConsole.ts'

interface SiteChangeContext {
  /** The address to go to, if not the current page. */
  readonly to: string | undefined
  readonly queryClient: QueryClient
  readonly navigate: NavigateFunction
  /** The path of the current page. */
  readonly here: () => string
  /** Another switch has been asked for since. */
  readonly isOvertaken: () => boolean
}

/** What `useSwitchSite` does; few visits need it. Rejects with an `HttpError`, and nothing has changed then. */
export async function changeSite(
  { session, http, signIn, store, composition, off }: ConsoleParts,
  id: string,
  { to, queryClient, navigate, here, isOvertaken }: SiteChangeContext,
): Promise<void> {
  const version = await chooseSite(http, id)
  const renewed = await menuAt(id, version, { session, http, onSignedOut: signIn.expire })
  if (isOvertaken() || session.get().token === null) return

  // A query of react-admin starts with its resource.
  const ofSite = ([name]: readonly unknown[]) =>
    composition.resources.get(String(name))?.contract.scope === 'site'
  const before = new Set(
    queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => ofSite(queryKey) }),
  )
  const isInMenu = () => menuMatch(menuOf(session.get(), { composition, off }), here()).length > 0
  const wasInMenu = isInMenu()
  leaveForms()
  session.update({ site: id, isSiteChosen: true, spaceOwner: null, ...renewed })
  putSiteInAddress(id)
  keepTabSite(id)
  store.siteChanged()
  // A page outside the menu, such as the profile, is the same at every site.
  const stays = isInMenu() || !wasInMenu
  // Rendered immediately, so that queries with the old filters are no longer in use, and not sent again.
  const next = listAtSite(here(), composition.resources) ?? here()
  await navigate(to ?? (stays ? next : '/'), { flushSync: true, replace: to !== undefined || stays })
  await queryClient.resetQueries({ predicate: (query) => before.has(query) })
}

function menuOf(
  state: SessionState,
  { composition, off }: Pick<ConsoleParts, 'composition' | 'off'>,
): readonly MenuNode[] {
  const { user, menu } = state
  if (!user) return []
  const here = compositionHere(composition, state, off.get())
  const subject = subjectOf(user, currentSite(state))
  return menuTree(menu ?? [], subject, mountedFor(here, subject))
}

/**
 * Returns the version of the menu there. A back end without the call cannot store the site, so it only
 * applies here.
 */
async function chooseSite(http: Http, site: string): Promise<string | undefined> {
  try {
    const { data } = await http.send({ method: 'POST', path: '/site/change', body: { site } })
    const version =
      typeof data === 'object' && data !== null && 'menu_version' in data ? data.menu_version : undefined
    return typeof version === 'string' ? version : undefined
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  }
}

/**
 * Returns the session's changes with the menu of another site, while the session is still at the old site.
 * Without a reply the menu stays as it is, and is fetched again at the next start.
 */
async function menuAt(
  site: string,
  version: string | undefined,
  { session, http, onSignedOut }: Parameters<typeof loadMenu>[0],
): Promise<Partial<SessionState>> {
  const { user } = session.get()
  const there: Partial<SessionState> = user && version ? { user: { ...user, menu_version: version } } : {}
  let renewed: Partial<SessionState> = {}
  const atSite: Session = {
    ...session,
    get: () => ({ ...session.get(), site, ...there }),
    update: (change) => {
      renewed = change
    },
  }
  try {
    await loadMenu({ session: atSite, http, onSignedOut })
    return { ...there, ...renewed }
  } catch (error) {
    if (!(error instanceof HttpError) || error.isSignedOut) throw error
    return { menuKey: null }
  }
}
