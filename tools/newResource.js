import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { nounNames, snake, upperFirst } from './nounNames.js'
import { contractText, messagesText, screensText, serverTestText, tableText } from './nounFiles.js'
import { wiresOf } from './nounWires.js'
import { endWith, PlainError } from './plainError.js'
import { wiring } from './wiring.js'
import { indented, rewrite, writeNew } from './writeNew.js'

// `npm run new:resource <noun> [plugin]`: a noun more, for a plugin or for the console's own: table, rules, screens and a
// test. What existing files need is added to them; of one that is written otherwise, what to add is told.

process.on('uncaughtException', endWith)

const [noun = '', area = ''] = process.argv.slice(2)
if (!/^[a-z][A-Za-z0-9]*$/.test(noun)) {
  throw new PlainError('Name the noun, and its plugin if it has one: npm run new:resource bay parking.')
}
if (area && !existsSync(`src/plugins/${area}/plugin.ts`)) {
  throw new PlainError(`There is no plugin ${area}. npm run new:plugin ${area} ${noun} makes it.`)
}
const names = nounNames(area, noun)
const { name, path } = names
const half = area && existsSync(`server/plugins/${area}/plugin.ts`) ? `server/plugins/${area}/plugin.ts` : ''
const catalogue = catalogueOf()
const code = catalogue ? `${prefixIn(catalogue)}.${snake(noun)}` : area
const migration = `${nextNumber()}_${names.table}`
const words = { constant: name, file: name, prefix: upperFirst(name), code }

const { texts, left } = wiring(wiresOf(names, { half, catalogue, code, migration }))
writeNew({
  [`contract/${name}.ts`]: `
import { text } from './field.ts'
import { keptBy, resource } from './resource.ts'
${contractText(names, words)}`,
  ...(half ? {} : { [`server/db/migrations/${migration}.sql`]: tableText(names).replace(/^ {6}/gm, '') }),
  ...(area && {
    [`src/resources/${name}/screens.tsx`]: screensText(words),
    [`src/resources/${name}/messages.ts`]: messagesText(names, `${area}/${noun}`),
  }),
  [`tests/server/${name}.test.ts`]: serverTestText(path, half),
})
rewrite(texts)
for (const { file, at, add } of left) {
  const place = Array.isArray(at) ? at.filter((step) => step !== 'default').join('.') : at
  console.log(`\nAdd by hand to ${file}, ${place}:\n${indented(add)}`)
}
console.log(
  area
    ? `
Next:
  npm run dev, sign in as admin, and open #/${area}/${noun}.
  Write its names in Chinese: src/resources/${name}/messages.ts, and its menu entry in src/plugins/${area}/plugin.ts.`
    : `
It is served at ${path}. Screens it has in a plugin: npm run new:resource ${noun} <plugin>.`,
)
console.log(`  Who may is decided by ${code}.view and ${code}.edit, in contract/${name}.ts.`)

/** The area that declares the codes in a file of its own: the plugin, else the system. None where the contract has them. */
function catalogueOf() {
  if (area && existsSync(`contract/${area}.ts`)) return ''
  return area && existsSync(`contract/${area}/permissions.ts`) ? area : 'System'
}

/**
 * What the codes of an area begin with.
 *
 * @param {string} owner
 */
function prefixIn(owner) {
  return /'(\w+)\./.exec(readFileSync(`contract/${owner}/permissions.ts`, 'utf8'))?.[1] ?? owner
}

/** Of the migrations among which it will stand. */
function nextNumber() {
  const known = half
    ? [...readFileSync(half, 'utf8').matchAll(/'(\d{4})_\w+':/g)].map(([, number]) => number)
    : readdirSync('server/db/migrations').map((file) => file.slice(0, 4))
  return String(Math.max(0, ...known.map(Number)) + 1).padStart(4, '0')
}
