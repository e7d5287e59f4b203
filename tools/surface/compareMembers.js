import { compareTypes } from './compareTypes.js'
import { functionOf, membersOf, textIn } from './shapes.js'

/** @typedef {import('./modules.js').Node} Node */
/** @typedef {import('./shapes.js').Side} Side */
/** @typedef {import('./compareTypes.js').Break} Break */
/** @typedef {import('./compareTypes.js').Way} Way */
/** @typedef {import('./compareTypes.js').Pair} Pair */

/**
 * The breaks between the members of two interfaces, classes or object types.
 *
 * @param {Node} one
 * @param {Node} other
 * @param {Way} way
 * @param {Pair} outer
 * @returns {Break[]}
 */
export function compareMembers(one, other, way, outer) {
  const [old, next] = [membersOf(outer.before, one), membersOf(outer.now, other)]
  if (!old || !next || old.outside.some((base) => !next.outside.includes(base))) return [outer.found]
  const at = (/** @type {string} */ key) => `${outer.found.at}.${key}`
  const breaks = [...old.members].flatMap(([key, { node, side }]) => {
    const its = next.members.get(key)
    const found = { ...outer.found, at: at(key), was: textIn(side, node), is: 'gone' }
    if (!its) return [found]
    return compareMember(node, its.node, way, {
      ...outer,
      before: side,
      now: its.side,
      found: { ...found, is: textIn(its.side, its.node) },
    })
  })
  const added = [...next.members].filter(([key, { node }]) => !old.members.has(key) && !node.optional)
  const required = way === 'out' ? [] : added
  return [
    ...breaks,
    ...required.map(([key, { node, side }]) => ({
      ...outer.found,
      at: at(key),
      was: 'not there',
      is: textIn(side, node),
    })),
  ]
}

/**
 * @param {Node} one
 * @param {Node} other
 * @param {Way} way
 * @param {Pair} pair
 */
function compareMember(one, other, way, pair) {
  const isRequired = way !== 'out' && one.optional && !other.optional
  const mayLack = way !== 'in' && !one.optional && other.optional
  const isLocked = way !== 'in' && !one.readonly && other.readonly
  if (isRequired || mayLack || isLocked) return [pair.found]
  if (functionOf(one) && functionOf(other)) return compareCalls(functionOf(one), functionOf(other), way, pair)
  return compareTypes(one.typeAnnotation, other.typeAnnotation, way, pair)
}

/**
 * The breaks between two functions.
 *
 * @param {Node} one
 * @param {Node} other
 * @param {Way} way
 * @param {Pair} outer
 */
export function compareCalls(one, other, way, outer) {
  const pair = withParameters(one, other, outer)
  const added = other.params.slice(one.params.length)
  const isMissing = other.params.length < one.params.length
  if (!pair || isMissing || (way !== 'in' && !added.every(mayBeLeftOut))) return [outer.found]
  const params = one.params.flatMap((/** @type {Node} */ param, /** @type {number} */ index) => {
    const its = other.params[index]
    const isRequired = way !== 'in' && mayBeLeftOut(param) && !mayBeLeftOut(its)
    if (isRequired || (param.type === 'RestElement') !== (its.type === 'RestElement')) return [pair.found]
    return compareTypes(param.typeAnnotation, its.typeAnnotation, turned[way], pair)
  })
  return [...params, ...compareTypes(one.returnType, other.returnType, way, pair)]
}

/**
 * The pair inside declarations that have type parameters, which get neutral names on both sides. Null if the parameters differ.
 *
 * @param {Node} one
 * @param {Node} other
 * @param {Pair} pair
 * @returns {Pair | null}
 */
export function withParameters(one, other, pair) {
  const [old, next] = [one.typeParameters?.params ?? [], other.typeParameters?.params ?? []]
  if (old.length === 0 && next.length === 0) return pair
  if (next.length < old.length || next.slice(old.length).some((/** @type {Node} */ added) => !added.default))
    return null
  const depth = pair.before.types.size
  const inside = (/** @type {Side} */ side, /** @type {Node[]} */ params) => ({
    ...side,
    types: new Map([
      ...side.types,
      ...params.map((param, n) => /** @type {const} */ ([param.name.name, `${depth}.${n}`])),
    ]),
  })
  const inner = { ...pair, before: inside(pair.before, old), now: inside(pair.now, next) }
  const isSame = old.every(
    (/** @type {Node} */ { constraint }, /** @type {number} */ n) =>
      compareTypes(constraint, next[n].constraint, 'in', inner).length === 0,
  )
  return isSame ? inner : null
}

/** @type {Record<Way, Way>} */
const turned = { out: 'in', in: 'out', both: 'both' }

/** @param {Node} param */
const mayBeLeftOut = (param) => param.optional || param.type === 'RestElement'
