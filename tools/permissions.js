import { globSync, readFileSync } from 'node:fs'

import { contract } from '#tools/contract.ts'
import { ruleParts } from '#contract/ruleParts.ts'
import { loadServerPlugins } from '#server/app/plugins/loadServerPlugins.ts'

import { permissionProblems } from './permissionProblems.js'
import { endWith, PlainError } from './plainError.js'

// Part of `npm run check`: a code that no rule uses would be granted for nothing, and a code that no area
// declares could be granted to nobody.

/** The codes that an area will use once it is built. */
const waiting = {}

process.on('uncaughtException', endWith)

/** @type {Map<string, string>} */
const named = new Map()
/** @param {string} code @param {string} place */
const note = (code, place) => void (named.has(code) || named.set(code, place))

for (const [place, rule] of [...rulesOfResources(), ...rulesOfCalls()]) {
  for (const code of codesOf(rule)) note(code, place)
}
// Including disabled plugins, because the contract has their resources.
const { plugins } = await loadServerPlugins(undefined, undefined, [])
const declared = plugins.flatMap(({ permissions = {} }) => Object.keys(permissions))
for (const { menu = [] } of plugins) for (const { uri, can } of menu) note(can, `the menu entry ${uri}`)
// Entries for external pages are created by the operator.
note('iframe.view', 'the entries of external pages')
// The codes of pages and routes are in the source; there the compiler checks them.
const literals = new RegExp(declared.map((code) => `'${code.replaceAll('.', '\\.')}'`).join('|'), 'g')
for (const file of globSync('{src,server}/**/*.{ts,tsx}', {
  exclude: ['server/demo/**', 'server/plugins/*/demo/**'],
})) {
  for (const [literal] of readFileSync(file, 'utf8').matchAll(literals)) note(literal.slice(1, -1), file)
}

const problems = permissionProblems({ declared, named, waiting })
if (problems.length > 0) throw new PlainError(problems.join('\n'))
console.log(`${declared.length} codes, ${Object.keys(waiting).length} of them waiting for their areas`)

/** @returns {[string, unknown][]} each rule with its place */
function rulesOfResources() {
  return Object.values(contract.resources).flatMap((resource) => {
    /** @type {import('#contract/resource.ts').Resource} */
    const { name, can, actions, fields, exports, imports } = resource
    const rules = {
      ...can,
      ...Object.fromEntries(Object.entries(actions).map(([step, action]) => [step, action.can])),
      ...Object.fromEntries(
        Object.entries(fields).map(([field, { private: rule }]) => [`field ${field}`, rule]),
      ),
      exports,
      imports: imports?.can,
    }
    const given = Object.entries(rules).filter(([, rule]) => rule !== undefined)
    return given.map(([place, rule]) => /** @type {[string, unknown]} */ ([`${name}, ${place},`, rule]))
  })
}

/** @returns {[string, unknown][]} */
function rulesOfCalls() {
  const calls = Object.entries(contract.calls).filter(([, { can }]) => can !== 'anyone')
  return calls.map(([name, { can }]) => [`the call ${name}`, can])
}

/**
 * @param {unknown} rule
 * @returns {string[]}
 */
function codesOf(rule) {
  return typeof rule === 'string' ? [rule] : (ruleParts(rule) ?? []).flatMap(codesOf)
}
