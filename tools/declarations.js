import { parseSync } from 'vite'

import { docBefore, plain, unreadable } from './sourceText.js'

/**
 * A declaration of a file: `text` is a signature or a type as written, `doc` its doc comment as paragraphs,
 * `parts` the members of an interface or of a union whose members have their own comments, `also` what an
 * interface extends.
 *
 * @typedef {{ name: string, text: string, doc: string[], parts: Part[], also?: string[] }} Declaration
 * @typedef {{ text: string, doc: string[] }} Part
 */

/** @typedef {import('./sourceText.js').Node} Node */
/** @typedef {import('./sourceText.js').Source} Source */

/**
 * Reads the top-level interfaces, types, functions and constants of a TypeScript file. Throws for a
 * wanted declaration that it cannot read.
 *
 * @param {string} file its name, for errors
 * @param {string} text
 * @param {(name: string, isExported: boolean) => boolean} isWanted
 * @returns {Declaration[]}
 */
export function declarations(file, text, isWanted) {
  const { program, comments, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  /** @type {Source} */
  const source = { file, text, comments }
  return program.body.flatMap((/** @type {Node} */ node) => {
    if (node.type === 'ImportDeclaration') return []
    const isExported = node.type === 'ExportNamedDeclaration'
    const inner = isExported ? node.declaration : node
    const read = readers[inner?.type]
    const name = inner?.id?.name ?? inner?.declarations?.[0]?.id.name
    if (name && !isWanted(name, isExported)) return []
    if (!read || !name) throw unreadable(source, node)
    return [{ name, ...read(source, inner), doc: docBefore(source, node) }]
  })
}

/** @type {Record<string, (source: Source, node: Node) => Omit<Declaration, 'name' | 'doc'>>} */
const readers = {
  TSInterfaceDeclaration: (source, { body, extends: others }) => ({
    text: '',
    also: others.map((/** @type {Node} */ other) => plain(source, other)),
    parts: body.body.map((/** @type {Node} */ member) => ({
      text: memberText(source, member),
      doc: docBefore(source, member),
    })),
  }),
  TSTypeAliasDeclaration: (source, { id, typeAnnotation }) => {
    const members = (typeAnnotation.types ?? []).map((/** @type {Node} */ member) => ({
      text: plain(source, member),
      doc: docBefore(source, member),
    }))
    const isTold = members.some((/** @type {Part} */ { doc }) => doc.length > 0)
    return {
      text: isTold ? '' : `type ${id.name} = ${plain(source, typeAnnotation)}`,
      parts: isTold ? members : [],
    }
  },
  FunctionDeclaration: (source, node) => ({ text: signature(source, node.id.name, node), parts: [] }),
  VariableDeclaration: (source, node) => {
    const [{ id, init }, ...more] = node.declarations
    if (more.length > 0 || !init) throw unreadable(source, node)
    const isFunction = init.type === 'ArrowFunctionExpression'
    return {
      text: isFunction ? signature(source, id.name, init) : plain(source, node),
      parts: [],
    }
  },
}

/**
 * @param {Source} source
 * @param {Node} member
 */
function memberText(source, member) {
  if (member.type === 'TSMethodSignature') return plain(source, member)
  if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) throw unreadable(source, member)
  const type = plain(source, member.typeAnnotation.typeAnnotation)
  return `${member.key.name}${member.optional ? '?' : ''}: ${type}`
}

/**
 * How to call it. A type parameter that is only inferred is replaced by its constraint.
 *
 * @param {Source} source
 * @param {string} name
 * @param {Node} node
 */
function signature(source, name, { typeParameters, params, returnType }) {
  const bounds = new Map(
    (typeParameters?.params ?? []).map((/** @type {Node} */ one) => [
      one.name.name,
      one.constraint ? plain(source, one.constraint) : one.name.name,
    ]),
  )
  const given = params.map((/** @type {Node} */ param) => {
    const { name, typeAnnotation, optional } = param.type === 'AssignmentPattern' ? param.left : param
    if (!name || !typeAnnotation) throw unreadable(source, param)
    const type = plain(source, typeAnnotation.typeAnnotation)
    return `${name}${optional || param.right ? '?' : ''}: ${bounds.get(type) ?? type}`
  })
  const answer = returnType ? `: ${plain(source, returnType.typeAnnotation)}` : ''
  const text = `(${given.join(', ')})${answer}`
  const open = [...bounds.keys()].filter((one) => new RegExp(`\\b${one}\\b`).test(text))
  return `${name}${open.length > 0 ? `<${open.join(', ')}>` : ''}${text}`
}
