import { globSync, readFileSync } from 'node:fs'

import { contract } from '#tools/contract.ts'
import { ruleParts } from '#contract/ruleParts.ts'
import { loadServerPlugins } from '#server/app/plugins/loadServerPlugins.ts'

import { consoleHalves } from './consoleHalves.js'
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

// Including disabled plugins, because the contract has their resources.
const { plugins } = await loadServerPlugins(undefined, undefined, [])
// The contract also has what no half serves yet, and the halves what is in packages.
const resources = [
  ...Object.values(contract.resources),
  ...plugins.flatMap(({ resources = [] }) => resources),
]
const calls = [
  ...Object.values(contract.calls),
  ...plugins.flatMap(({ routes = [] }) => routes.map(({ call }) => call)),
]
for (const [place, rule] of [...resources.flatMap(rulesOf), ...calls.flatMap(ruleOfCall)]) {
  for (const code of codesOf(rule)) note(code, place)
}
for (const { pages = [], extensions = [] } of await consoleHalves()) {
  for (const { route, can } of pages) for (const code of codesOf(can)) note(code, `the page ${route}`)
  for (const { id, can } of extensions) for (const code of codesOf(can)) note(code, `the extension ${id}`)
}
const declared = plugins.flatMap(({ permissions = {} }) => Object.keys(permissions))
for (const { menu = [] } of plugins) for (const { uri, can } of menu) note(can, `the menu entry ${uri}`)
// Entries for external pages are created by the operator.
note('iframe.view', 'the entries of external pages')
// Other codes are in the source; there the compiler checks them.
const literals = new RegExp(declared.map((code) => `'${code.replaceAll('.', '\\.')}'`).join('|'), 'g')
for (const file of globSync('{src,server}/**/*.{ts,tsx}', {
  exclude: ['server/demo/**', 'server/plugins/*/demo/**'],
})) {
  for (const [literal] of readFileSync(file, 'utf8').matchAll(literals)) note(literal.slice(1, -1), file)
}

const problems = permissionProblems({ declared, named, waiting })
if (problems.length > 0) throw new PlainError(problems.join('\n'))
console.log(`${declared.length} codes, ${Object.keys(waiting).length} of them waiting for their areas`)

/**
 * The rules of a resource, each with its place.
 *
 * @param {import('#contract/resource.ts').Resource} resource
 * @returns {[string, unknown][]}
 */
function rulesOf({ name, can, actions, fields, exports, imports }) {
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
}

/**
 * @param {import('#contract/call.ts').Call} call
 * @returns {[string, unknown][]}
 */
function ruleOfCall({ method, path, can }) {
  return can === 'anyone' ? [] : [[`the call ${method} ${path}`, can]]
}

/**
 * @param {unknown} rule
 * @returns {string[]}
 */
function codesOf(rule) {
  return typeof rule === 'string' ? [rule] : (ruleParts(rule) ?? []).flatMap(codesOf)
}
