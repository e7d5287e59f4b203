import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { resetUserPassword, user } from '#contract/System/user.ts'
import type { Context } from '#server/engine/context.ts'
import { requireDirectChange } from '#server/engine/write.ts'
import { newId } from '#server/base/newId.ts'
import { transact } from '#server/engine/transact.ts'
import { route } from '#server/http/handler.ts'
import { lockUsers } from './lockUsers.ts'
import { givePassword } from './newPassword.ts'

/** Gives somebody a new first password, whoever may change their account. One's own is changed elsewhere. */
export const resetUserPasswordRoute = route(resetUserPassword, async ({ context, body: { user_id } }) => ({
  data: await transact(context(), async (inside) => {
    const [record] = await lockUsers(inside, [user_id])
    if (!record) throw new ApiError('not_found')
    if (record._id === inside.who.id) throw new ApiError('permission.denied')
    await requireDirectChange(user, inside, record)
    await logReset(inside, user_id)
    return { initial_password: await givePassword(inside, user_id) }
  }),
}))

/** The audit entry contains no secret: who, when, from where, and whose password. */
async function logReset({ db, now, who, ip, requestId }: Context, userId: string): Promise<void> {
  await sql`
    insert into audit_log (_id, at, user_id, ip, action, entity, entity_id, request_id)
    values (${newId()}, ${now}, ${who.id}, ${ip}, 'password_reset', 'user', ${userId}, ${requestId})`.execute(
    db,
  )
}
