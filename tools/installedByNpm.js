import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The parts of a package's entry in a lock file that we read.
 *
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [dev]
 * @property {string[]} [libc]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 */

/**
 * Whether node_modules contains what package-lock.json requires on this platform. At the end of an
 * installation npm records what is really there in node_modules/.package-lock.json.
 *
 * @param {string} root folder of package-lock.json
 * @param {import('./installStamp.js').Extent} extent
 * @param {string} platform such as `linux-x64`
 */
export function isInstalledByNpm(root, extent, platform) {
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  const wanted = Object.entries(packagesIn(join(root, 'package-lock.json'))).filter(
    ([path, locked]) => path !== '' && (extent === 'all' || !locked.dev),
  )
  const isAllThere = wanted.every(([path, locked]) => {
    const found = present[path]
    return found ? isSame(found, locked) : isDispensable(locked, platform)
  })
  return isAllThere && wanted.length > 0 && Object.values(present).every((found) => fits(found, platform))
}

/**
 * @param {LockedPackage} found
 * @param {LockedPackage} locked
 */
const isSame = (found, locked) => found.version === locked.version && found.integrity === locked.integrity

/**
 * npm leaves out optional packages for another system or C library, and the packages that only those need,
 * which name no system.
 *
 * @param {LockedPackage} locked
 * @param {string} platform
 */
function isDispensable(locked, platform) {
  const isForUs = locked.os !== undefined && locked.libc === undefined && fits(locked, platform)
  return locked.optional === true && !isForUs
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function packagesIn(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {}
}

/**
 * @param {LockedPackage} locked
 * @param {string} platform
 */
function fits({ os = [], cpu = [] }, platform) {
  const [system = '', processor = ''] = platform.split('-')
  return allows([os].flat(), system) && allows([cpu].flat(), processor)
}

/**
 * @param {string[]} names some may be negated, such as `!win32`
 * @param {string} name
 */
function allows(names, name) {
  if (names.includes(`!${name}`)) return false
  const named = names.filter((one) => !one.startsWith('!'))
  return named.length === 0 || named.includes(name)
}
