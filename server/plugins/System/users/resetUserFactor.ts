import { ApiError } from '#contract/reply.ts'
import { resetUserFactor, user } from '#contract/System/user.ts'
import { transact } from '#server/engine/transact.ts'
import { requireDirectChange } from '#server/engine/write.ts'
import { route } from '#server/http/handler.ts'
import { originOf } from '#server/http/originOf.ts'
import { removeFactor } from '#server/services/session/removeFactor.ts'
import { lockUsers } from './lockUsers.ts'

/**
 * Removes somebody's second factor. Open to those who may change the account. One's own is turned off with the
 * password and a code, so that a stolen session of an administrator is not enough.
 */
export const resetUserFactorRoute = route(resetUserFactor, async (request) => {
  const { user_id } = request.body
  await transact(request.context(), async (inside) => {
    const [record] = await lockUsers(inside, 'system.user.edit', [user_id])
    if (!record) throw new ApiError('not_found')
    if (record._id === inside.who.id) throw new ApiError('permission.denied')
    await requireDirectChange(user, inside, record)
    const change = { action: 'second_factor_reset', userId: user_id, by: inside.who.id } as const
    await removeFactor(inside.db, originOf(request), change)
  })
  return { data: { ok: true } }
})
