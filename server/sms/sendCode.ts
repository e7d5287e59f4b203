import { networkOf } from '#server/http/networkOf.ts'
import { countWithin } from '#server/session/countWithin.ts'
import type { Services } from '#server/http/services.ts'
import type { Locale } from '#server/messages/errorText.ts'
import type { Params } from '#server/params.ts'
import { issueCode, type CodeFor } from './smsCode.ts'
import type { SmsProvider } from './smsProvider.ts'
import { smsText } from './smsText.ts'

const day = 86_400

/** Who wants a code sent. */
export interface Caller {
  readonly ip: string | null
  /** The signed-in person, if there is one. */
  readonly user: string | undefined
}

/** Counts a request of a caller: three times what one number gets a day. Refuses with 4290 and the seconds to wait. */
export async function countCaller(
  { database: { db }, clock }: Services,
  { ip, user }: Caller,
  params: Params,
): Promise<void> {
  const allowance = { limit: 3 * params('sms.daily_limit'), seconds: day, now: clock.real() }
  await countWithin(db, `sms address ${networkOf(ip)}`, allowance)
  if (user) await countWithin(db, `sms user ${user}`, allowance)
}

/**
 * Counts a message to a number, whoever it is for: one in `sms.resend_seconds`, `sms.daily_limit` a day. Each purpose
 * has its own: strangers, who may ask for a new password, must not use up what the owner binds the number with.
 */
export async function countNumber(
  { database: { db }, clock }: Services,
  { country_code, mobile, scene }: Omit<CodeFor, 'user_id'>,
  params: Params,
): Promise<void> {
  const now = clock.real()
  const number = `${scene} ${country_code} ${mobile}`
  await countWithin(db, `sms again ${number}`, { limit: 1, seconds: params('sms.resend_seconds'), now })
  await countWithin(db, `sms day ${number}`, { limit: params('sms.daily_limit'), seconds: day, now })
}

/** Makes a code and sends it. */
export async function sendCode(
  { database: { db }, clock }: Services,
  provider: SmsProvider,
  given: CodeFor & { readonly locale: Locale },
): Promise<void> {
  const code = await issueCode(db, given, clock.real())
  const { country_code, mobile, scene, locale } = given
  await provider.send({ country_code, mobile, scene, locale, code, text: smsText(scene, locale, code) })
}
