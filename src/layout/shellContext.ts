import { createContext, useContext } from 'react'
import type { SiteInfo, UserInfo } from '#contract/core/session.ts'
import type { Problem } from '#src/kit/base/registry/compose.ts'
import type { ShopResults } from '#src/kit/page/shopResults.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'
import type { MenuNode } from '#src/kit/base/menu/menuTree.ts'

/**
 * The state of the page, under the specification's names (section 3). Pages change the part about the shop
 * with `useShopResults`.
 */
export interface PageState extends ShopResults {
  /** The user's own name; `username` is what they sign in with. */
  readonly name: string
  readonly username: string
  readonly user: UserInfo
  readonly currentUser: UserInfo
  readonly token: string | null
  /** Whether the side menu shows icons only; `mode` is then `vertical`, otherwise `inline`. */
  readonly collapsed: boolean
  readonly mode: 'inline' | 'vertical'
  /**
   * The menu as a tree of what the user may see at this site, and as the flat list that it was built from.
   */
  readonly menus: readonly MenuNode[]
  readonly rawMenuList: readonly MenuEntry[]
}

/** What the shell shows: the user, the site and the menu. */
export interface Shell extends PageState {
  readonly setCollapsed: (collapsed: boolean) => void
  /** The sites that the user may work in. */
  readonly sites: readonly SiteInfo[]
  /** The current site; null only for a user without any site. */
  readonly site: SiteInfo | null
  /** Switches to another of the user's sites; site data is fetched again. */
  readonly switchSite: (id: string) => void
  /** A switch to another site is in progress. */
  readonly isSwitching: boolean
  /** The languages to choose from. */
  readonly locales: readonly Locale[]
  /** Plugins that could not be mounted, and why. */
  readonly problems: readonly Problem[]
  /** Ends the session and reloads. */
  readonly signOut: () => void
}

/** Provided by the application. */
export const ShellContext = createContext<Shell | null>(null)

/** Returns the shell's data. Throws outside the console. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('There is no shell here')
  return shell
}
