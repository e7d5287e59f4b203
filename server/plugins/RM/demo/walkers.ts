import { storesIn, type spaceOwners } from '#server/plugins/System/demo/spaceOwners.ts'
import type { DemoGround } from '#server/demo/demoGround.ts'

/** Somebody of the floor who walks the tour of today, through shops that they look after. */
export interface Walker {
  readonly user: string
  readonly stores: ReadonlySet<string>
}

/** The first member of the floor staff of each site. Not every site has one. */
export const walkersOf = (
  { users, stores }: Pick<DemoGround, 'users' | 'stores'>,
  owners: ReturnType<typeof spaceOwners>,
) => {
  const officers = users.filter(({ roles }) =>
    roles.some((role) => ['rm_officer', 'rmhk_officer'].includes(role)),
  )
  return (site: string): Walker | undefined => {
    const list = owners.find(
      (one) => one.site === site && one.valid_to === null && officers.some(({ _id }) => _id === one.user_id),
    )
    if (!list) return undefined
    const owned = storesIn(list, stores).map(({ _id }) => _id)
    return { user: list.user_id, stores: new Set(owned) }
  }
}
