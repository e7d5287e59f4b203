import { globSync, readFileSync } from 'node:fs'

/**
 * The lines of each area: its folders in the contract, the server and the console. The rest of the product is counted by folder.
 *
 * @param {string} [root]
 * @returns {Record<string, number>} by area, the largest first, then the rest
 */
export function areaLines(root = '.') {
  const areaIds = new Set(
    globSync('src/plugins/*', { cwd: root }).map((folder) => folder.split('/')[2] ?? ''),
  )
  /** @type {Record<string, number>} */
  const areas = {}
  /** @type {Record<string, number>} */
  const rest = {}
  for (const file of globSync('{contract,server,src}/**/*.{ts,tsx,css,sql}', { cwd: root })) {
    const [area, folder] = placeOf(file.split('/'), areaIds)
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
 * @param {ReadonlySet<string>} areaIds
 * @returns {[string | undefined, string]}
 */
function placeOf([top = '', second = '', third = ''], areaIds) {
  if (top === 'contract') return [areaIds.has(second) ? second : undefined, 'contract']
  const folder = `${top}/${second}`
  const isOfAreas = ['src/plugins', 'src/resources', 'server/plugins'].includes(folder)
  return [isOfAreas && areaIds.has(third) ? third : undefined, folder]
}

/** @param {string} file */
const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length
