import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/**
 * Keeps a folder from the other accounts of the machine: folders 700, files 600, whatever the umask of whoever started this
 * process, also what was made before and what is made from now on. Links are not followed. What belongs to
 * somebody else stays as it is, with a warning.
 */
export function keepPrivate(folder: string): void {
  // Threads have the umask of the process.
  if (isMainThread) process.umask(0o077)
  close(folder)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) close(join(entry.parentPath, entry.name))
  }
}

function close(path: string): void {
  try {
    const stats = lstatSync(path)
    if (stats.isSymbolicLink() || (stats.mode & 0o077) === 0) return
    chmodSync(path, stats.isDirectory() ? 0o700 : 0o600)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Another process that uses the folder has removed it.
    if (code === 'ENOENT') return
    process.emitWarning(`Other accounts of this machine may be able to read ${path} (${code ?? 'unknown'}).`)
  }
}
