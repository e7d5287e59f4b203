import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'atrium-test-'

/** Bytes. A run takes two or three of these gigabytes; a container often has 64 MB of shared memory. */
const plenty = 8 * 2 ** 30

/**
 * A new folder for a database: in memory where there is plenty of it, otherwise where temporary files are. A copy of the demo
 * operator has two thousand files, which a disk needs three times as long to make.
 */
export function quickFolder(): string {
  return mkdtempSync(join(hasPlenty() ? memory : tmpdir(), `${prefix}${process.pid}-`))
}

/** Gives back the memory of runs that were killed. */
export function removeLeftFolders(): void {
  if (!existsSync(memory)) return
  for (const name of readdirSync(memory)) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
    if (owner && !isRunning(Number(owner))) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

function hasPlenty(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > plenty && process.availableMemory() > plenty
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of somebody else is running too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
