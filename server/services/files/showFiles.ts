import type { z } from 'zod'
import type { uploadFile } from '#contract/core/attachment.ts'
import { ApiError } from '#contract/reply.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Session } from '#server/services/session/session.ts'
import { addressSeconds, fileAddress, fileKey } from './fileAddress.ts'

/** A file as a row of the table. */
export interface FileRow {
  readonly uid: string
  readonly name: string
  readonly mime: string
  readonly size: number
  readonly sha256: string
  /** The name of its thumbnail in the store. */
  readonly thumb: string | null
  readonly biz_type: string
  readonly biz_id: string | null
}

/**
 * Files on the wire for somebody who may see them, with addresses that are valid for an hour, unless they
 * sign out earlier.
 */
export async function showFiles(
  { database, clock }: { database: Database; clock: Clock },
  session: Pick<Session, 'user' | 'family'> | null,
  rows: readonly FileRow[],
): Promise<z.infer<typeof uploadFile>[]> {
  if (!session) throw new ApiError('auth.required')
  if (rows.length === 0) return []
  const key = await fileKey(database.db)
  const bearer = {
    user: session.user._id,
    family: session.family,
    expires: Math.floor(clock.real()) + addressSeconds,
  }
  return rows.map(({ uid, name, mime, size, sha256, thumb, biz_type, biz_id }) => {
    const url = fileAddress(key, uid, bearer)
    const thumbUrl = thumb === null ? null : `${url}&thumb=1`
    return { uid, name, url, thumbUrl, mime, size, sha256, biz_type, biz_id }
  })
}
