import { mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const beat = 1_000
const silence = 15_000

/**
 * Runs something while no other process of this checkout does. The lock is a folder that its owner touches
 * every second; one left alone for 15 seconds belongs to nobody (a process number would not tell: in containers
 * it is often the same).
 *
 * @param {string} folder the lock; its parent is made when missing
 * @param {string} waiting said once when somebody else has it
 * @param {() => Promise<void>} act must leave the event loop free, or the lock looks abandoned
 * @param {number} [abandonedAfter] milliseconds
 */
export async function withLock(folder, waiting, act, abandonedAfter = silence) {
  mkdirSync(dirname(folder), { recursive: true })
  let isSaid = false
  while (!take(folder)) {
    if (age(folder) > abandonedAfter) discard(folder)
    else {
      if (!isSaid) console.log(waiting)
      isSaid = true
      await pause(beat / 5)
    }
  }
  const heart = setInterval(() => utimesSync(folder, new Date(), new Date()), beat)
  try {
    await act()
  } finally {
    clearInterval(heart)
    rmSync(folder, { recursive: true, force: true })
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
 * Renamed before it is removed: of several that wait only one can.
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
