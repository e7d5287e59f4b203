import { smsBindmobile, smsNotRemindAgain, smsSendcode } from '#contract/core/sms.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { route, upstreamRoute } from '#server/http/handler.ts'
import { inBackground } from '#server/base/inBackground.ts'
import { networkOf } from '#server/base/networkOf.ts'
import { answerLocale } from '#server/base/errorText.ts'
import { readParams } from '#server/services/params.ts'
import { bindMobile, stopReminding } from '#server/services/session/bindMobile.ts'
import { checkCaptcha } from '#server/services/session/captcha.ts'
import { ownerOfMobile } from '#server/services/session/reachable.ts'
import { requireMobile } from '#server/services/sms/requireMobile.ts'
import { countCaller, countNumber, sendCode } from '#server/services/sms/sendCode.ts'
import { codeLife } from '#server/services/sms/smsCode.ts'
import { smsProvider } from '#server/services/sms/smsProvider.ts'

/** Codes by SMS, and the mobile number of an account. */
export const smsRoutes = [
  upstreamRoute(
    smsSendcode,
    async ({ body: { scene, captcha, captcha_id, ...number }, session, services, ip }) => {
      if (scene !== 'forget' && !session) throw new ApiError('auth.required')
      requireMobile(number)
      const { database, settings, log, clock } = services
      const provider = smsProvider(settings, log)
      if (!provider) throw new ApiError('upstream')
      const params = await readParams(database.db)
      // Before the counters: requests without the captcha must not use up the limit of others at the address.
      if (scene === 'forget') await checkCaptcha(database.db, captcha_id, captcha, clock.real())
      await countCaller(services, { ip, user: session?.user._id }, params)
      const owner = await ownerOfMobile(database.db, number)
      if (scene === 'login' && owner?._id !== session?.user._id) {
        throw refuseFields('param.invalid', { mobile: 'choice' })
      }
      const isTaken = owner !== undefined && owner._id !== session?.user._id
      if (scene === 'bind' && isTaken) throw new ApiError('mobile.in_use')
      const wanted = { ...number, scene, askedFrom: networkOf(ip) }
      await countNumber(services, wanted, params)
      if (scene !== 'forget' && session) {
        const locale = answerLocale(session.user.locale, undefined)
        await sendCode(services, provider, { ...wanted, user_id: session.user._id, locale })
      } else if (owner) {
        // Not awaited: the time would reveal that somebody has the number.
        inBackground(log, 'sending a code', () =>
          sendCode(services, provider, { ...wanted, user_id: owner._id, locale: owner.locale }),
        )
      }
      return { data: { sent: true, expires_in: codeLife, resend_after: params('sms.resend_seconds') } }
    },
  ),
  route(smsBindmobile, async ({ body, context, services }) => {
    requireMobile(body)
    return { data: { mobile: await bindMobile(services, context(), body) } }
  }),
  route(smsNotRemindAgain, async ({ context }) => {
    await stopReminding(context())
    return { data: { ok: true } }
  }),
]
