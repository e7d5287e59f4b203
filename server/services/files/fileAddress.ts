import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { installationKey } from '#server/db/installationKey.ts'

/** Seconds that the address of a file is valid, unless the session ends earlier. */
export const addressSeconds = 3600

/** The content of an address: who it is for, and until when, in unix seconds of real time. */
export interface Bearer {
  readonly user: string
  readonly expires: number
}

/**
 * The address of a file for one session, given by its `family`, because an image tag cannot send the token.
 * The address does not reveal which session that is; the signature is only valid for it. `key` is `fileKey`.
 */
export function fileAddress(key: string, uid: string, bearer: Bearer & { family: string }): string {
  const query = new URLSearchParams({
    user: bearer.user,
    expires: String(bearer.expires),
    signature: signature(key, uid, bearer),
  })
  return `/api/v1/file/${uid}?${query}`
}

/**
 * Whether an address was made for one of these sessions, which are all that the person still has, and is
 * still valid.
 */
export function isGoodAddress(
  key: string,
  uid: string,
  given: Bearer & { signature: string },
  { families, now }: { families: readonly string[]; now: number },
): boolean {
  const theirs = Buffer.from(given.signature)
  const isOurs = families.some((family) => {
    const ours = Buffer.from(signature(key, uid, { ...given, family }))
    return ours.length === theirs.length && timingSafeEqual(ours, theirs)
  })
  return isOurs && given.expires > now
}

/** The secret with which addresses are signed. */
export const fileKey = (db: Db): Promise<string> => installationKey(db, 'file_key')

const signature = (
  key: string,
  uid: string,
  { user, family, expires }: Bearer & { family: string },
): string => createHmac('sha256', key).update(`${uid}\n${user}\n${family}\n${expires}`).digest('base64url')
