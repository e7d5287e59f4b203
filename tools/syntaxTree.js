/** @typedef {import('./sourceText.js').Node} Node */

/**
 * The value of a variable of a module.
 *
 * @param {Node} program
 * @param {string} name
 */
export const variable = ({ body }, name) =>
  bare(
    body
      .flatMap((/** @type {Node} */ one) => (one.declaration ?? one).declarations ?? [])
      .find((/** @type {Node} */ { id }) => id.name === name)?.init,
  )

/**
 * @param {Node} object
 * @returns {Node[]}
 */
export const propertiesOf = (object) => object?.properties ?? []

/**
 * The value of a property.
 *
 * @param {Node} object
 * @param {string} name
 */
export const propertyOf = (object, name) =>
  bare(propertiesOf(object).find(({ key }) => key && (key.name ?? key.value) === name)?.value)

/**
 * The calls of functions of such a name, in order.
 *
 * @param {Node} node
 * @param {RegExp} name
 * @returns {Node[]}
 */
export function callsOf(node, name) {
  if (node === null || typeof node !== 'object') return []
  const inside = Object.values(node).flatMap((one) => callsOf(one, name))
  return node.type === 'CallExpression' && name.test(node.callee.name) ? [node] : inside
}

/**
 * Without `as const`, `satisfies` and the like; of `permissionNames(area, names)` the names.
 *
 * @param {Node} node
 * @returns {Node}
 */
function bare(node) {
  if (node?.type?.startsWith('TS')) return bare(node.expression)
  return node?.callee?.name === 'permissionNames' ? node.arguments[1] : node
}
