import { existsSync, readFileSync } from 'node:fs'

import { parseSync } from 'vite'

import { propertyOf, variable } from './syntaxTree.js'
import { indented, rewrite } from './writeNew.js'

/**
 * An addition to an existing file: among its imports, or as the last item of a list, an object or
 * the arguments of a call. Such a place is given as a path: a variable, or `default` for the argument of the
 * call that the file exports, and names of properties. `around` encloses it if the last property does not
 * exist yet.
 *
 * @typedef {{ file: string, at: 'imports' | string[], add: string, around?: '[]' | '{}' }} Wire
 */

/**
 * Makes the additions. Prints those that are not possible, because a file is missing or has another structure.
 *
 * @param {Wire[]} wires
 */
export function addWires(wires) {
  /** @type {Record<string, string>} */
  const texts = {}
  const left = wires.filter((wire) => {
    const { file, add } = wire
    const text = texts[file] ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
    const place = placeIn(text, wire)
    if (!place) return true
    const { at, before, after } = place
    texts[file] = text.slice(0, at) + before + add + after + text.slice(at)
    return false
  })
  rewrite(texts)
  for (const { file, at, add } of left) {
    const place = Array.isArray(at) ? at.filter((step) => step !== 'default').join('.') : at
    console.log(`\nAdd by hand to ${file}, ${place}:\n${indented(add)}`)
  }
}

/** @typedef {import('./sourceText.js').Node} Node */

/**
 * @param {string} text
 * @param {Wire} wire
 */
function placeIn(text, { at, add, around }) {
  const { program, errors } = parseSync('it.tsx', text)
  if (text === '' || errors.length > 0) return undefined
  if (at === 'imports') return behindImports(program, add)
  const [start = '', ...names] = at
  const object = names
    .slice(0, -1)
    .reduce(propertyOf, start === 'default' ? exported(program) : variable(program, start))
  const name = names.at(-1)
  const list = name === undefined ? object : propertyOf(object, name)
  if (list) return asLastOf(list)
  const outer = around && object?.properties && asLastOf(object)
  return (
    outer && { ...outer, before: `${outer.before}${name}: ${around[0]}`, after: `${around[1]}${outer.after}` }
  )
}

/**
 * After imports of the same origin, otherwise after all imports.
 *
 * @param {Node} program
 * @param {string} add
 */
function behindImports({ body }, add) {
  const imports = body.filter((/** @type {Node} */ { type }) => type === 'ImportDeclaration')
  const origin = /from '([^/]+\/)/.exec(add)?.[1] ?? ''
  const last =
    imports.findLast((/** @type {Node} */ { source }) => source.value.startsWith(origin)) ?? imports.at(-1)
  return last ? { at: last.end, before: '\n', after: '' } : { at: 0, before: '', after: '\n\n' }
}

/** @param {Node} list */
function asLastOf(list) {
  const items = list?.elements ?? list?.properties ?? list?.arguments
  const last = items?.at(-1)
  if (last) return { at: last.end, before: ', ', after: '' }
  return items && { at: list.end - 1, before: '', after: '' }
}

/** @param {Node} program */
const exported = ({ body }) =>
  body.find((/** @type {Node} */ { type }) => type === 'ExportDefaultDeclaration')?.declaration.arguments?.[0]
