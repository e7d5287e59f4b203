import { rmSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'

import { setGitHooks } from './gitHooks.js'
import { installReason, recordInstall } from './installStamp.js'
import { withLock } from './lock.js'
import { PlainError } from './plainError.js'
import { quietly } from './quietly.js'
import { runtimeFolder } from './runtime.js'

// Not `npm ci`: it refuses a lock file without the native programs of every other platform, and a registry
// that lacks one of those makes such a lock file. With --no-save this installs what is locked and does not
// change the lock file. The includes are for machines that omit development or optional packages by their own
// npm settings.
const npmWords =
  'install --no-save --no-fund --no-audit --include=optional --include=dev --engine-strict=false'

const unreachable = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT)\b/

/**
 * Updates node_modules to package-lock.json; most of the time there is nothing to do. Concurrent runs wait
 * for the first.
 *
 * @param {string} root folder of package-lock.json
 * @returns {Promise<void>} rejects with a PlainError that says what to do
 */
export async function ensureInstalled(root) {
  if (!installReason(root)) return recordInstall(root)
  await withLock(
    join(root, '.cache', 'install.lock'),
    'Waiting for another installation to end.',
    async () => {
      const reason = installReason(root)
      if (reason) await install(root, reason)
    },
  )
}

/**
 * @param {string} root
 * @param {string} reason
 */
async function install(root, reason) {
  refuseToReplaceOurselves(root)
  console.log(`Installing packages (${reason}): a minute or two.`)
  // npm would keep what is there, which may be half an installation, or an installation for another system.
  rmSync(join(root, 'node_modules'), { recursive: true, force: true })
  const started = Date.now()
  const { code, tail } = await quietly('npm', npmWords.split(' '), {
    log: join(root, '.cache', 'install.log'),
    env: withoutOwnPrograms(root),
  })
  if (code !== 0) throw new PlainError(`${tail}\n\n${failure(code, tail)}`)
  keepRunnableNode(root)
  recordInstall(root)
  setGitHooks(root)
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
 * Windows does not delete a program that runs, and after the first start that is the Node among the packages.
 *
 * @param {string} root
 */
function refuseToReplaceOurselves(root) {
  const isOurs = process.execPath.startsWith(join(root, 'node_modules') + sep)
  if (process.platform === 'win32' && isOurs)
    throw new PlainError('The packages have changed: run `npm ci` once.')
}
