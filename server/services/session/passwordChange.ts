import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { personLine } from '#server/base/lines.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { requirePassword } from './requirePassword.ts'
import { canonicalPassword, hashPassword, openPassword } from './password.ts'
import { newPasswordText } from './newPasswordText.ts'
import { requireStrong, refusePassword } from './passwordPolicy.ts'
import { personById } from './reachable.ts'
import type { Session } from './session.ts'
import type { Origin } from './sessionAudit.ts'
import { storePassword } from './storePassword.ts'

/** Both passwords, in transit form. */
export interface PasswordChange {
  readonly old_password: string
  readonly new_password: string
}

/**
 * Changes the password of the signed-in person, who has to know the old one (1013). The new one must be
 * strong (1014). The current session continues; all other sessions of the person end.
 */
export async function changePassword(
  db: Db,
  session: Session,
  given: PasswordChange,
  origin: Origin,
): Promise<void> {
  const { ip, now } = origin
  const person = await personById(db, session.user._id)
  if (!person) throw new ApiError('auth.required')
  const wanted = await newPasswordText(db, given.new_password, ip, now)
  const old = await openPassword(db, given.old_password, ip, now)
  requireStrong(wanted, person)
  await requirePassword(db, person, old, now)
  if (canonicalPassword(wanted) === canonicalPassword(old.text)) throw refusePassword('unchanged')
  const hash = await hashPassword(wanted, personLine(person._id))
  const stored = await inTransaction(db, (inside) =>
    storePassword(
      inside,
      {
        userId: person._id,
        hash,
        previous: person.password_hash,
        keptFamily: session.family,
        action: 'password_change',
      },
      origin,
    ),
  )
  if (!stored) throw new ApiError('password.old_wrong')
}
