/** @typedef {import('./sourceText.js').Node} Node */

/** Properties of objects that name texts, such as the title of a group of fields. */
const ofTexts = new Set(['title', 'label', 'text', 'texts', 'empty', 'add', 'addBelow', 'question', 'done'])
/** Functions that are given the key of a text. */
const speaks = /^(translate|notify)$/

/**
 * Notes which texts a file names.
 *
 * @param {Node} program
 * @param {string} file
 * @param {import('./textProblems.js').UsedTexts} used
 * @param {ReadonlySet<string>} roots what keys begin with: the ids of areas, `atrium`, `ra`
 */
export function textsNamedIn(program, file, used, roots) {
  visit(program, false)

  /** @param {Node} node @param {boolean} isText whether the key of a text is expected here */
  function visit(node, isText) {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach((one) => visit(one, isText))
    const pattern = patternOf(node)
    if (pattern !== undefined) note(pattern, isText)
    const { type } = node
    if (type === 'CallExpression') {
      visit(node.callee, false)
      const [first, ...others] = node.arguments
      visit(first, speaks.test(node.callee.name) || node.callee.callee?.name === 'useTranslate')
      return visit(others, false)
    }
    if (type === 'JSXAttribute')
      return visit(node.value, !/^(name|id|key|className|to)$/.test(node.name.name))
    if (type === 'Property') {
      visit(node.key, false)
      return visit(node.value, ofTexts.has(node.key.name))
    }
    // Either of two keys, or one with a type.
    const passesOn = /^(ConditionalExpression|JSXExpressionContainer|LogicalExpression|TS)/.test(type)
    for (const [name, one] of Object.entries(node)) visit(one, passesOn && isText && name !== 'test')
  }

  /** @param {string} pattern @param {boolean} isText */
  function note(pattern, isText) {
    const isWhole = !pattern.includes('*')
    const [root = ''] = pattern.split('.')
    if (!/^[\w$*/-]+(\.[\w$*/|-]+)+$/.test(pattern) || !(roots.has(root) || root === '*')) return
    if (!/\w/.test(pattern)) return
    if (isText && root !== '*') (isWhole ? used.keys : used.patterns).set(pattern, file)
    used.mentions.add(pattern)
  }
}

/** @param {Node} node @returns {string | undefined} a text of the source, with `*` for what is only known at runtime */
function patternOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {Node} */ { value }) => value.cooked).join('*')
  return undefined
}
