import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { leaveForms } from '#src/kit/form/unsaved.ts'
import { menuMatch } from '#src/layout/menuMatch.ts'
import { menuTree, mountedFor, type MenuNode } from '#src/kit/menu/menuTree.ts'
import { subjectOf } from '#src/providers/access.ts'
import { HttpError, type Http } from '#src/providers/http.ts'
import { loadMenu } from '#src/providers/menu.ts'
import { currentSite, type Session, type SessionState } from '#src/providers/session.ts'
import { putSiteInAddress } from '#src/providers/tabSite.ts'
import { compositionHere } from './compositionHere.ts'
import { listAtSite } from './listAtSite.ts'
import type { ConsoleParts } from './startConsole.ts'

/**
 * Switches to another site, at the back end and in the console, in one step once the menu of that site is
 * loaded. Site data is fetched again, everything else stays. The user stays on the page if the new site's
 * menu has it too, without the filters of the old site; from a record of the old site they go to the list.
 * Forms are reset, so callers must ask for confirmation before. With `to`, the user goes to that address,
 * also after an error. An error is shown, and nothing changes.
 */
export function useSwitchSite({ session, http, signIn, store, composition, off }: ConsoleParts) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const { pathname } = useLocation()
  const [isSwitching, setSwitching] = useState(false)
  const turns = useRef(0)
  const here = useRef(pathname)
  useEffect(() => {
    here.current = pathname
  }, [pathname])

  const change = useCallback(
    async (id: string, to?: string) => {
      const turn = ++turns.current
      const version = await changeSite(http, id)
      const renewed = await menuAt(id, version, { session, http, onSignedOut: signIn.expire })
      // Another switch has overtaken this one, or the session has ended meanwhile.
      if (turn !== turns.current || session.get().token === null) return

      // A query of react-admin starts with its resource.
      const ofSite = ([name]: readonly unknown[]) =>
        composition.resources.get(String(name))?.contract.scope === 'site'
      const before = new Set(
        queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => ofSite(queryKey) }),
      )
      const isInMenu = () => menuMatch(menuOf(session.get(), { composition, off }), here.current).length > 0
      const wasInMenu = isInMenu()
      leaveForms()
      session.update({ site: id, isSiteChosen: true, spaceOwner: null, ...renewed })
      putSiteInAddress(id)
      store.siteChanged()
      // A page outside the menu, such as the profile, is the same at every site.
      const stays = isInMenu() || !wasInMenu
      // Rendered immediately, so that queries with the old filters are no longer in use, and not sent again.
      const next = listAtSite(here.current, composition.resources) ?? here.current
      await navigate(to ?? (stays ? next : '/'), { flushSync: true, replace: to !== undefined || stays })
      await queryClient.resetQueries({ predicate: (query) => before.has(query) })
    },
    [session, http, signIn, store, composition, off, queryClient, navigate],
  )

  const switchSite = useCallback(
    async (id: string, to?: string) => {
      setSwitching(true)
      try {
        await change(id, to)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        // Otherwise the address would lead there again and again.
        putSiteInAddress(currentSite(session.get()))
        if (to !== undefined) void navigate(to, { replace: true })
        if (error.isSignedOut) signIn.expire()
        else if (!error.isSilent) notify(error.message, { type: 'error', messageArgs: { _: error.message } })
      } finally {
        setSwitching(false)
      }
    },
    [session, change, signIn, notify, navigate],
  )
  return { switchSite, isSwitching }
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
async function changeSite(http: Http, site: string): Promise<string | undefined> {
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
