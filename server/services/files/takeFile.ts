import { rm, stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import type { Context } from '#server/engine/context.ts'
import type { Upload } from './upload.ts'
import { readParams } from '#server/services/params.ts'
import { parse } from '#server/services/parsers/parse.ts'
import { requireRoom } from './requireRoom.ts'
import { allowedType, isPicture } from '#server/base/knownTypes.ts'
import type { FileStore } from './fileStore.ts'
import { newFileName } from '#server/base/newFileName.ts'
import { requireTarget, type Owner } from './owningRecord.ts'
import { safeFileName } from '#server/base/safeFileName.ts'
import type { FileRow } from './showFiles.ts'

/**
 * Stores an uploaded file for a resource, or a record of it, in the caller's name. Throws 4150 for a type
 * that the operator does not allow, 4130 for a file that costs too much to read, 4132 if there is no room,
 * and for a record that this person may not change. If it fails half way, nothing is left.
 */
export async function takeFile(
  services: { files: FileStore },
  context: Context,
  upload: Upload,
  owner: Owner,
): Promise<FileRow> {
  await requireTarget(context, owner)
  // Before any work is done for a file that there is no room for.
  await requireRoom(context)
  const params = await readParams(context.db)
  const { path } = upload
  const mime = await parse(context.who.id, 'type', { path, name: upload.name })
  const known = mime === null ? undefined : allowedType(mime, params('upload.types'))
  if (mime === null || !known) throw new ApiError('file.type', { type: mime })
  const small = `${path}.webp`
  try {
    if (isPicture(mime)) await parse(context.who.id, 'thumb', { path, to: small })
    const { size, sha256 } = upload
    const row: FileRow = {
      uid: newFileName(),
      name: safeFileName(upload.name, known.endings),
      mime,
      size,
      sha256,
      thumb: isPicture(mime) ? newFileName() : null,
      ...owner,
    }
    await keep(services, context, row, { content: path, small })
    return row
  } finally {
    await rm(small, { force: true })
  }
}

/**
 * The row comes first, so that everything in the store is known; a failure is undone, or cleaned up after a
 * crash.
 */
async function keep(
  { files }: { files: FileStore },
  context: Context,
  row: FileRow,
  paths: { content: string; small: string },
): Promise<void> {
  const { db, who } = context
  const { uid, name, mime, size, sha256, thumb, biz_type, biz_id } = row
  const thumbSize = thumb === null ? 0 : (await stat(paths.small)).size
  await inTransaction(db, async (inside) => {
    await sql`
      insert into attachment (uid, name, mime, size, sha256, thumb, thumb_size, biz_type, biz_id, uploaded_by)
      values (${uid}, ${name}, ${mime}, ${size}, ${sha256}, ${thumb}, ${thumbSize}, ${biz_type}, ${biz_id},
        ${who.id})`.execute(inside)
    await requireRoom({ ...context, db: inside }, size + thumbSize)
  })
  try {
    await files.put(uid, paths.content)
    if (thumb !== null) await files.put(thumb, paths.small)
    await sql`update attachment set is_stored = true where uid = ${uid}`.execute(db)
  } catch (error) {
    // What cannot be undone now, because the store is unavailable, is cleaned up later.
    await takeBack(files, db, { uid, thumb }).catch(() => undefined)
    throw error
  }
}

async function takeBack(
  files: FileStore,
  db: Db,
  { uid, thumb }: Pick<FileRow, 'uid' | 'thumb'>,
): Promise<void> {
  await files.remove(uid)
  if (thumb !== null) await files.remove(thumb)
  await sql`delete from attachment where uid = ${uid}`.execute(db)
}
