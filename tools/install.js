import { rmSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'

import { setGitHooks } from './gitHooks.js'
import { installedExtent, installReason, recordInstall, recordUnfinished } from './installStamp.js'
import { withLock } from './lock.js'
import { PlainError } from './plainError.js'
import { quietly } from './quietly.js'
import { runtimeFolder } from './runtime.js'

// Not `npm ci`: it refuses a lock file without the native programs of every other platform, and a registry
// that lacks one of those makes such a lock file. With --no-save this installs what is locked and does not
// change the lock file. The includes are for machines that omit development or optional packages by their own
// npm settings.
const npmWords = 'install --no-save --no-fund --no-audit --include=optional --engine-strict=false'
const extentWords = { all: '--include=dev', run: '--omit=dev' }

/** The tasks that run Atrium. All others need what it is developed with, which takes longer to install. */
export const tasksThatRun = [
  'start',
  'server:only',
  'build',
  'demo:reset',
  'db:dump',
  'db:restore',
  'db:move',
  'factor:remove',
  'email:set',
  'audit:verify',
]

const unreachable = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT)\b/

/**
 * Updates node_modules to package-lock.json; most of the time there is nothing to do. Concurrent runs wait
 * for the first.
 *
 * @param {string} root folder of package-lock.json
 * @param {string} [task] what the packages are for, a key of `tasks`; without it, all are installed
 * @returns {Promise<void>} rejects with a PlainError that says what to do
 */
export async function ensureInstalled(root, task = '') {
  const needed = tasksThatRun.includes(task) ? 'run' : 'all'
  if (!installReason(root, needed)) return recordInstall(root)
  await withLock(
    join(root, '.cache', 'install.lock'),
    'Waiting for another installation to end.',
    async () => {
      const reason = installReason(root, needed)
      if (reason) await install(root, needed, reason)
    },
  )
}

/**
 * @param {string} root
 * @param {import('./installStamp.js').Extent} needed
 * @param {string} reason
 */
async function install(root, needed, reason) {
  console.log(`Installing packages (${reason}): half a minute or more.`)
  // What was installed to run Atrium stays as it is.
  if (installedExtent(root) === 'run') recordUnfinished(root)
  else removePackages(root)
  const started = Date.now()
  const { code, tail } = await quietly('npm', [...npmWords.split(' '), extentWords[needed]], {
    log: join(root, '.cache', 'install.log'),
    env: withoutOwnPrograms(root),
  })
  if (code !== 0) throw new PlainError(`${tail}\n\n${failure(code, tail)}`)
  keepRunnableNode(root)
  recordInstall(root, needed)
  if (needed === 'all') setGitHooks(root)
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/**
 * @param {number} code
 * @param {string} tail
 */
function failure(code, tail) {
  const log = 'Full log: .cache/install.log'
  if (code === 127) return 'npm was not found: it comes with Node, please install it.'
  if (unreachable.test(tail)) {
    return (
      `The package registry cannot be reached: check the connection or npm's proxy and registry ` +
      `settings. ${log}`
    )
  }
  return `The packages could not be installed (npm exited with ${code}). ${log}`
}

/**
 * `npm run` puts node_modules/.bin first on PATH, where npm would find the Node that it is about to delete.
 *
 * @param {string} root
 */
function withoutOwnPrograms(root) {
  const inside = join(root, 'node_modules')
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = (process.env[name] ?? '').split(delimiter).filter((folder) => !folder.startsWith(inside))
  return { [name]: folders.join(delimiter) }
}

/**
 * Where the packaged Node does not run, its link would still hide the machine's own from every `npm run`.
 *
 * @param {string} root
 */
function keepRunnableNode(root) {
  const isPackaged = runtimeFolder(root).startsWith(join(root, 'node_modules'))
  if (!isPackaged) rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true })
}

/**
 * npm would keep what is there, which may be half an installation, or an installation for another system. Windows does
 * not delete a program that runs, and after the first start that is the Node among the packages.
 *
 * @param {string} root
 */
function removePackages(root) {
  const isOurs = process.execPath.startsWith(join(root, 'node_modules') + sep)
  if (process.platform === 'win32' && isOurs)
    throw new PlainError('The packages have changed: run `npm ci` once.')
  rmSync(join(root, 'node_modules'), { recursive: true, force: true })
}
