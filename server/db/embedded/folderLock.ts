import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SettingsError } from '#server/base/settings.ts'

/**
 * Locks the folder for this process, or throws at once. The kernel holds the lock, so it disappears with the
 * process, however it ends, and it works between containers that share the folder, where a process id means
 * nothing.
 */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new SettingsError(
      `The data folder ${folder} cannot be made: ${reason(error)}. Set DATA_DIR to another one.`,
    )
  }
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'lock'))
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock?.close()
    throw new SettingsError(
      /locked/.test(reason(error))
        ? `The data folder ${folder} is in use by another Atrium server. Stop it first, or set ` +
            'DATA_DIR to another folder.'
        : `The data folder ${folder} cannot be written: ${reason(error)}. Set DATA_DIR to another one.`,
    )
  }
  const held = lock
  return () => held.close()
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))
