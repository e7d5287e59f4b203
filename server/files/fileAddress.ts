import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Seconds that an address of a file is good for. */
export const addressSeconds = 3600

/** Whom an address is for, and until when, in unix seconds of real time. */
export interface Bearer {
  readonly user: string
  readonly expires: number
}

/** The address of a file for one person: an image tag cannot send the token. `key` is `fileKey`. */
export function fileAddress(key: string, uid: string, bearer: Bearer): string {
  const query = new URLSearchParams({
    user: bearer.user,
    expires: String(bearer.expires),
    signature: signature(key, uid, bearer),
  })
  return `/api/v1/file/${uid}?${query}`
}

/** Whether an address is one that we gave out and still good at that time. */
export function isGoodAddress(key: string, uid: string, given: Bearer & { signature: string }, now: number) {
  const [ours, theirs] = [signature(key, uid, given), given.signature].map((text) => Buffer.from(text))
  const isOurs = ours && theirs && ours.length === theirs.length && timingSafeEqual(ours, theirs)
  return isOurs === true && given.expires > now
}

/** The secret that addresses are signed with; every process of the installation has the same. */
export async function fileKey(db: Db): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    with made as (
      insert into installation (key, value)
      select 'file_key', ${randomBytes(32).toString('base64url')}
      where not exists (select from installation where key = 'file_key')
      on conflict (key) do nothing returning value)
    select value from made union all select value from installation where key = 'file_key'`.execute(db)
  // When another process made it in this very moment, neither part sees it.
  return rows[0]?.value ?? fileKey(db)
}

const signature = (key: string, uid: string, { user, expires }: Bearer): string =>
  createHmac('sha256', key).update(`${uid}\n${user}\n${expires}`).digest('base64url')
