import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { installationKey } from '#server/db/installationKey.ts'

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

/** The secret that addresses are signed with. */
export const fileKey = (db: Db): Promise<string> => installationKey(db, 'file_key')

const signature = (key: string, uid: string, { user, expires }: Bearer): string =>
  createHmac('sha256', key).update(`${uid}\n${user}\n${expires}`).digest('base64url')
