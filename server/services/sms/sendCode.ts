import { networkOf } from '#server/base/networkOf.ts'
import { countWithin, isWithin } from '#server/db/countWithin.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Db } from '#server/db/database.ts'
import type { Locale } from '#contract/localText.ts'
import type { Params } from '#server/services/params.ts'
import { issueCode, type CodeRequest } from './smsCode.ts'
import type { SmsProvider } from './smsProvider.ts'
import { smsText } from './smsText.ts'

const day = 86_400

/** The database that stores codes, and the clock that times them. */
interface CodeServices {
  readonly database: { readonly db: Db }
  readonly clock: Clock
}

/** The caller who requests a code. */
export interface Caller {
  readonly ip: string | null
  /** The signed-in person, if there is one. */
  readonly user: string | undefined
}

/**
 * Counts a request: each caller can make three times as many a day as one number gets. A signed-in person is
 * counted by account and a stranger by address, so that strangers do not use up the quota of people in the
 * same office. Throws 4290 with the seconds to wait.
 */
export async function countCaller(
  { database: { db }, clock }: CodeServices,
  { ip, user }: Caller,
  params: Params,
): Promise<void> {
  const allowance = { limit: 3 * params('sms.daily_limit'), seconds: day, now: clock.real() }
  await countWithin(db, user ? `sms user ${user}` : `sms address ${networkOf(ip)}`, allowance)
}

/**
 * Counts a message to a number, no matter who it is for: one in `sms.resend_seconds`, `sms.daily_limit` a day. Each
 * purpose has its own limit: strangers, who can request a new password, must not use up the messages with
 * which the owner binds the number. They must not use up those with which the owner gets a new password
 * either: the first two messages requested from an address are sent beyond the daily limit, up to five times
 * that limit.
 */
export async function countNumber(
  { database: { db }, clock }: CodeServices,
  { country_code, mobile, scene, askedFrom }: Omit<CodeRequest, 'user_id'>,
  params: Params,
): Promise<void> {
  const now = clock.real()
  const number = `${scene} ${country_code} ${mobile}`
  const most = params('sms.daily_limit')
  const perDay = (limit: number) => ({ limit, seconds: day, now })
  await countWithin(db, `sms again ${number}`, { limit: 1, seconds: params('sms.resend_seconds'), now })
  const isFirst = scene === 'forget' && (await isWithin(db, `sms own ${askedFrom} ${number}`, perDay(2)))
  if (!isFirst) return countWithin(db, `sms day ${number}`, perDay(most))
  if (await isWithin(db, `sms day ${number}`, perDay(most))) return
  await countWithin(db, `sms more ${number}`, perDay(4 * most))
}

/** Creates a code and sends it. */
export async function sendCode(
  { database: { db }, clock }: CodeServices,
  provider: SmsProvider,
  given: CodeRequest & { readonly locale: Locale },
): Promise<void> {
  const code = await issueCode(db, given, clock.real())
  const { country_code, mobile, scene, locale } = given
  await provider.send({ country_code, mobile, scene, locale, code, text: smsText(scene, locale, code) })
}
