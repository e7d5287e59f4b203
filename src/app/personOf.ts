import type { Person } from '#src/kit/base/person/personContext.ts'
import { allNodes } from '#src/kit/base/menu/menuTree.ts'
import type { Shell } from '#src/layout/shellContext.ts'
import { askPerson } from '#src/providers/askPerson.ts'
import type { Http } from '#src/providers/http.ts'
import type { Session } from '#src/providers/session.ts'

/** Returns the signed-in person as screens see them, from the shell's state and the session. */
export function personOf(shell: Shell, { session, http }: { session: Session; http: Http }): Person {
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
    async renew() {
      const user = await askPerson(http, session.get().user)
      if (user && user._id === session.get().userId) session.update({ user })
    },
    signOut,
  }
}
