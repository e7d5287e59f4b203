import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { isInstalledByNpm } from './installedByNpm.js'

const here = `${process.platform}-${process.arch}`

/**
 * Returns why packages have to be installed, or an empty string if node_modules is what package-lock.json
 * requires on this platform. Packages from a developer's own `npm install` are fine too.
 *
 * @param {string} root folder of package-lock.json
 * @param {string} [platform] such as `linux-x64`
 * @returns {string} a few words for the user who waits, or an empty string
 */
export function installReason(root, platform = here) {
  if (!existsSync(join(root, 'node_modules'))) return 'the first start'
  const stamp = read(stampFile(root))
  if (stamp === expectedStamp(root, platform) || isInstalledByNpm(root, platform)) return ''
  if (!stamp) return 'an earlier installation did not finish'
  return stamp.endsWith(` ${platform}`) ? 'package-lock.json has changed' : 'they are for another platform'
}

/**
 * Records in node_modules what it was installed from.
 *
 * @param {string} root folder of package-lock.json
 * @param {string} [platform] such as `linux-x64`
 */
export function recordInstall(root, platform = here) {
  const stamp = expectedStamp(root, platform)
  if (read(stampFile(root)) !== stamp) writeFileSync(stampFile(root), stamp)
}

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.atrium-install')

/**
 * @param {string} root
 * @param {string} platform
 */
function expectedStamp(root, platform) {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${hash} ${platform}`
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
