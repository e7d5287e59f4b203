import { spawn } from 'node:child_process'
import { constants } from 'node:os'

import { PlainError } from './plainError.js'

/**
 * Runs `node` (the one first on PATH) in this terminal until it ends, and passes our signals on to it.
 *
 * @param {string[]} words the arguments of `node`
 * @param {{ env?: Record<string, string> | undefined, stop?: AbortSignal }} [options] additional environment
 * variables; aborting `stop` asks the child to end
 * @returns {Promise<number>} its exit code, 128 + n if signal n ended it
 */
export function runNode(words, { env, stop } = {}) {
  const child = spawn('node', words, { stdio: 'inherit', env: { ...process.env, ...env } })
  return untilEnd(child, stop)
}

/**
 * Waits for a child to end, and passes our signals on to it.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {AbortSignal} [stop] aborting asks it to end, as SIGTERM does
 * @returns {Promise<number>} its exit code; rejects if it could not be started, or a signal made it fail, so
 * that the next step is not run
 */
export async function untilEnd(child, stop) {
  let isStopped = false
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    // Ctrl-C in a terminal reaches the child directly, and npm repeats signals; a second signal makes many
    // servers abandon their work.
    const hasItAlready = isStopped || (signal === 'SIGINT' && process.stdin.isTTY)
    if (!hasItAlready) child.kill(signal)
    isStopped = true
  }
  process.on('SIGINT', passOn).on('SIGTERM', passOn)
  stop?.addEventListener('abort', () => passOn('SIGTERM'))
  const orphaned = onceOrphaned(() => passOn('SIGTERM'))
  try {
    const code = await exitCode(child)
    if (isStopped && code !== 0) throw new PlainError('Stopped.', code)
    return code
  } finally {
    clearInterval(orphaned)
    process.off('SIGINT', passOn).off('SIGTERM', passOn)
  }
}

/**
 * npm runs scripts in a shell and passes signals on only to that shell, which they kill, so that this process
 * is left behind.
 *
 * @param {() => void} act
 */
function onceOrphaned(act) {
  const parent = process.ppid
  const isOfNpm = process.env.npm_lifecycle_event !== undefined
  return setInterval(() => isOfNpm && process.ppid !== parent && act(), 250)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
