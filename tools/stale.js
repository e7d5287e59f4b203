import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'contract',
  'faces',
  'src',
  'public',
  'index.html',
  'brandModification.html',
  'vite.config.ts',
  'console.config.ts',
  'package.json',
  'package-lock.json',
]

/**
 * Whether the built console in `dist/` is missing or older than what it is built from.
 *
 * @param {string} root folder of the sources and of `dist/`
 */
export function isStale(root) {
  if (!existsSync(join(root, 'dist', 'index.html')) || !existsSync(stampFile(root))) return true
  return readFileSync(stampFile(root), 'utf8') !== fingerprint(root)
}

/**
 * A short text that changes with every added, removed or edited source of the console. It depends only on
 * names, sizes and times, so it may change without need (in a fresh clone), but takes only a few
 * milliseconds.
 *
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((name) => filesOf(root, name))) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/**
 * Records what `dist/` was built from.
 *
 * @param {string} root
 * @param {string} print taken before the build, because edits during the build are not included in it
 */
export function recordBuild(root, print) {
  writeFileSync(stampFile(root), print)
}

/** @param {string} root */
const stampFile = (root) => join(root, 'dist', '.stamp')

/**
 * @param {string} root
 * @param {string} name a file or a folder, which may be missing
 * @returns {string[]}
 */
function filesOf(root, name) {
  const stat = statSync(join(root, name), { throwIfNoEntry: false })
  if (!stat?.isDirectory()) return stat ? [name] : []
  return readdirSync(join(root, name))
    .toSorted()
    .flatMap((child) => filesOf(root, `${name}/${child}`))
}
