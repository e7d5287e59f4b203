import { sql } from 'kysely'
import { user } from '#contract/System/user.ts'
import { ApiError } from '#contract/reply.ts'
import { audit } from '#server/engine/audit.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { columnsOf } from '#server/engine/columns.ts'
import { transact } from '#server/engine/transact.ts'
import { inBackground } from '#server/base/inBackground.ts'
import { networkOf } from '#server/base/networkOf.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Log } from '#server/base/log.ts'
import type { Settings } from '#server/base/settings.ts'
import { demoCode } from '#server/services/sms/demoCode.ts'
import type { MobileNumber } from '#server/services/sms/requireMobile.ts'
import { checkCode, useCode } from '#server/services/sms/smsCode.ts'
import { requirePassword } from './requirePassword.ts'
import { lockUser } from './lockUser.ts'
import { openPassword } from './password.ts'
import { personById } from './reachable.ts'
import { maskedMobile } from './session.ts'
import { tellOfMobile } from './tellOfMobile.ts'

/**
 * Binds a number to the signed-in person, who has the code that was sent there and knows the password (1013),
 * because the number can be used to set a new password. Returns it masked. Throws 1012 if somebody else who
 * can sign in has it. The person is notified at their previous number and address.
 */
export async function bindMobile(
  services: { settings: Settings; clock: Clock; log: Log },
  context: Context,
  {
    code,
    country_code,
    mobile,
    password,
  }: MobileNumber & { readonly code: string; readonly password: string },
): Promise<string> {
  const { settings, clock, log } = services
  const { id } = context.who
  const person = await personById(context.db, id)
  if (!person) throw new ApiError('auth.required')
  const given = await openPassword(context.db, password, context.ip, clock.real())
  await requirePassword(context.db, person, given, clock.real())
  const sent = {
    country_code,
    mobile,
    scene: 'bind',
    user_id: id,
    askedFrom: networkOf(context.ip),
    code,
    always: demoCode(settings),
  } as const
  const { _id: codeId } = await checkCode(context.db, sent, clock.real())
  await transact(context, async (inside) => {
    await lockUser(inside.db, id)
    await useCode(inside.db, codeId, clock.real())
    const before = await sql<Row>`select ${columnsOf(user)} from "user" where _id = ${id}`.execute(inside.db)
    const after = await sql<Row>`
      update "user" set mobile = ${mobile}, country_code = ${country_code}, updated_at = ${context.now},
        updated_by = ${id}, rev = rev + 1
      where _id = ${id} returning ${columnsOf(user)}`.execute(inside.db)
    await audit(user, inside, 'update', [{ before: before.rows[0] ?? null, after: after.rows[0] ?? null }])
  }).catch((error: unknown) => {
    // The database enforces that a number belongs to one person.
    throw error instanceof ApiError && error.key === 'duplicate' ? new ApiError('mobile.in_use') : error
  })
  if (person.mobile !== mobile || person.country_code !== country_code) {
    inBackground(log, 'reporting a new mobile number', () => tellOfMobile(services, person, mobile))
  }
  return maskedMobile(mobile)
}

/**
 * The signed-in person is not asked for a mobile number again. This change cannot conflict with those of
 * others.
 */
export async function stopReminding({ db, who }: Context): Promise<void> {
  await sql`update "user" set sms_remind = false where _id = ${who.id} and sms_remind`.execute(db)
}
