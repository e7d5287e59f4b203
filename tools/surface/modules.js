import { posix } from 'node:path'
import { parseSync } from 'vite'

/** @typedef {import('#tools/sourceText.js').Node} Node */

/**
 * A file of declarations: its own by name, what it imports or exports from others, and what others see.
 *
 * @typedef {object} Module
 * @property {string} text
 * @property {Map<string, DeclaredNode[]>} declared an interface that merges, an overload and a type beside a constant share a name
 * @property {Map<string, { from: string, name: string }>} links by local name
 * @property {Set<string>} exported
 * @property {string[]} stars what is exported whole
 */
/** A declaration, and the statement that it is in. @typedef {{ node: Node, statement: Node }} DeclaredNode */
/** Modules by their paths without extension, such as `src/kit/table/Table`. @typedef {ReadonlyMap<string, Module>} Modules */
/** What a name refers to: declarations of the project, or something of a package. @typedef {{ path: string, name: string, declared?: DeclaredNode[] }} Target */

/**
 * @param {string} path without extension
 * @param {string} text of its declarations
 * @returns {Module}
 */
export function moduleOf(path, text) {
  const { program, errors } = parseSync(`${path}.d.ts`, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  /** @type {Module} */
  const module = { text, declared: new Map(), links: new Map(), exported: new Set(), stars: [] }
  for (const statement of program.body) read(module, path, statement)
  return module
}

/**
 * @param {Module} module
 * @param {string} path
 * @param {Node} statement
 */
function read(module, path, statement) {
  const isExported = statement.type === 'ExportNamedDeclaration'
  const from = statement.source ? placeOf(path, statement.source.value) : path
  if (statement.type === 'ExportAllDeclaration') module.stars.push(from)
  for (const { local, imported, exported } of statement.specifiers ?? []) {
    const name = statement.type === 'ImportDeclaration' ? (imported?.name ?? '*') : local.name
    const own = (exported ?? local).name
    if (from !== path || own !== name) module.links.set(own, { from, name })
    if (isExported) module.exported.add(own)
  }
  const declaration = isExported ? statement.declaration : statement
  for (const node of declaration?.declarations ?? [declaration]) {
    const name = node?.id?.name
    if (!name || declaration.type === 'TSModuleDeclaration') continue
    module.declared.set(name, [...(module.declared.get(name) ?? []), { node, statement }])
    if (isExported) module.exported.add(name)
  }
}

/**
 * The path that an import of a module names; packages keep their names.
 *
 * @param {string} path
 * @param {string} specifier
 */
export function placeOf(path, specifier) {
  const bare = specifier.replace(/(\.d)?\.tsx?$/, '')
  if (specifier.startsWith('#')) return bare.slice(1)
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), bare) : specifier
}

/**
 * What a name refers to in a module; undefined for what is global.
 *
 * @param {Modules} modules
 * @param {string} path
 * @param {string} name
 * @returns {Target | undefined}
 */
export function targetOf(modules, path, name) {
  const module = modules.get(path)
  if (!module) return { path, name }
  const declared = module.declared.get(name)
  if (declared) return { path, name, declared }
  const link = module.links.get(name)
  if (link) return targetOf(modules, link.from, link.name)
  const star = module.stars.find((one) => exportsOf(modules, one).has(name))
  return star === undefined ? undefined : targetOf(modules, star, name)
}

/**
 * What a module exports, by name.
 *
 * @param {Modules} modules
 * @param {string} path
 * @returns {Map<string, Target>}
 */
export function exportsOf(modules, path) {
  const { exported = new Set(), stars = [] } = modules.get(path) ?? {}
  return new Map([
    ...stars.flatMap((star) => [...exportsOf(modules, star)]),
    ...[...exported].flatMap((name) => {
      const target = targetOf(modules, path, name)
      return target ? [/** @type {const} */ ([name, target])] : []
    }),
  ])
}
