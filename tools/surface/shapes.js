import { placeOf, targetOf } from './modules.js'

/** @typedef {import('./modules.js').Node} Node */
/** @typedef {import('./modules.js').DeclaredNode} DeclaredNode */
/** @typedef {import('./modules.js').Modules} Modules */

/** Where a type is written: its modules, its module, and the neutral names of type parameters. @typedef {{ modules: Modules, path: string, types: ReadonlyMap<string, string> }} Side */
/** What a type refers to, with type arguments. `id` tells things apart that are not declared in the project. @typedef {{ id: string, path: string, name: string, declared?: DeclaredNode[] | undefined, args: Node[], isValue: boolean }} Reference */
/** A member, and where it is written. @typedef {{ node: Node, side: Side }} Member */

/**
 * A type without what only encloses it.
 *
 * @param {Node} node
 * @returns {Node}
 */
export const inner = (node) =>
  ['TSTypeAnnotation', 'TSParenthesizedType'].includes(node?.type) ? inner(node.typeAnnotation) : node

/**
 * What a type refers to by name; undefined for types without a name.
 *
 * @param {Side} side
 * @param {Node} node
 * @returns {Reference | undefined}
 */
export function referenceOf({ modules, path, types }, node) {
  const args = node?.typeArguments?.params ?? []
  const isValue = node?.type === 'TSTypeQuery'
  const entity =
    node?.typeName ?? node?.exprName ?? (node?.type === 'TSInterfaceHeritage' ? node.expression : node)
  const names = namesOf(entity)
  if (names.length === 0) return undefined
  const [first = '', ...rest] = names
  const from = entity.type === 'TSImportType' ? placeOf(path, entity.source.value) : path
  const target = types.has(first) ? undefined : targetOf(modules, from, first)
  const declared = rest.length === 0 ? target?.declared : undefined
  const own = target ? `${target.path}#${target.name}` : (types.get(first) ?? first)
  const id = declared ? own : [target?.declared ? target.name : own, ...rest].join('.')
  return { id, path: target?.path ?? path, name: target?.name ?? first, declared, args, isValue }
}

/**
 * @param {Node} entity
 * @returns {string[]}
 */
function namesOf(entity) {
  if (entity?.type === 'Identifier') return [entity.name]
  if (entity?.type === 'TSImportType') return namesOf(entity.qualifier)
  if (entity?.type === 'TSQualifiedName') return [...namesOf(entity.left), entity.right.name]
  return entity?.type === 'MemberExpression' ? [...namesOf(entity.object), entity.property.name] : []
}

/**
 * The members of an interface, a class or an object type, with those of the interfaces that it extends, and the names of what
 * it extends beyond the project. Undefined for other types.
 *
 * @param {Side} side
 * @param {Node} node
 * @returns {{ members: Map<string, Member>, outside: string[] } | undefined}
 */
export function membersOf(side, node) {
  const list = node?.type === 'TSTypeLiteral' ? node.members : node?.body?.body
  if (!list) return undefined
  /** @type {Map<string, Member>} */
  const members = new Map()
  const outside = node.superClass ? [side.modules && namesOf(node.superClass).join('.')] : []
  for (const base of node.extends ?? []) {
    const reference = referenceOf(side, base)
    const declared = reference?.declared?.find(({ node: one }) => membersOf(side, one))
    if (!reference || !declared || reference.args.length > 0) outside.push(textIn(side, base))
    else
      for (const [key, member] of membersOf({ ...side, path: reference.path }, declared.node)?.members ?? [])
        members.set(key, member)
  }
  for (const member of list.filter((/** @type {Node} */ { accessibility }) => accessibility !== 'private')) {
    const key = keyOf(member)
    const nth =
      members.get(key)?.side === side ? [...members.keys()].filter((one) => one.startsWith(key)).length : 0
    members.set(nth > 0 ? `${key} (${nth + 1})` : key, { node: member, side })
  }
  return { members, outside }
}

/** @type {Record<string, string>} */
const unnamed = {
  TSCallSignatureDeclaration: '()',
  TSConstructSignatureDeclaration: 'new ()',
  TSIndexSignature: '[]',
}

/** @param {Node} member */
const keyOf = ({ type, key }) => unnamed[type] ?? String(key?.name ?? key?.value)

/**
 * What is called: the member or type itself, or the type of a property that is a function.
 *
 * @param {Node} node
 * @returns {Node | undefined}
 */
export function functionOf(node) {
  if (node?.type === 'MethodDefinition') return node.value
  if (node?.params && 'returnType' in node) return node
  const type = inner(node?.typeAnnotation)
  return type?.type === 'TSFunctionType' ? type : undefined
}

/**
 * As it is written, in one line.
 *
 * @param {Side} side
 * @param {Node} node
 */
export function textIn({ modules, path }, { start, end }) {
  const text = (modules.get(path)?.text ?? '').slice(start, end).replace(/\s+/g, ' ')
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
