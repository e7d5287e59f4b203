import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { networkOf } from '#server/base/networkOf.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Log } from '#server/base/log.ts'
import type { Database } from '#server/db/database.ts'
import { mailProvider } from '#server/services/mail/mailProvider.ts'
import { resetMail } from '#server/services/mail/resetMail.ts'
import { readParams } from '#server/services/params.ts'
import { publicUrl, type Settings } from '#server/base/settings.ts'
import { countNumber, sendCode } from '#server/services/sms/sendCode.ts'
import { smsProvider } from '#server/services/sms/smsProvider.ts'
import { isWithin } from '#server/db/countWithin.ts'
import { ownerOfName, type ReachablePerson } from './reachable.ts'
import { hashToken, newToken } from './token.ts'

/** Seconds that a link is valid. */
const linkLife = 1800

/** What is needed to send a way to set a new password. */
interface Carriers {
  readonly database: Database
  readonly settings: Settings
  readonly clock: Clock
  readonly log: Log
}

/** Throws 5002 if nothing can be sent at all, for any caller. */
export function requireCarrier({ settings, log }: Pick<Carriers, 'settings' | 'log'>): void {
  if (mailProvider(settings, log) ?? smsProvider(settings, log)) return
  log.error('a password reset was requested, but neither SMTP_URL nor SMS_URL is set')
  throw new ApiError('upstream')
}

/**
 * Sends the person with that name a way to set a new password, in their language: a link to their e-mail
 * address, or a code to their mobile number if they have no address. Does nothing if there is no such person.
 * Requests by strangers take nothing away from the owner: earlier links stay valid, and if none is sent now,
 * the mailbox has one that is valid for at least twenty minutes more.
 */
export async function sendReset(services: Carriers, name: string, ip: string | null): Promise<void> {
  const { database, settings, log } = services
  const person = await ownerOfName(database.db, name)
  if (!person) return
  const mail = person.email === null ? undefined : mailProvider(settings, log)
  if (person.email !== null && mail) {
    if (!(await isTimeForLink(services, person))) return
    const link = `${publicUrl(settings)}/#/login?reset=${await issueLink(services, person)}`
    return mail.send(resetMail(person.email, person.locale, link))
  }
  const { _id, locale, country_code, mobile } = person
  const sms = smsProvider(settings, log)
  if (!sms || !country_code || !mobile) return log.warn({ user: _id }, 'no way to send a new password')
  const number = { country_code, mobile, scene: 'forget', askedFrom: networkOf(ip) } as const
  await countNumber(services, number, await readParams(database.db))
  await sendCode(services, sms, { ...number, user_id: _id, locale })
}

/** At first three links an hour, then one every ten minutes, so that nobody can fill a mailbox. */
async function isTimeForLink(
  { database: { db }, clock }: Carriers,
  { _id }: ReachablePerson,
): Promise<boolean> {
  const now = clock.real()
  if (await isWithin(db, `forget ${_id}`, { limit: 3, seconds: 3600, now })) return true
  return isWithin(db, `forget later ${_id}`, { limit: 1, seconds: linkLife / 3, now })
}

async function issueLink({ database, clock }: Carriers, { _id }: ReachablePerson): Promise<string> {
  const token = newToken()
  const now = clock.real()
  // Rows that others are using are left for the next time.
  await sql`
    delete from reset_token where token_hash in (
      select token_hash from reset_token where expires_at <= ${now} for update skip locked)`.execute(
    database.db,
  )
  await sql`
    insert into reset_token (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${_id}, ${now + linkLife})`.execute(database.db)
  return token
}
