import { existsSync, globSync, readFileSync } from 'node:fs'

import { nounNames, snake } from './nounNames.js'
import { firstMigration, migrationsOf, nextMigration } from './migration/migrationFile.js'
import { contractText, serverTestText } from './nounFiles.js'
import { wiresOf } from './nounWires.js'
import { endWith, PlainError } from './plainError.js'
import { addWires } from './wiring.js'
import { writeNew } from './writeNew.js'

// `npm run new:resource <resource> [plugin]`: creates another resource, for a plugin or for all areas: table,
// rules, screens and a test. It also edits existing files; if a file has an unexpected structure, it prints
// what to add.

process.on('uncaughtException', endWith)

const [noun = '', area = ''] = process.argv.slice(2)
if (!/^[a-z][A-Za-z0-9]*$/.test(noun)) {
  throw new PlainError('Name the resource, and its plugin if it has one: npm run new:resource bay parking.')
}
if (area && !existsSync(`src/plugins/${area}/plugin.ts`)) {
  throw new PlainError(`There is no plugin ${area}. Create it with: npm run new:plugin ${area} ${noun}`)
}
const names = nounNames(area, noun)
const { name, path } = names
const owner = area || 'common'
const half = `server/plugins/${owner}/plugin.ts`
if (!existsSync(half)) throw new PlainError(`The plugin ${area} has no server half: there is no ${half}.`)
const [taken] = area ? [] : globSync(`contract/*/${noun}.ts`)
if (taken) throw new PlainError(`There is ${taken} already. Choose another name.`)
const catalogue = catalogueOf()
const code = catalogue ? `${prefixIn(catalogue)}.${snake(noun)}` : area
const contract = `contract/${owner}/${noun}.ts`

writeNew({
  [contract]: contractText(names, { constant: name, code }),
  [`tests/areas/${owner}/server/${noun}.test.ts`]: serverTestText(path, half),
})
writeNew({ [nextMigration(migrationsOf(owner), names.table)]: await firstMigration(contract, name) })
addWires(wiresOf(names, { half, catalogue, code }))
console.log(
  area
    ? `
Next:
  npm run dev, sign in as admin, and open #/${area}/${noun}.
  Write its names in Chinese: contract/${owner}/${noun}.ts, and its menu entry in contract/${area}/area.ts.`
    : `
It is served at ${path}. Screens it has in a plugin: npm run new:resource ${noun} <plugin>.`,
)
console.log(`  Who may is decided by ${code}.view and ${code}.edit, in contract/${owner}/${noun}.ts.
  Say who that should be in tests/areas/${owner}/expectations.ts: tests/server/access.test.ts and rowRules.test.ts name the lines.`)

/**
 * The area that declares the codes in a separate file: the plugin, otherwise the system. None if the codes
 * are in its contract.
 */
function catalogueOf() {
  const declared = declarationOf(owner)
  if (declared.includes('viewAndEdit(')) return ''
  return declared.includes('permissions = ') ? owner : 'System'
}

/** The prefix of an area's codes. @param {string} declarer */
function prefixIn(declarer) {
  return /permissions = [^{]*\{\s*'(\w+)\./.exec(declarationOf(declarer))?.[1] ?? declarer
}

/** @param {string} of */
function declarationOf(of) {
  const file = `contract/${of}/area.ts`
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
