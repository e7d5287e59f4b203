import { createContext, useContext } from 'react'
import type { SiteInfo, UserInfo } from '#contract/core/session.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'

/** The signed-in person and what screens may ask of their session. */
export interface Person {
  readonly user: UserInfo
  /** The site chosen now; null only for a person without any site. */
  readonly site: SiteInfo | null
  /** The languages that the back end offers. */
  readonly locales: readonly Locale[]
  /** The entry of an external page by its id, when it is in the person's menu at this site; else null. */
  readonly externalEntry: (menuId: string) => MenuEntry | null
  /** Takes up what the back end just changed of the person, without asking for all of it again. */
  readonly update: (change: Partial<UserInfo>) => void
  /** Reads anew who the person is (`/userinfo`). Rejects when nobody says. */
  readonly renew: () => Promise<void>
  /** Ends the session and reloads. */
  readonly signOut: () => void
}

/** The application fills it. */
export const PersonContext = createContext<Person | null>(null)

/** The signed-in person. Throws where nobody is signed in. */
export function usePerson(): Person {
  const person = useContext(PersonContext)
  if (!person) throw new Error('Nobody is signed in here')
  return person
}
