import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Settings } from '#server/base/settings.ts'
import { newFileName } from '#server/base/newFileName.ts'
import type { FileStore } from './fileStore.ts'
import { incomingFolder } from './folderStore.ts'

/**
 * Stores a file that the server itself writes under a name from `newFileName`, completely or not at all, and
 * returns its size in bytes. Note the name before, so that the file can be removed if the server dies.
 */
export async function storeContent(
  { files, settings }: { readonly files: FileStore; readonly settings: Pick<Settings, 'DATA_DIR'> },
  name: string,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const folder = incomingFolder(settings)
  await mkdir(folder, { recursive: true })
  const path = join(folder, newFileName())
  try {
    await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(path, { flags: 'wx' }))
    const { size } = await stat(path)
    await files.put(name, path)
    return size
  } finally {
    await rm(path, { force: true })
  }
}
