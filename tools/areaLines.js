import { globSync, readFileSync } from 'node:fs'

/**
 * The lines of each area: its folders in the contract, the server and the console, and the screens in `src/resources` that
 * only this area uses. What several areas use, and the rest of the product, is counted by folder.
 *
 * @param {string} [root]
 * @returns {Record<string, number>} by area, the largest first, then the rest
 */
export function areaLines(root = '.') {
  const owners = resourceOwners(root)
  /** @type {Record<string, number>} */
  const areas = {}
  /** @type {Record<string, number>} */
  const rest = {}
  for (const file of globSync('{contract,server,src}/**/*.{ts,tsx,css,sql}', { cwd: root })) {
    const [area, folder] = placeOf(file.split('/'), owners)
    const counts = area === undefined ? rest : areas
    const name = area ?? folder
    counts[name] = (counts[name] ?? 0) + linesOf(`${root}/${file}`)
  }
  const sorted = (/** @type {Record<string, number>} */ counts) =>
    Object.entries(counts).toSorted(([, a], [, b]) => b - a)
  return Object.fromEntries([...sorted(areas), ...sorted(rest)])
}

/** The sizes in one line. */
export const areaLine = (/** @type {Record<string, number>} */ lines) =>
  Object.entries(lines)
    .map(([name, count]) => `${name} ${count.toLocaleString('en-US')}`)
    .join(', ')

/**
 * The area that a file belongs to, if it is one's, and the folder otherwise.
 *
 * @param {string[]} parts
 * @param {ReadonlyMap<string, string>} owners
 * @returns {[string | undefined, string]}
 */
function placeOf([top = '', second = '', third = ''], owners) {
  const folder = `${top}/${second}`
  if (folder === 'src/plugins' || (folder === 'server/plugins' && third !== 'core')) return [third, folder]
  if (folder === 'src/resources') return [owners.get(third), folder]
  return top === 'contract' ? [owners.get(`contract ${second}`), 'contract'] : [undefined, folder]
}

/**
 * Which area alone uses a folder of `src/resources`; and the areas with a folder in the contract, as `contract <area>`.
 *
 * @param {string} root
 */
function resourceOwners(root) {
  /** @type {Map<string, Set<string>>} */
  const users = new Map()
  /** @type {Map<string, string>} */
  const owners = new Map()
  for (const file of globSync('src/plugins/**/*.{ts,tsx}', { cwd: root })) {
    const area = file.split('/')[2] ?? ''
    owners.set(`contract ${area}`, area)
    for (const [, name = ''] of readFileSync(`${root}/${file}`, 'utf8').matchAll(/#src\/resources\/(\w+)\//g))
      users.set(name, (users.get(name) ?? new Set()).add(area))
  }
  for (const [name, areas] of users) if (areas.size === 1) owners.set(name, [...areas][0] ?? '')
  return owners
}

/** @param {string} file */
const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length
