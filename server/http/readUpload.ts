import { createHash } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { newFileName } from '#server/base/newFileName.ts'
import type { Upload } from '#server/services/files/upload.ts'
import { partsOf, textOf, type Part } from './multipart.ts'

/**
 * The content of a form: its fields, and its file, which the caller of this function must remove
 * (`dropUpload`).
 */
export interface Form {
  readonly fields: Readonly<Record<string, string>>
  readonly upload: Upload
}

interface Limits {
  /** The maximum size of the file in bytes. */
  readonly most: number
  /** The folder for incoming files. */
  readonly folder: string
}

/**
 * Reads a form of fields and exactly one part `file`, in any order; the file goes to the disk as it arrives.
 * Throws 4001 for any other or an incomplete form, and 4130 for a larger file; nothing is left on the disk
 * then.
 */
export async function readUpload(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  { most, folder }: Limits,
): Promise<Form> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>
  let upload: Upload | undefined
  try {
    for await (const part of partsOf(patient(body, most), contentType)) {
      const isFile = part.name === 'file' && part.fileName !== null
      if (isFile ? upload : part.name in fields) throw refuseFields('param.invalid', { [part.name]: 'twice' })
      if (isFile) upload = await keep(part, folder, most)
      else fields[part.name] = await textOf(part.body, 'field')
    }
    if (!upload) throw refuseFields('param.invalid', { file: 'required' })
    if (upload.size > most) throw new ApiError('file.too_large', { reason: 'size', limit: most })
    return { fields, upload }
  } catch (error) {
    if (upload) await dropUpload(upload)
    throw error
  }
}

/** Removes the file of a request that is over; does nothing if the file was moved away. */
export const dropUpload = ({ path }: Pick<Upload, 'path'>): Promise<void> => rm(path, { force: true })

/**
 * This many bytes beyond the limit are still read: a browser that cannot finish sending would never read the
 * reason.
 */
const patience = 200_000_000

async function keep({ body, fileName }: Part, folder: string, most: number): Promise<Upload> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, newFileName())
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx')
  try {
    for await (const piece of joined(body)) {
      size += piece.length
      if (size > most) continue
      hash.update(piece)
      await file.write(piece)
    }
    await file.sync()
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
  await file.close()
  return { path, name: fileName ?? '', size, sha256: hash.digest('hex') }
}

/** Joins small pieces, because a write takes as long for one byte as for many. */
async function* joined(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [held, size]: [Buffer[], number] = [[], 0]
  for await (const piece of body) {
    held.push(piece)
    size += piece.length
    if (size < atOnce) continue
    yield Buffer.concat(held)
    ;[held, size] = [[], 0]
  }
  yield Buffer.concat(held)
}

/** Bytes written at a time. */
const atOnce = 65_536

async function* patient(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > most + patience) throw new ApiError('file.too_large', { reason: 'size', limit: most })
    yield piece
  }
}
