import { createContext, useContext } from 'react'
import type { SiteInfo, UserInfo } from '#contract/core/session.ts'
import type { Problem } from '#src/kit/compose.ts'
import type { ShopResults } from '#src/kit/shopResults.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'
import type { MenuNode } from './menuTree.ts'

/**
 * The state of the page, by the specification's names (section 3). Pages change the shop's part with
 * `useShopResults`.
 */
export interface PageState extends ShopResults {
  /** The person's own name; `username` is what they sign in with. */
  readonly name: string
  readonly username: string
  readonly user: UserInfo
  readonly currentUser: UserInfo
  readonly token: string | null
  /** The side menu shows icons only; `mode` says the same as `vertical`, and `inline` for the whole menu. */
  readonly collapsed: boolean
  readonly mode: 'inline' | 'vertical'
  /** The menu as a tree of what the person may see at this site, and as the flat list it was built from. */
  readonly menus: readonly MenuNode[]
  readonly rawMenuList: readonly MenuEntry[]
}

/** What the shell draws: who is here, where, and where they may go. */
export interface Shell extends PageState {
  readonly setCollapsed: (collapsed: boolean) => void
  /** The sites the person may work in. */
  readonly sites: readonly SiteInfo[]
  /** The one chosen now; null only for a person without any site. */
  readonly site: SiteInfo | null
  /** Chooses another of the person's sites; what belongs to a site is fetched anew. */
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

/** The application fills it. */
export const ShellContext = createContext<Shell | null>(null)

/** The shell's data. Throws outside of the console. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('There is no shell here')
  return shell
}
