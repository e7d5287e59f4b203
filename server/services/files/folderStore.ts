import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Settings } from '#server/base/settings.ts'
import type { FileStore } from './fileStore.ts'

/**
 * The folder for incoming files. It is on the disk of the store, so that storing a file only means renaming
 * it.
 */
export const incomingFolder = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string =>
  join(DATA_DIR, 'files', 'incoming')

/** Removes remains of uploads after a crash; another process may be working on the younger ones. */
export async function sweepIncoming(settings: Pick<Settings, 'DATA_DIR'>): Promise<void> {
  const folder = incomingFolder(settings)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (mtimeMs < Date.now() - 86_400_000) await rm(path, { force: true })
  }
}

/** Keeps files in DATA_DIR, in folders by the first two random letters of their names. */
export function folderStore({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): FileStore {
  const place = (name: string) => join(DATA_DIR, 'files', name.slice(3, 5), name)
  return {
    put: async (name, path) => {
      const to = place(name)
      await mkdir(dirname(to), { recursive: true })
      await onDisk(path)
      await rename(path, to)
      await onDisk(dirname(to))
    },
    get: async (name) => {
      try {
        const file = await open(place(name))
        return file.createReadStream()
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    remove: (name) => rm(place(name), { force: true }),
  }
}

/** Waits until a file, or the names in a folder, would survive a power cut. */
async function onDisk(path: string): Promise<void> {
  // Windows cannot open folders; there the file system takes care of storing names.
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EISDIR' || error.code === 'EPERM') return undefined
    throw error
  })
  await handle?.sync()
  await handle?.close()
}

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'
