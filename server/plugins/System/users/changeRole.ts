import { ApiError } from '#contract/reply.ts'
import { changeRole, user } from '#contract/System/user.ts'
import { amend } from '#server/engine/amend.ts'
import { isSame } from '#server/engine/audit.ts'
import { transact } from '#server/engine/transact.ts'
import { route } from '#server/http/handler.ts'
import { lockUsers } from './lockUsers.ts'
import { rightsBetween } from './rightsBetween.ts'
import { userHooks } from './userHooks.ts'

/**
 * Changes the roles of people: all or nothing. Those who have them already are left as they are. A preview
 * is refused whenever somebody would get or lose more than the caller may give or take.
 */
export const changeRoleRoute = route(changeRole, async ({ context, body }) => ({
  data: await transact(context(), async (inside) => {
    const { user_ids, role_ids, mode, preview = false } = body
    const people = await lockUsers(inside, 'system.user.change_role', user_ids)
    if (people.length < new Set(user_ids).size) throw new ApiError('not_found')
    const wanted = people.map((record) => ({ record, roles: rolesAfter[mode](record.roles, role_ids) }))
    const changing = wanted
      .filter(({ record, roles }) => !isSame(record.roles.toSorted(), roles.toSorted()))
      .map(({ record, roles }) => ({ record, values: { roles } }))
    await userHooks.guard?.(
      inside,
      changing.map(({ record, values }) => ({ before: record, after: { ...record, ...values } })),
    )
    const list = wanted.map(({ record, roles }) => ({ _id: record._id, roles }))
    if (preview) return { updated: changing.length, list: await rightsBetween(inside, wanted) }
    await amend(user, inside, changing)
    return { updated: changing.length, list }
  }),
}))

const rolesAfter = {
  replace: (_: readonly string[], given: readonly string[]) => [...new Set(given)],
  add: (before: readonly string[], given: readonly string[]) => [...new Set([...before, ...given])],
  remove: (before: readonly string[], given: readonly string[]) => before.filter((id) => !given.includes(id)),
}
