import { mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const beat = 1_000
const silence = 15_000

/**
 * Runs something that no other process of this checkout runs at the same time. The lock is a folder that its
 * owner touches every second; a lock not touched for 15 seconds is abandoned (a process id does not help: in
 * containers it is often the same).
 *
 * @param {string} folder the lock; its parent is created if it is missing
 * @param {string} waiting printed once if another process has the lock; empty for nothing
 * @param {() => Promise<void>} act must not block the event loop, or the lock looks abandoned
 * @param {number} [abandonedAfter] milliseconds
 */
export async function withLock(folder, waiting, act, abandonedAfter = silence) {
  mkdirSync(dirname(folder), { recursive: true })
  let isSaid = false
  while (!take(folder)) {
    if (age(folder) > abandonedAfter) discard(folder)
    else {
      if (!isSaid && waiting) console.log(waiting)
      isSaid = true
      await pause(beat / 5)
    }
  }
  const heart = setInterval(() => utimesSync(folder, new Date(), new Date()), beat)
  const release = () => rmSync(folder, { recursive: true, force: true })
  process.on('exit', release)
  try {
    await act()
  } finally {
    clearInterval(heart)
    process.off('exit', release)
    release()
  }
}

/** @param {string} folder */
function take(folder) {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** @param {string} folder */
function age(folder) {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat ? Date.now() - stat.mtimeMs : 0
}

/**
 * Renamed before it is removed, which only one of several waiting processes can do.
 *
 * @param {string} folder
 */
function discard(folder) {
  const away = `${folder}.${process.pid}`
  try {
    renameSync(folder, away)
    rmSync(away, { recursive: true, force: true })
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined)
