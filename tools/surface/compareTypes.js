import { inner, referenceOf } from './shapes.js'

/** @typedef {import('./modules.js').Node} Node */
/** @typedef {import('./modules.js').Target} Target */
/** @typedef {import('./shapes.js').Side} Side */
/** @typedef {import('./shapes.js').Reference} Reference */

/** A change that breaks packages: of an export, at a place such as `ChartProps.series`. @typedef {{ name: string, at: string, was: string, is: string }} Break */
/** Whether a package gets such values, gives them, or both. @typedef {'out' | 'in' | 'both'} Way */
/** @typedef {(one: Node, other: Node, way: Way, pair: Pair) => Break[]} Compare */
/** How other things than types are compared. @typedef {{ targets: (one: Target, other: Target, way: Way, user: string) => Break[], members: Compare, calls: Compare }} Comparison */
/** Two places in which types are compared, and what is reported if they differ. @typedef {{ before: Side, now: Side, found: Break, by: Comparison }} Pair */

/**
 * The breaks between two types.
 *
 * @param {Node} one
 * @param {Node} other
 * @param {Way} way
 * @param {Pair} pair
 * @returns {Break[]}
 */
export function compareTypes(one, other, way, pair) {
  const [node, next] = [inner(one), inner(other)]
  const [old, its] = [referenceOf(pair.before, node), referenceOf(pair.now, next)]
  if (old?.declared && its?.declared && old.isValue === its.isValue && old.args.length === its.args.length)
    if (!isPlainAlias(old) === !isPlainAlias(its))
      return [
        ...pair.by.targets(old, its, way, pair.found.name),
        ...compareEach(old.args, its.args, 'both', pair),
      ]
  const [alias, itsAlias] = [aliasOf(old), aliasOf(its)]
  if (old && alias)
    return compareTypes(alias, next, way, {
      ...pair,
      before: { ...pair.before, path: old.path, types: new Map() },
    })
  if (its && itsAlias)
    return compareTypes(node, itsAlias, way, {
      ...pair,
      now: { ...pair.now, path: its.path, types: new Map() },
    })
  if (old && its)
    return old.id === its.id && old.isValue === its.isValue
      ? compareEach(old.args, its.args, transparent.has(old.id) ? way : 'both', pair)
      : [pair.found]
  if (node?.type === 'TSUnionType' || next?.type === 'TSUnionType')
    return compareUnions(node, next, way, pair)
  if (node?.type !== next?.type) return [pair.found]
  if (node?.type === 'TSTypeLiteral') return pair.by.members(node, next, way, pair)
  if (node?.params) return pair.by.calls(node, next, way, pair)
  return compareParts(node, next, kept.has(node?.type) ? way : 'both', pair)
}

/**
 * @param {Node[]} list
 * @param {Node[]} others
 * @param {Way} way
 * @param {Pair} pair
 */
const compareEach = (list, others, way, pair) =>
  list.length === others.length
    ? list.flatMap((one, index) => compareTypes(one, others[index], way, pair))
    : [pair.found]

/**
 * Types that are not compared by what they mean: every part has to be the same.
 *
 * @param {Node} one
 * @param {Node} other
 * @param {Way} way
 * @param {Pair} pair
 * @returns {Break[]}
 */
export function compareParts(one, other, way, pair) {
  if (one === null || typeof one !== 'object') return (one ?? null) === (other ?? null) ? [] : [pair.found]
  if (other === null || typeof other !== 'object') return [pair.found]
  return Object.keys({ ...one, ...other })
    .filter((key) => key !== 'start' && key !== 'end')
    .flatMap((key) => {
      const [part, its] = [one[key], other[key]]
      const isType = part?.type?.startsWith('TS') && its?.type?.startsWith('TS')
      return isType ? compareTypes(part, its, way, pair) : compareParts(part, its, way, pair)
    })
}

/**
 * A package that gets values must know all that there are; one that gives them needs all that there were.
 *
 * @param {Node} one
 * @param {Node} other
 * @param {Way} way
 * @param {Pair} pair
 */
function compareUnions(one, other, way, pair) {
  const [old, next] = [one?.types ?? [one], other?.types ?? [other]]
  const fits = (/** @type {Node} */ a, /** @type {Node} */ b) => compareTypes(a, b, way, pair).length === 0
  const isGiven =
    way === 'out' || old.every((/** @type {Node} */ a) => next.some((/** @type {Node} */ b) => fits(a, b)))
  const isKnown =
    way === 'in' || next.every((/** @type {Node} */ b) => old.some((/** @type {Node} */ a) => fits(a, b)))
  return isGiven && isKnown ? [] : [pair.found]
}

/** What may be added or left out inside of these as in themselves. */
const transparent = new Set([
  'Promise',
  'Readonly',
  'Partial',
  'Required',
  'Array',
  'ReadonlyArray',
  'NonNullable',
])
const kept = new Set([
  'TSArrayType',
  'TSTupleType',
  'TSTypeOperator',
  'TSIntersectionType',
  'TSOptionalType',
  'TSNamedTupleMember',
])

/** @param {Reference} reference */
const isPlainAlias = (reference) => aliasOf(reference) !== undefined

/**
 * The type that an alias without type parameters stands for.
 *
 * @param {Reference | undefined} reference
 * @returns {Node | undefined}
 */
function aliasOf(reference) {
  const alias = reference?.isValue
    ? undefined
    : reference?.declared?.find(({ node }) => node.type === 'TSTypeAliasDeclaration')
  return alias && !alias.node.typeParameters ? alias.node.typeAnnotation : undefined
}
