import { currentSite, type Session } from './session.ts'
import { keepTabSite } from './siteAddress.ts'

/**
 * Begins the visit of a tab at its own site: notes the site for the tab, and forgets the menu and the stores if another tab
 * has stored those of its own site since.
 */
export function forgetOtherSites(session: Session): void {
  const state = session.get()
  const { user, menuKey, spaceOwner } = state
  const here = currentSite(state)
  if (here === null || !user) return
  keepTabSite(here)
  const isMenuHere = menuKey === null || menuKey.startsWith(`${user._id}|${here}|`)
  const areStoresHere = !spaceOwner?.length || spaceOwner.some(({ site }) => site === null || site === here)
  if (!isMenuHere) session.update({ menu: null, menuKey: null })
  if (!isMenuHere || !areStoresHere) session.update({ spaceOwner: null })
}
