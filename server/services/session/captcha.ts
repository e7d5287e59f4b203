import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { installationKey } from '#server/db/installationKey.ts'
import { captchaLetters } from './captchaGlyphs.ts'
import { captchaPicture } from './captchaPicture.ts'
import { hashToken } from './token.ts'

/** Seconds that a picture is good for. */
const life = 120
const length = 4
/** Bytes of what makes an id its own, and of the seal on it. */
const strength = 16

/**
 * Draws a code for somebody to type in. Nothing is stored: the id says until when it is good, and only who has the key of
 * the installation can make one, or read the answer in it. So however many pictures a stranger asks for, the others at the
 * same address get theirs.
 */
export async function issueCaptcha(db: Db, now: number) {
  const key = await installationKey(db, 'captcha_key')
  const body = `${now + life}.${randomBytes(strength).toString('base64url')}`
  const captcha_id = `${body}.${sealOf(key, body)}`
  return { captcha_id, svg: captchaPicture(captchaAnswer(key, captcha_id)), expires_in: life }
}

/**
 * Checks what somebody read in a picture, in capitals or small letters. One try each: the picture is used up afterwards,
 * whatever the outcome. Refuses with 1004 (wrong, or nothing given) or 1005 (over, tried before, or never issued).
 */
export async function checkCaptcha(
  db: Db,
  id: string | undefined,
  answer: string | undefined,
  now: number,
): Promise<void> {
  if (!id) throw new ApiError('captcha.wrong')
  const isFirst = await markTried(db, id, now)
  if (!answer?.trim()) throw new ApiError('captcha.wrong')
  if (!isFirst) throw new ApiError('captcha.expired')
  const key = await installationKey(db, 'captcha_key')
  if (answer.trim().toUpperCase() !== captchaAnswer(key, id)) throw new ApiError('captcha.wrong')
}

/** An answer that was not needed: it is not looked at, and its picture is used up all the same. */
export async function dropCaptcha(db: Db, id: string | undefined, now: number): Promise<void> {
  if (id) await markTried(db, id, now)
}

/** Whether this is the first try of a picture that was issued and is not over. Only such a one leaves a row. */
async function markTried(db: Db, id: string, now: number): Promise<boolean> {
  const [expires, nonce, seal = ''] = id.split('.')
  const wanted = sealOf(await installationKey(db, 'captcha_key'), `${expires}.${nonce}`)
  if (seal.length !== wanted.length || !timingSafeEqual(Buffer.from(seal), Buffer.from(wanted))) return false
  if (Number(expires) <= now) return false
  const { rows } = await sql`
    with over as (
      delete from captcha_used where id_hash in (
        select id_hash from captcha_used where expires_at <= ${now} limit 100 for update skip locked))
    insert into captcha_used (id_hash, expires_at) values (${hashToken(id)}, ${Number(expires)})
    on conflict do nothing returning id_hash`.execute(db)
  return rows.length > 0
}

const sealOf = (key: string, body: string): string =>
  createHmac('sha256', key).update(`seal ${body}`).digest().subarray(0, strength).toString('base64url')

/** The code in a picture. Only the holder of the installation's key can compute it. */
export const captchaAnswer = (key: string, id: string): string =>
  [...createHmac('sha256', key).update(`answer ${id}`).digest().subarray(0, length)]
    .map((byte) => captchaLetters.charAt(byte % captchaLetters.length))
    .join('')
