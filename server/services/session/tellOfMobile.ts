import type { Log } from '#server/base/log.ts'
import { mailProvider } from '#server/services/mail/mailProvider.ts'
import { mobileMail } from '#server/services/mail/mobileMail.ts'
import { publicUrl, type Settings } from '#server/base/settings.ts'
import { smsProvider } from '#server/services/sms/smsProvider.ts'
import { smsText } from '#server/services/sms/smsText.ts'
import type { ReachablePerson } from './reachable.ts'
import { maskedMobile } from './session.ts'

/**
 * Notifies a person that another number was bound, by mail and at their previous number: somebody else may
 * have done it. `before` is the person before the change.
 */
export async function tellOfMobile(
  { settings, log }: { settings: Settings; log: Log },
  before: ReachablePerson,
  mobile: string,
): Promise<void> {
  const { email, locale, country_code } = before
  const number = maskedMobile(mobile)
  const mail =
    email && mailProvider(settings, log)?.send(mobileMail(email, locale, number, publicUrl(settings)))
  const to = before.mobile && country_code ? { country_code, mobile: before.mobile } : null
  const text = smsText('changed', locale, number)
  const sms = to && smsProvider(settings, log)?.send({ ...to, scene: 'changed', code: '', locale, text })
  // If one fails, the other is still sent.
  const failed = (await Promise.allSettled([mail, sms])).find((sent) => sent.status === 'rejected')
  if (failed) throw failed.reason
}
