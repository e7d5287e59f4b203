import { ApiError } from '#contract/reply.ts'
import { resetUserPassword, user } from '#contract/System/user.ts'
import { requireDirectChange } from '#server/engine/write.ts'
import { transact } from '#server/engine/transact.ts'
import { route } from '#server/http/handler.ts'
import { auditAct } from '#server/plugins/System/auditAct.ts'
import { lockUsers } from './lockUsers.ts'
import { givePassword } from './newPassword.ts'

/** Gives somebody a new first password. Open to those who may change the account; users change their own on their profile. */
export const resetUserPasswordRoute = route(resetUserPassword, async ({ context, body: { user_id } }) => ({
  data: await transact(context(), async (inside) => {
    const [record] = await lockUsers(inside, 'system.user.edit', [user_id])
    if (!record) throw new ApiError('not_found')
    if (record._id === inside.who.id) throw new ApiError('permission.denied')
    await requireDirectChange(user, inside, record)
    await auditAct(inside, { action: 'password_reset', entity: 'user', id: user_id })
    return { initial_password: await givePassword(inside, user_id) }
  }),
}))
