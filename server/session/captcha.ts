import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { networkOf } from '#server/http/networkOf.ts'
import { captchaLetters } from './captchaGlyphs.ts'
import { captchaPicture } from './captchaPicture.ts'
import { countWithin } from './countWithin.ts'
import { newToken } from './token.ts'

/** Seconds that a picture is good for. */
const life = 120
const length = 4

/** Draws a code for somebody to type in. The answer is in the picture alone; what is stored is a hash. */
export async function issueCaptcha(db: Db, ip: string | null, now: number) {
  await countWithin(db, `captcha ${networkOf(ip)}`, { limit: 60, seconds: 60, now })
  const answer = Array.from({ length }, () => captchaLetters.charAt(randomInt(captchaLetters.length))).join(
    '',
  )
  const captcha_id = newToken()
  await sql`delete from captcha where expires_at <= ${now}`.execute(db)
  await sql`
    insert into captcha (_id, answer_hash, expires_at)
    values (${captcha_id}, ${hashAnswer(captcha_id, answer)}, ${now + life})`.execute(db)
  return { captcha_id, svg: captchaPicture(answer), expires_in: life }
}

/**
 * Checks what somebody read in a picture, in capitals or small letters. One try each: the picture is gone afterwards,
 * whatever the outcome. Refuses with 1004 (wrong, or nothing given) or 1005 (over, tried before, or never issued).
 */
export async function checkCaptcha(
  db: Db,
  id: string | undefined,
  answer: string | undefined,
  now: number,
): Promise<void> {
  if (!id) throw new Refusal('captcha.wrong')
  const { rows } = await sql<{ answer_hash: string; expires_at: number }>`
    delete from captcha where _id = ${id} returning answer_hash, expires_at`.execute(db)
  const issued = rows[0]
  if (!answer?.trim()) throw new Refusal('captcha.wrong')
  if (!issued || issued.expires_at <= now) throw new Refusal('captcha.expired')
  if (issued.answer_hash !== hashAnswer(id, answer)) throw new Refusal('captcha.wrong')
}

/** An answer nobody asked for: it is not looked at, and its picture is used up all the same. */
export async function dropCaptcha(db: Db, id: string | undefined): Promise<void> {
  if (id) await sql`delete from captcha where _id = ${id}`.execute(db)
}

/** What is stored of an answer: a hash that means nothing with another picture. */
export const hashAnswer = (id: string, answer: string): string =>
  createHash('sha256')
    .update(id + answer.trim().toUpperCase())
    .digest('hex')
