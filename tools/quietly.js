import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { untilEnd } from './runNode.js'

const tailLines = 25

/**
 * Runs a program and writes its output to a log file.
 *
 * @param {string} program
 * @param {string[]} words
 * @param {{ log: string, env?: Record<string, string> }} options the log file, which is overwritten;
 * additional environment variables
 * @returns {Promise<{ code: number, tail: string }>} its exit code (127 if there is no such program) and the
 * last lines of the log
 */
export async function quietly(program, words, { log, env }) {
  mkdirSync(dirname(log), { recursive: true })
  const output = openSync(log, 'w')
  try {
    // Only Windows needs the shell, to find npm.cmd.
    const shell = process.platform === 'win32'
    const child = spawn(program, words, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      shell,
    })
    const code = await untilEnd(child).catch(missing)
    return { code, tail: readFileSync(log, 'utf8').trimEnd().split('\n').slice(-tailLines).join('\n') }
  } finally {
    closeSync(output)
  }
}

/**
 * @param {unknown} error
 * @returns {number} the exit code of a shell if there is no such program
 */
function missing(error) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 127
  throw error
}
