import type { Person } from '#src/kit/personContext.ts'
import { allNodes } from '#src/layout/menuTree.ts'
import type { Shell } from '#src/layout/shellContext.ts'
import type { Session } from '#src/providers/session.ts'

/** The signed-in person as screens see them, out of what the shell draws and the session keeps. */
export function personOf(shell: Shell, session: Session): Person {
  const { user, site, locales, menus, rawMenuList, signOut } = shell
  return {
    user,
    site,
    locales,
    externalEntry(menuId) {
      const isShown = allNodes(menus).some(({ id, isOut }) => isOut && id === menuId)
      return (isShown && rawMenuList.find(({ _id }) => _id === menuId)) || null
    },
    update(change) {
      const known = session.get().user
      if (known) session.update({ user: { ...known, ...change } })
    },
    signOut,
  }
}
