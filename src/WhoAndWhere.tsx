import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { routesOf } from '#src/kit/compose.ts'
import { SubjectContext } from '#src/kit/subject.ts'
import { CallsContext } from '#src/kit/useCalls.ts'
import { menuMatch } from '#src/layout/menuMatch.ts'
import { menuTree } from '#src/layout/menuTree.ts'
import { ShellContext, type Shell } from '#src/layout/shellContext.ts'
import { subjectOf } from '#src/providers/access.ts'
import { createCalls } from '#src/providers/calls.ts'
import { currentSite } from '#src/providers/session.ts'
import type { ConsoleParts } from './startConsole.ts'

/** Gives everything inside the signed-in person, the current site, and what follows from both: menu and access. */
export const WhoAndWhere = ({ parts, children }: { parts: ConsoleParts; children: ReactNode }) => {
  const { session, http, site, signIn, composition } = parts
  const notify = useNotify()
  const switchSite = useSwitchSite(parts)
  const state = useSyncExternalStore(session.subscribe, session.get)
  const { user, menu } = state
  const chosen = currentSite(state)

  const subject = useMemo(() => user && subjectOf(user, chosen), [user, chosen])
  const shell = useMemo((): Shell | null => {
    if (!user || !subject) return null
    return {
      user,
      sites: user.sites,
      site: user.sites.find(({ _id }) => _id === chosen) ?? null,
      switchSite: (id) => void switchSite(id),
      menu: menuTree(menu ?? [], subject, routesOf(composition)),
      problems: composition.problems,
      signOut: () => {
        parts.store.reset()
        void signIn.signOut()
      },
    }
  }, [user, subject, menu, chosen, switchSite, composition, signIn, parts.store])

  // react-admin keeps its answers about access: another site or another role, other rights.
  const queryClient = useQueryClient()
  useEffect(
    () => session.subscribe(() => void queryClient.invalidateQueries({ queryKey: ['auth'] })),
    [session, queryClient],
  )

  const calls = useMemo(
    () =>
      createCalls({
        http,
        site,
        notify: (message) => notify(message, { type: 'error', messageArgs: { _: message } }),
        onSignedOut: signIn.expire,
      }),
    [http, site, notify, signIn],
  )

  // Signed out this moment: the page is about to start anew.
  if (!shell) return null
  return (
    <SubjectContext value={subject}>
      <CallsContext value={calls}>
        <ShellContext value={shell}>{children}</ShellContext>
      </CallsContext>
    </SubjectContext>
  )
}

/**
 * Chooses another site: what belongs to a site is asked for anew, what is the same everywhere stays.
 * One stays where one is when the menu of the new site leads there too, without the filters of the old one.
 */
function useSwitchSite({ session, store, composition }: ConsoleParts): (id: string) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useMemo(
    () => async (id) => {
      session.update({ site: id })
      const { user, menu } = session.get()
      if (!user) return
      const tree = menuTree(menu ?? [], subjectOf(user, id), routesOf(composition))
      // A query of react-admin starts with its resource.
      const ofSite = ([name]: readonly unknown[]) =>
        composition.resources.get(String(name))?.contract.scope === 'site'
      const before = new Set(
        queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => ofSite(queryKey) }),
      )
      store.siteChanged()
      // Drawn at once: what the old filters asked for is then asked by nobody, and is not asked again.
      const isThere = menuMatch(tree, pathname).length > 0
      await navigate(isThere ? pathname : '/', { flushSync: true, replace: isThere })
      await queryClient.resetQueries({ predicate: (query) => before.has(query) })
    },
    [session, store, composition, queryClient, navigate, pathname],
  )
}
