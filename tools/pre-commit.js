import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

import { programs } from './programs.js'
import { pathWithRuntime } from './runtime.js'

// Checks the staged files and changes nothing, so edits that are not staged are never at risk. It reads the
// files on disk, so it sees the whole of a partly staged file.

const root = dirname(import.meta.dirname)
process.chdir(root)

if (!existsSync(programs.oxfmt)) {
  console.error('The packages are not installed: run `npm run check` once, or commit with --no-verify.')
  process.exit(1)
}

const changed = spawnSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'], {
  encoding: 'utf8',
})
const files = changed.stdout.split('\0').filter((file) => file && existsSync(file))
const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))

const isFormatted = passes([programs.oxfmt, '--check', '--no-error-on-unmatched-pattern'], files)
const isClean = passes([programs.oxlint, '--no-error-on-unmatched-pattern'], code)
const isDocumented = passes(['tools/reference.js'], code.length > 0 ? ['--check'] : [])
if (!isFormatted) console.error('Run `npm run format`, stage again and commit.')
process.exitCode = isFormatted && isClean && isDocumented ? 0 : 1

/**
 * @param {string[]} words
 * @param {string[]} names none means nothing to check; without names the program would check everything
 */
function passes(words, names) {
  if (names.length === 0) return true
  const env = { ...process.env, ...pathWithRuntime(root) }
  return spawnSync('node', [...words, ...names], { stdio: 'inherit', env }).status === 0
}
