import type { Settings } from '#server/settings.ts'
import { folderStore, sweepIncoming } from './folderStore.ts'

/** Where the contents of uploaded files are kept, each under a name of `newFileName`. */
export interface FileStore {
  /** Takes the file that lies at this path; it stands whole under its name afterwards, or not at all. */
  readonly put: (name: string, path: string) => Promise<void>
  /** The content, once its first bytes can be had; null for a name that is not there. */
  readonly get: (name: string) => Promise<AsyncIterable<Uint8Array> | null>
  /** Nothing happens for a name that is not there. */
  readonly remove: (name: string) => Promise<void>
}

/** The store that the settings name: a folder of DATA_DIR, or S3, whose client is loaded only then. */
export async function openFileStore(settings: Settings): Promise<FileStore> {
  await sweepIncoming(settings)
  if (settings.FILES_S3_BUCKET === undefined) return folderStore(settings)
  const { s3Store } = await import('./s3Store.ts')
  return s3Store(settings)
}
