import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { keepPrivate } from '#server/base/keepPrivate.ts'
import { SettingsError, type Settings } from '#server/base/settings.ts'
import type { FileStore } from './fileStore.ts'
import { folderStore, incomingFolder, sweepIncoming } from './folderStore.ts'

/**
 * The store of the settings: a folder of DATA_DIR, or S3, whose client is loaded only then. Uploads come in
 * through DATA_DIR in both cases; throws a sentence for the operator if that is not possible.
 */
export async function openFileStore(settings: Settings): Promise<FileStore> {
  await requireWritable(settings)
  // The embedded database did so when it was opened.
  if (settings.DATABASE_URL !== undefined) keepPrivate(settings.DATA_DIR)
  await sweepIncoming(settings)
  if (settings.FILES_S3_BUCKET === undefined) return folderStore(settings)
  const { s3Store } = await import('./s3Store.ts')
  return s3Store(settings)
}

async function requireWritable(settings: Settings): Promise<void> {
  const folder = incomingFolder(settings)
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError(
      `The data folder ${settings.DATA_DIR}, which uploads go through, cannot be written: ` +
        `${reason}. Set DATA_DIR to another one.`,
    )
  }
}
