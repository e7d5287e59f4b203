import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// `npm run house`: figures that say how much there is to learn before one can change something. Their limits are in
// tests/architecture/house.test.ts: a figure may only fall.

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value
 */

/**
 * The figures of a folder with the project's sources.
 *
 * @param {string} [root]
 * @returns {Figure[]}
 */
export function houseFigures(root = '.') {
  const read = (/** @type {string} */ pattern) =>
    globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const product = read('{contract,server,src,tools,faces}/**/*.{ts,tsx,js,css,sql}')
  const code = product.filter(({ file }) => /\.(ts|tsx|js)$/.test(file))
  const console = code.filter(({ file }) => file.startsWith('src/'))
  const styles = product.filter(({ file }) => file.endsWith('.css'))
  const wiring = code.filter(({ file }) => isWiring(file))
  const only = onlyReaders(code)
  const short = code.filter(({ file, text }) => linesOf(text) < 15 && only.has(file))
  return [
    { name: 'product lines', value: sumOf(product) },
    { name: 'test lines', value: sumOf(read('{tests,docs/examples}/**/*.{ts,tsx}')) },
    { name: 'style lines', value: sumOf(styles) },
    { name: 'wiring files', value: wiring.length },
    { name: 'wiring lines', value: sumOf(wiring) },
    { name: 'central migrations', value: read('server/db/migrations/*.sql').length },
    { name: 'central demo files', value: read('server/demo/**/*.ts').length },
    { name: 'lines of a plain resource', value: sumOf(read('contract/PS/fxRate.ts')) },
    { name: 'files below 15 lines with one reader', value: short.length },
    { name: 'keys of texts without a known beginning', value: countIn(console, /translate\(\s*`\$\{/g) },
    { name: 'double casts', value: countIn(code, /\bas unknown\s+as\b/g) },
    { name: 'lint rules switched off', value: countIn(code, /(ox|es)lint-disable/g) },
    {
      name: 'effects in 1,000 lines of the console',
      value: Math.round((countIn(console, /\buse(Layout)?Effect\(/g) / sumOf(console)) * 10_000) / 10,
    },
  ]
}

/** @typedef {{ readonly file: string, readonly text: string }} Source */

const linesOf = (/** @type {string} */ text) => text.split('\n').length - 1

const sumOf = (/** @type {Source[]} */ sources) => sources.reduce((sum, { text }) => sum + linesOf(text), 0)

/**
 * @param {Source[]} sources
 * @param {RegExp} pattern
 */
const countIn = (sources, pattern) =>
  sources.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0)

/** Files that only name and hand on what others hold. */
const isWiring = (/** @type {string} */ file) =>
  /^(src|server)\/plugins\/\w+\/(plugin|words|screens|pages)\.tsx?$|^contract\/\w+\/area\.ts$|^src\/resources\/.*Parts\.tsx?$/.test(
    file,
  )

/**
 * The files that one other file alone imports by name. Not what is only handed on, because a chunk or a package reads it; nor
 * what is loaded by itself or for its effect, which has to be a file; nor the parts of a table of contents, as `plugin.ts` is.
 *
 * @param {Source[]} sources
 */
function onlyReaders(sources) {
  const all = readersOf(sources, /(?:from|import)\s*\(?\s*'((?:#|\.)[^']+)'/g)
  const byName = readersOf(sources, /\bimport\s[^'();]*\bfrom\s*'((?:#|\.)[^']+)'/g)
  return new Set(
    [...byName]
      .filter(([file, [first = '']]) => all.get(file)?.length === 1 && !isWiring(first))
      .map(([file]) => file),
  )
}

/**
 * Which files import each file.
 *
 * @param {Source[]} sources
 * @param {RegExp} pattern finds the names of files
 */
function readersOf(sources, pattern) {
  /** @type {Map<string, string[]>} */
  const readers = new Map()
  for (const { file, text } of sources)
    for (const name of new Set([...text.matchAll(pattern)].map(([, name = '']) => name))) {
      const target = name.startsWith('#') ? name.slice(1) : relative('.', resolve(dirname(file), name))
      readers.set(target, [...(readers.get(target) ?? []), file])
    }
  return readers
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { name, value } of houseFigures())
    console.log(`${name.padEnd(40)} ${value.toLocaleString('en-US').padStart(9)}`)
