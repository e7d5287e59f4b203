import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { personLine } from '#server/base/lines.ts'
import { readParams } from '#server/services/params.ts'
import { countWithin, giveBack } from '#server/db/countWithin.ts'
import { isPassword, type PlainPassword } from './password.ts'

/**
 * Checks the password of a signed-in person once more (1013), so that an unattended screen is not enough.
 * Attempts are counted before the check, over all calls that use it, so that nobody can guess it here either
 * (4290). The right password with an expired key is 1007.
 */
export async function requirePassword(
  db: Db,
  person: { readonly _id: string; readonly password_hash: string | null },
  given: PlainPassword,
  now: number,
): Promise<void> {
  const params = await readParams(db)
  const allowance = { limit: params('auth.fail_limit'), seconds: 60 * params('auth.lock_minutes'), now }
  const key = `password ${person._id}`
  await countWithin(db, key, allowance)
  const isRight = await isPassword(given.text, person.password_hash, {
    line: personLine(person._id),
    allowMd5: params('auth.allow_md5'),
  })
  if (!isRight) throw new ApiError('password.old_wrong')
  await giveBack(db, key)
  if (given.isLate) throw new ApiError('encrypt_key.expired')
}
