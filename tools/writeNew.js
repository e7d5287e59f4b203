import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, existsSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { PlainError } from './plainError.js'
import { programs } from './programs.js'

const root = dirname(import.meta.dirname)

/**
 * Writes new files, formatted, and prints their names.
 *
 * @param {Record<string, string>} files text by path
 */
export function writeNew(files) {
  for (const path of Object.keys(files)) requireFree(path)
  for (const path of Object.keys(files)) mkdirSync(dirname(path), { recursive: true })
  write(files, 'Written')
}

/**
 * Overwrites existing files, formatted, and prints their names.
 *
 * @param {Record<string, string>} files text by path
 */
export const rewrite = (files) => write(files, 'Added to')

/**
 * @param {Record<string, string>} files
 * @param {string} done
 */
function write(files, done) {
  for (const [path, text] of Object.entries(files)) writeFileSync(path, `${text.trim()}\n`)
  const code = Object.keys(files).filter((path) => !path.endsWith('.sql'))
  if (code.length > 0)
    spawnSync('node', [join(root, programs.oxfmt), '-c', join(root, '.oxfmtrc.json'), ...code], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  if (Object.keys(files).length > 0) console.log(`${done}:\n${Object.keys(files).map(indented).join('\n')}`)
}

/**
 * Refuses a file or folder that exists, ignoring case, because some disks do not distinguish it.
 *
 * @param {string} path
 */
export function requireFree(path) {
  const folder = dirname(path)
  if (!existsSync(folder)) return
  const taken = readdirSync(folder).find((name) => name.toLowerCase() === basename(path).toLowerCase())
  if (taken) throw new PlainError(`There is ${folder}/${taken} already. Choose another name.`)
}

/** @param {string} line */
export const indented = (line) => `  ${line}`
