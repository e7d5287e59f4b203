import { compareCalls, compareMembers, withParameters } from './compareMembers.js'
import { compareParts, compareTypes } from './compareTypes.js'
import { exportsOf } from './modules.js'
import { inner, textIn } from './shapes.js'
import { stableFaces } from './surfaceText.js'

/** @typedef {import('./modules.js').Node} Node */
/** @typedef {import('./modules.js').Modules} Modules */
/** @typedef {import('./modules.js').Target} Target */
/** @typedef {import('./compareTypes.js').Break} Break */
/** @typedef {import('./compareTypes.js').Way} Way */
/** @typedef {import('./compareTypes.js').Pair} Pair */

/**
 * What in the stable faces breaks a package that was written for an earlier version. What is added breaks nothing: an export,
 * an option, a field of a reply.
 *
 * @param {Modules} before
 * @param {Modules} now
 * @returns {Break[]}
 */
export function breaksBetween(before, now) {
  const faces = stableFaces.map((face) => [
    exportsOf(before, `faces/${face}`),
    exportsOf(now, `faces/${face}`),
  ])
  const names = new Map(
    faces.flatMap(([old = new Map()]) => [...old].map(([name, target]) => [idOf(target), name])),
  )
  const { compareTargets, seen } = comparison(before, now, names)
  const pairs = faces.flatMap(([old = new Map(), next = new Map()]) =>
    [...old].map(([name, target]) => ({ name, target, other: next.get(name) })),
  )
  const breaks = [false, true].flatMap((ofTypes) =>
    pairs.flatMap(({ name, target, other }) => {
      if (!other) return ofTypes ? [] : [removed(before, name, target)]
      const isType = (target.declared ?? []).every(isTypeOnly)
      // A type that the values use is compared as they use it.
      if (isType !== ofTypes || (isType && seen.has(idOf(target)))) return []
      return compareTargets(target, other, isType ? 'both' : 'out')
    }),
  )
  return [...new Map(breaks.map((one) => [`${one.name} ${one.at}`, one])).values()]
}

/** @param {Target} target */
const idOf = ({ path, name }) => `${path}#${name}`

/** @param {{ node: Node }} declared */
const isTypeOnly = ({ node }) =>
  node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration'

/**
 * @param {Modules} modules
 * @param {string} name
 * @param {Target} target
 */
function removed(modules, name, { path, declared = [] }) {
  const was = declared.map(({ node }) => textIn({ modules, path, types: new Map() }, node)).join('; ')
  return { name, at: name, was, is: 'no longer exported' }
}

/**
 * @param {Modules} before
 * @param {Modules} now
 * @param {Map<string, string>} names of what is exported, by declaration
 */
function comparison(before, now, names) {
  /** @type {Map<string, Break[]>} */
  const known = new Map()
  /** @type {Set<string>} */
  const seen = new Set()
  const by = { targets: compareTargets, members: compareMembers, calls: compareCalls }

  /**
   * @param {Target} one
   * @param {Target} other
   * @param {Way} way
   * @param {string} [user] the export that uses them, if they are not exported themselves
   * @returns {Break[]}
   */
  function compareTargets(one, other, way, user = one.name) {
    const key = [idOf(one), idOf(other), way].join(' ')
    seen.add(idOf(one))
    const found = known.get(key)
    if (found) return found
    // A type that refers to itself is equal as long as nothing else is found.
    known.set(key, [])
    const types = new Map()
    const sides = {
      by,
      before: { modules: before, path: one.path, types },
      now: { modules: now, path: other.path, types },
    }
    const name = names.get(idOf(one)) ?? user
    const theirs = other.declared ?? []
    const breaks = (one.declared ?? []).flatMap(({ node }, index) => {
      const next = (
        theirs.find((it) => it.node.type === node.type && theirs.indexOf(it) >= index) ?? theirs[index]
      )?.node
      const was = textIn(sides.before, node)
      const pair = {
        ...sides,
        found: { name, at: one.name, was, is: next ? textIn(sides.now, next) : 'gone' },
      }
      return next ? compareDeclared(node, next, way, pair) : [pair.found]
    })
    known.set(key, breaks)
    return breaks
  }

  return { compareTargets, seen }
}

/**
 * @param {Node} node
 * @param {Node} next
 * @param {Way} way
 * @param {Pair} outer
 */
function compareDeclared(node, next, way, outer) {
  if (node.params && next.params) return compareCalls(node, next, way, outer)
  const pair = withParameters(node, next, outer)
  if (!pair) return [outer.found]
  const [type, other] = [node, next].map(
    (one) => (one.type === 'VariableDeclarator' ? one.id : one).typeAnnotation,
  )
  if (type && other) return compareTypes(type, other, way, pair)
  if (node.init) return compareParts(node.init, next.init ?? null, way, pair)
  return compareMembers(type ? inner(type) : node, other ? inner(other) : next, way, pair)
}
