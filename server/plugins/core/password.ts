import { passwordChange, passwordForget, passwordReset } from '#contract/core/password.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { route } from '#server/http/handler.ts'
import { inBackground } from '#server/base/inBackground.ts'
import { networkOf } from '#server/base/networkOf.ts'
import { originOf } from '#server/http/originOf.ts'
import { checkCaptcha } from '#server/services/session/captcha.ts'
import { countWithin } from '#server/db/countWithin.ts'
import { changePassword } from '#server/services/session/passwordChange.ts'
import { requireCarrier, sendReset } from '#server/services/session/passwordForget.ts'
import { resetPassword } from '#server/services/session/passwordReset.ts'
import { hashToken } from '#server/services/session/token.ts'
import { demoCode } from '#server/services/sms/demoCode.ts'

const hour = 3600

/** Changes the person's own password, and sets a new one when it is forgotten. */
export const passwordRoutes = [
  route(passwordChange, async (request) => {
    const { session, body, services } = request
    if (!session) throw new ApiError('auth.required')
    await changePassword(services.database.db, session, body, originOf(request))
    return { data: { ok: true } }
  }),
  route(passwordForget, async ({ body, services, ip }) => {
    const name = (body.username?.trim() || body.email?.trim())?.toLowerCase()
    if (!name) throw refuseFields('param.invalid', { username: 'required' })
    const { database, clock, log } = services
    const now = clock.real()
    requireCarrier(services)
    // Before the counters: requests without the captcha must not use up the limit of others at the address.
    await checkCaptcha(database.db, body.captcha_id, body.captcha, now)
    await countWithin(database.db, `forget address ${networkOf(ip)}`, { limit: 30, seconds: hour, now })
    // Counted by caller, so that nobody uses up the owner's limit; and for every name, so that the counter
    // does not reveal which names exist.
    const asked = `forget name ${networkOf(ip)} ${hashToken(name)}`
    await countWithin(database.db, asked, { limit: 5, seconds: hour, now })
    // Not awaited: the time would reveal that there is such an account.
    inBackground(log, 'sending a new password', () => sendReset(services, name, ip))
    return { data: { sent: true } }
  }),
  route(passwordReset, async (request) => {
    const { body, services } = request
    const { db } = services.database
    const origin = originOf(request)
    const { new_password, ...proof } = body
    await countWithin(db, `reset ${networkOf(origin.ip)}`, { limit: 30, seconds: hour, now: origin.now })
    await resetPassword(db, proof, new_password, { ...origin, always: demoCode(services.settings) })
    return { data: { ok: true } }
  }),
]
