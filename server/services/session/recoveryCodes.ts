import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { hashToken } from './token.ts'

/** Ten new recovery codes, within a transaction; the old ones are no longer valid. Only hashes are stored. */
export async function replaceRecoveryCodes(inside: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, newRecoveryCode)
  await sql`delete from recovery_code where user_id = ${userId}`.execute(inside)
  await sql`
    insert into recovery_code (user_id, code_hash)
    select ${userId}, unnest(${codes.map((code) => hashOf(userId, code))}::text[])`.execute(inside)
  return codes
}

/** Uses up a recovery code, however it is spaced. Returns whether it was valid. */
export async function spendRecoveryCode(db: Db, userId: string, given: string): Promise<boolean> {
  const { rows } = await sql`
    delete from recovery_code where user_id = ${userId} and code_hash = ${hashOf(userId, given)}
    returning user_id`.execute(db)
  return rows.length === 1
}

/** How many recovery codes somebody has left. */
export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from recovery_code where user_id = ${userId}`.execute(db)
  return rows[0]?.n ?? 0
}

// Without letters and digits that are mistaken for each other on paper.
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 16 characters of 32: 80 bits, too many to try even for somebody who has the hashes. */
function newRecoveryCode(): string {
  const part = () => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('')
  return [part(), part(), part(), part()].join('-')
}

// The index compares hashes, so the time it takes reveals nothing about a code.
const hashOf = (userId: string, code: string): string =>
  hashToken(`recovery ${userId} ${code.replaceAll(/[\s-]/g, '').toUpperCase()}`)
