import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { installationKey } from '#server/db/installationKey.ts'
import { captchaLetters } from './captchaGlyphs.ts'
import { captchaPicture } from './captchaPicture.ts'
import { hashToken } from './token.ts'

/** Seconds that a picture is valid. */
const life = 120
const length = 4
/** The length of the random part of an id, and of its signature, in bytes. */
const strength = 16

/**
 * Creates a captcha. Nothing is stored: the id contains its expiry, and only with the key of the installation
 * can it be created, or the answer derived from it. However many pictures a stranger requests, others at the
 * same address get theirs.
 */
export async function issueCaptcha(db: Db, now: number) {
  const key = await installationKey(db, 'captcha_key')
  const body = `${now + life}.${randomBytes(strength).toString('base64url')}`
  const captcha_id = `${body}.${sealOf(key, body)}`
  return { captcha_id, svg: captchaPicture(captchaAnswer(key, captcha_id)), expires_in: life }
}

/**
 * Checks what somebody read in a picture, ignoring case. There is one try for each: afterwards the picture is
 * used up, whatever the result. Throws 1004 (wrong or missing) or 1005 (expired, already tried, or never
 * issued).
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

/** Uses up the picture of an answer that was not needed, without checking the answer. */
export async function dropCaptcha(db: Db, id: string | undefined, now: number): Promise<void> {
  if (id) await markTried(db, id, now)
}

/**
 * Whether this is the first try of a picture that was issued and has not expired. Only then is a row written.
 */
async function markTried(db: Db, id: string, now: number): Promise<boolean> {
  const [expires, nonce, seal = '', ...rest] = id.split('.')
  const wanted = Buffer.from(sealOf(await installationKey(db, 'captcha_key'), `${expires}.${nonce}`))
  const given = Buffer.from(seal)
  if (rest.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false
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
