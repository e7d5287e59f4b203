import { createHash } from 'node:crypto'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { FileStore } from '#server/services/files/fileStore.ts'
import { parse } from '#server/services/parsers/parse.ts'
import { attachments, type Attachments, type Holder } from './attachments.ts'
import type { DemoPart } from './demoPart.ts'

/** Where the files go: the store, and the folder from which it takes them. */
export interface FilePlace {
  files: FileStore
  incoming: string
}

/** The number of files that are made at a time. */
const together = 8

/** Makes the files of the demo operator, a twentieth of them if `isSmall`, and sets them in its records. A part for each kind. */
export const fileParts = (place: FilePlace, isSmall: boolean): readonly DemoPart[] =>
  attachments.map((kind) => ({
    kind: 'files',
    make: async (db, commit) => {
      await mkdir(place.incoming, { recursive: true })
      const count = Math.ceil(kind.count / (isSmall ? 20 : 1))
      const { rows } = await sql<Holder>`${kind.holders} limit ${count}`.execute(db)
      const made: FileRow[] = []
      for (let start = 0; start < rows.length; start += together) {
        const some = rows.slice(start, start + together)
        made.push(...(await Promise.all(some.map((holder) => makeFile(holder, kind, place)))))
      }
      await commit((inside) => writeRows(inside, kind, made))
    },
  }))

type FileRow = Awaited<ReturnType<typeof makeFile>>

const writeRows = (db: Db, { noun, tie }: Attachments, rows: readonly FileRow[]) =>
  sql`
    with made as (
      insert into attachment (uid, name, mime, size, sha256, thumb, thumb_size, biz_type, biz_id, uploaded_by, uploaded_at, is_stored)
      select uid, name, mime, size, sha256, thumb, thumb_size, ${noun}, _id, by, at, true
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (_id text, by text, at int8, uid text, name text,
        mime text, size int8, sha256 text, thumb text, thumb_size int8)
      returning uid, biz_id as _id)
    ${tie}`.execute(db)

/** Stores one file and its thumbnail; returns its row, and the record that it belongs to. */
async function makeFile(holder: Holder, { kind, draw }: Attachments, { files, incoming }: FilePlace) {
  const content = draw(holder)
  const isPicture = typeof content === 'string'
  const uid = fileName(`${kind} ${holder._id}`)
  const thumb = isPicture ? fileName(`small ${uid}`) : null
  const path = join(incoming, uid)
  if (isPicture) await paint(content, path)
  else await writeFile(path, content)
  const stored = await readFile(path)
  let thumb_size = 0
  if (thumb !== null) {
    await parse('demo', 'thumb', { path, to: join(incoming, thumb) })
    thumb_size = (await stat(join(incoming, thumb))).size
    await files.put(thumb, join(incoming, thumb))
  }
  await files.put(uid, path)
  return {
    _id: holder._id,
    by: holder.by,
    at: holder.at,
    uid,
    name: isPicture ? `${kind}.webp` : `${kind}.pdf`,
    mime: isPicture ? 'image/webp' : 'application/pdf',
    size: stored.length,
    sha256: createHash('sha256').update(stored).digest('hex'),
    thumb,
    thumb_size,
  }
}

async function paint(drawing: string, to: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  await sharp(Buffer.from(drawing)).webp({ quality: 80, effort: 2 }).toFile(to)
}

// Derived from the record that it belongs to, so that a second setup after a crash overwrites the existing
// files.
const fileName = (of: string) => `up-${createHash('sha256').update(of).digest('hex').slice(0, 26)}`
