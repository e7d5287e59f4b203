import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lockFolder } from '#server/db/embedded/folderLock.ts'
import { keepPrivate } from '#server/base/keepPrivate.ts'
import { SettingsError } from '#server/base/settings.ts'

/** The contents of a dump: the database, the mark that it was once complete, uploaded files. */
const parts = ['made', 'pglite', 'files']

/**
 * Writes the data folder into one compressed file (a gzipped tar). Throws for a folder that a server uses,
 * and for an existing file unless it may be replaced. The file with that name is always a complete dump.
 */
export function dumpFolder(folder: string, file: string, isReplacing: boolean): void {
  if (!existsSync(join(folder, 'made')))
    throw new SettingsError(`There is no embedded database in ${folder}. Set DATA_DIR to its folder.`)
  if (existsSync(file) && !isReplacing)
    throw new SettingsError(`${file} is there already. Name another file, or add --force to replace it.`)
  const unlock = lockFolder(folder)
  // The program that writes the dump inherits the umask.
  keepPrivate(folder)
  const growing = resolve(`${file}.part`)
  try {
    tar(['-czf', growing, '-C', folder, ...parts.filter((part) => existsSync(join(folder, part)))])
    renameSync(growing, file)
  } finally {
    rmSync(growing, { force: true })
    unlock()
  }
}

/**
 * Replaces the content of the data folder with a dump. Throws for a folder that a server uses, for a folder
 * with data unless it may be replaced, and for a file that is not a complete dump; the folder is then
 * unchanged.
 */
export function restoreFolder(folder: string, file: string, isReplacing: boolean): void {
  if (!existsSync(file)) throw new SettingsError(`There is no file ${file}.`)
  const unlock = lockFolder(folder)
  const coming = join(folder, 'restoring')
  try {
    if (existsSync(join(folder, 'made')) && !isReplacing)
      throw new SettingsError(
        `${folder} has data already. Set DATA_DIR to another folder, or add --force to replace it.`,
      )
    rmSync(coming, { recursive: true, force: true })
    spread(file, coming)
    // Without the mark the folder counts as unfinished, in case this is interrupted.
    for (const part of parts) rmSync(join(folder, part), { recursive: true, force: true })
    for (const part of parts.toReversed()) {
      if (existsSync(join(coming, part))) renameSync(join(coming, part), join(folder, part))
    }
    // A dump of an earlier version brings its permissions along.
    keepPrivate(folder)
  } finally {
    rmSync(coming, { recursive: true, force: true })
    unlock()
  }
}

function spread(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const isWhole = () => existsSync(join(folder, 'made')) && existsSync(join(folder, 'pglite', 'PG_VERSION'))
  try {
    tar(['-xzf', resolve(file), '--no-same-owner', '-C', folder])
    if (isWhole()) return
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
  }
  throw new SettingsError(`${file} is no whole dump of Atrium's data, so nothing was changed.`)
}

function tar(words: readonly string[]): void {
  const { status, error, stderr } = spawnSync('tar', words, { encoding: 'utf8' })
  if (status === 0) return
  throw new SettingsError(`The program tar has failed: ${error?.message ?? stderr.trim()}`)
}
