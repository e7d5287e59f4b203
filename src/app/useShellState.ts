import { useMemo } from 'react'
import { useStore } from 'react-admin'
import type { Subject } from '#contract/access.ts'
import type { Composition } from '#src/kit/base/registry/compose.ts'
import { menuTree, mountedFor } from '#src/kit/base/menu/menuTree.ts'
import type { ShopResultsState } from '#src/kit/page/shopResults.ts'
import { useMedia } from '#src/kit/base/device/useMedia.ts'
import type { Shell } from '#src/layout/shellContext.ts'
import { offeredLocales } from '#src/providers/languages.ts'
import { currentSite, type SessionState } from '#src/providers/session.ts'

interface ShellParts extends Pick<Shell, 'switchSite' | 'isSwitching' | 'signOut'> {
  readonly state: SessionState
  readonly subject: Subject | null
  /** What runs for the user at the current site. */
  readonly here: Composition
  readonly shopResults: ShopResultsState
}

/** What the shell shows; null if nobody is signed in. It stays the same object while nothing in it changes. */
export function useShellState(parts: ShellParts): Shell | null {
  const { state, subject, here, shopResults, switchSite, isSwitching, signOut } = parts
  const { user, token, menu, languages } = state
  const chosen = currentSite(state)
  // Beside a list, a narrow window has room for the icons only.
  const isNarrow = useMedia('(max-width: 1199px)')
  const [collapsed, setCollapsed] = useStore<boolean>(
    `atrium.menu.collapsed${isNarrow ? '.narrow' : ''}`,
    isNarrow,
  )
  return useMemo((): Shell | null => {
    if (!user || !subject) return null
    return {
      name: user.name,
      username: user.username,
      user,
      currentUser: user,
      token,
      collapsed,
      mode: collapsed ? 'vertical' : 'inline',
      setCollapsed,
      menus: menuTree(menu ?? [], subject, mountedFor(here, subject)),
      rawMenuList: menu ?? [],
      ...shopResults,
      sites: user.sites,
      site: user.sites.find(({ _id }) => _id === chosen) ?? null,
      switchSite,
      isSwitching,
      locales: offeredLocales(languages),
      problems: here.problems,
      signOut,
    }
  }, [
    user,
    token,
    subject,
    menu,
    shopResults,
    languages,
    chosen,
    collapsed,
    setCollapsed,
    switchSite,
    isSwitching,
    here,
    signOut,
  ])
}
