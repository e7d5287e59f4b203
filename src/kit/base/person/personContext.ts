import { createContext, useContext } from 'react'
import type { SiteInfo, UserInfo } from '#contract/core/session.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'

/** The signed-in person, and what screens can do with the session. */
export interface Person {
  readonly user: UserInfo
  /** The current site; null only for a person without any site. */
  readonly site: SiteInfo | null
  /** The languages that the back end offers. */
  readonly locales: readonly Locale[]
  /**
   * Returns the entry of an external page by its id if it is in the person's menu at this site, otherwise
   * null.
   */
  readonly externalEntry: (menuId: string) => MenuEntry | null
  /** Applies what the back end just changed of the person, without fetching everything again. */
  readonly update: (change: Partial<UserInfo>) => void
  /** Fetches the person again (`/userinfo`). Rejects on failure. */
  readonly renew: () => Promise<void>
  /** Ends the session and reloads. */
  readonly signOut: () => void
}

/** The application provides it. */
export const PersonContext = createContext<Person | null>(null)

/** Returns the signed-in person. Throws if nobody is signed in. */
export function usePerson(): Person {
  const person = useContext(PersonContext)
  if (!person) throw new Error('Nobody is signed in here')
  return person
}
