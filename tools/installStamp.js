import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { isInstalledByNpm } from './installedByNpm.js'

/**
 * Which packages are there or needed: all, or only those that Atrium runs with, without what it is developed with.
 *
 * @typedef {'all' | 'run'} Extent
 */

/** @type {readonly Extent[]} */
const extents = ['all', 'run']
const here = `${process.platform}-${process.arch}`
const unfinished = 'unfinished'

/**
 * Returns why packages have to be installed, or an empty string if node_modules has what package-lock.json
 * requires on this platform. Packages from a developer's own `npm install` are fine too.
 *
 * @param {string} root folder of package-lock.json
 * @param {Extent} needed
 * @param {string} [platform] such as `linux-x64`
 * @returns {string} a few words for the user who waits, or an empty string
 */
export function installReason(root, needed, platform = here) {
  if (!existsSync(join(root, 'node_modules'))) return 'the first start'
  const installed = installedExtent(root, platform)
  if (installed === 'all' || installed === needed) return ''
  if (installed) return 'those for development'
  const stamp = read(stampFile(root))
  if (!stamp || stamp === unfinished) return 'an earlier installation did not finish'
  return stamp.split(' ')[1] === platform ? 'package-lock.json has changed' : 'they are for another platform'
}

/**
 * Which packages are installed as package-lock.json requires; undefined if they are not, or not all of either extent.
 *
 * @param {string} root folder of package-lock.json
 * @param {string} [platform] such as `linux-x64`
 */
export function installedExtent(root, platform = here) {
  const stamp = read(stampFile(root))
  if (stamp === unfinished) return undefined
  return (
    extents.find((extent) => stamp === expectedStamp(root, extent, platform)) ??
    extents.find((extent) => isInstalledByNpm(root, extent, platform))
  )
}

/**
 * Records in node_modules what it was installed from.
 *
 * @param {string} root folder of package-lock.json
 * @param {Extent | undefined} [extent]
 * @param {string} [platform] such as `linux-x64`
 */
export function recordInstall(root, extent = installedExtent(root), platform = here) {
  const stamp = extent ? expectedStamp(root, extent, platform) : unfinished
  if (read(stampFile(root)) !== stamp) writeFileSync(stampFile(root), stamp)
}

/**
 * Records that packages are about to be added to the installed ones: if that does not finish, none can be relied on.
 *
 * @param {string} root
 */
export const recordUnfinished = (root) => writeFileSync(stampFile(root), unfinished)

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.atrium-install')

/**
 * @param {string} root
 * @param {Extent} extent
 * @param {string} platform
 */
function expectedStamp(root, extent, platform) {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${hash} ${platform}${extent === 'all' ? '' : ` ${extent}`}`
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
