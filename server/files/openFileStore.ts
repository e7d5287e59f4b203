import type { Settings } from '#server/settings.ts'
import type { FileStore } from './fileStore.ts'
import { folderStore, sweepIncoming } from './folderStore.ts'

/** The store that the settings name: a folder of DATA_DIR, or S3, whose client is loaded only then. */
export async function openFileStore(settings: Settings): Promise<FileStore> {
  await sweepIncoming(settings)
  if (settings.FILES_S3_BUCKET === undefined) return folderStore(settings)
  const { s3Store } = await import('./s3Store.ts')
  return s3Store(settings)
}
