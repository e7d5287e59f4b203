import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { openSecret, sealSecret, type KeyPlace } from '#server/base/secretBox.ts'
import { countWithin, giveBack } from '#server/db/countWithin.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { forgetCodes } from './codeAttempts.ts'
import { endOtherSessions } from './liveSessions.ts'
import { lockUser } from './lockUser.ts'
import { openPassword } from './password.ts'
import { personById } from './reachable.ts'
import { requirePassword } from './requirePassword.ts'
import type { Session } from './session.ts'
import type { Origin } from './sessionAudit.ts'
import { auditFactor, removeFactor } from './removeFactor.ts'
import { recoveryCodesLeft, replaceRecoveryCodes } from './recoveryCodes.ts'
import { isTimed, requireCode } from './requireCode.ts'
import { addressOf, newSecret, stepOf } from './timedCode.ts'
import { tellOfAccess } from '#server/services/events/tellOfAccess.ts'

/** The caller, and what is needed to check and store codes. */
export interface Owner {
  readonly db: Db
  readonly place: KeyPlace
  readonly session: Session
  readonly origin: Origin
}

/** The password, unless the session was opened at the provider, and a code while the second factor is on. */
export interface Proof {
  readonly password?: string | undefined
  readonly code?: string | undefined
}

/** The state of the caller's second factor. */
export async function factorState({ db, session: { user, provedBy } }: Pick<Owner, 'db' | 'session'>) {
  return {
    is_on: await isOn(db, user._id),
    is_required: isRequired(user),
    needs_password: provedBy === 'password',
    recovery_codes_left: await recoveryCodesLeft(db, user._id),
  }
}

/** Makes a secret and keeps it until it is confirmed. */
export async function beginFactor(owner: Owner, proof: Proof): Promise<{ secret: string; uri: string }> {
  const { db, place, session, origin } = owner
  const { _id, username } = session.user
  await requireOwner(owner, proof)
  const secret = newSecret()
  await sql`
    insert into second_factor (user_id, pending, pending_until)
    values (${_id}, ${sealSecret(place, secret, _id)}, ${origin.now + pendingSeconds})
    on conflict (user_id) do update set pending = excluded.pending, pending_until = excluded.pending_until`.execute(
    db,
  )
  return { secret, uri: addressOf(secret, username) }
}

/**
 * Turns it on, with the pending secret instead of any earlier one, and returns the recovery codes. The other
 * sessions of the person end: they may have been opened without a code.
 */
export async function confirmFactor(owner: Owner, code: string): Promise<string[]> {
  const { db, place, session, origin } = owner
  const { _id } = session.user
  const { rows } = await sql<{ pending: string }>`
    select pending from second_factor where user_id = ${_id} and pending_until > ${origin.now}`.execute(db)
  const pending = rows[0]?.pending
  const secret = pending === undefined ? null : openSecret(place, pending, _id)
  if (pending === undefined || secret === null) throw new ApiError('second_factor.expired')
  const key = `second factor setup ${_id}`
  await countWithin(db, key, { limit: 20, seconds: 3600, now: origin.now })
  const digits = code.replaceAll(/\s/g, '')
  const step = isTimed(digits) ? stepOf(secret, digits, origin.now) : null
  if (step === null) throw new ApiError('second_factor.wrong')
  await giveBack(db, key)
  return inTransaction(db, async (inside) => {
    await lockUser(inside, _id)
    const confirmed = await sql`
      update second_factor set secret = pending, pending = null, pending_until = null, last_step = ${step}
      where user_id = ${_id} and pending = ${pending} returning user_id`.execute(inside)
    if (confirmed.rows.length === 0) throw new ApiError('second_factor.expired')
    await sql`update "user" set second_factor_at = ${origin.recordedAt} where _id = ${_id}`.execute(inside)
    await forgetCodes(inside, _id)
    await endOtherSessions(inside, { userId: _id, keptFamily: session.family, now: origin.now })
    await auditFactor(inside, origin, { action: 'second_factor_on', userId: _id, by: _id })
    await tellOfAccess(inside, _id)
    return replaceRecoveryCodes(inside, _id)
  })
}

/** Makes new recovery codes. */
export async function renewRecoveryCodes(owner: Owner, proof: Proof): Promise<string[]> {
  const { _id } = owner.session.user
  await requireOn(owner)
  await requireOwner(owner, proof)
  return inTransaction(owner.db, async (inside) => {
    await auditFactor(inside, owner.origin, { action: 'recovery_codes', userId: _id, by: _id })
    return replaceRecoveryCodes(inside, _id)
  })
}

/** Turns it off, unless a role requires it (4030). */
export async function endFactor(owner: Owner, proof: Proof): Promise<void> {
  const { user } = owner.session
  if (isRequired(user)) throw new ApiError('permission.denied', { reason: 'required_by_role' })
  await requireOn(owner)
  await requireOwner(owner, proof)
  await inTransaction(owner.db, (inside) =>
    removeFactor(inside, owner.origin, { action: 'second_factor_off', userId: user._id, by: user._id }),
  )
}

const isRequired = ({ roles }: Session['user']): boolean =>
  roles.some(({ requires_second_factor }) => requires_second_factor)

async function requireOn({ db, session }: Owner): Promise<void> {
  if (!(await isOn(db, session.user._id))) throw new ApiError('state.transition')
}

async function isOn(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select user_id from second_factor where user_id = ${userId} and secret is not null`.execute(db)
  return rows.length === 1
}

async function requireOwner(owner: Owner, { password, code }: Proof): Promise<void> {
  const { db, place, session, origin } = owner
  const person = await personById(db, session.user._id)
  if (!person) throw new ApiError('auth.required')
  // People who sign in at the provider need not have a password.
  if (session.provedBy === 'password') {
    const given = await openPassword(db, password ?? '', origin.ip, origin.now)
    await requirePassword(db, person, given, origin.now)
  }
  if (!(await isOn(db, person._id))) return
  if (code === undefined) throw new ApiError('second_factor.wrong')
  await requireCode(db, place, { userId: person._id, code, now: origin.now })
}

const pendingSeconds = 900
