import { exportsOf, moduleOf, placeOf, targetOf } from './modules.js'

/** @typedef {import('./modules.js').Node} Node */
/** @typedef {import('./modules.js').Modules} Modules */
/** @typedef {import('./modules.js').Target} Target */

/** The faces that are stable, in the order in which the types that they share are written down. */
export const stableFaces = ['words', 'contract', 'kit', 'screens', 'server']

/**
 * What the stable faces export, and every declaration of the project that these refer to: a text for each face. A
 * declaration is in the text of the first face that needs it.
 *
 * @param {Modules} modules
 * @returns {Record<string, string>} by face
 */
export function surfaceTexts(modules) {
  /** @type {Map<string, Target>} */
  const seen = new Map()
  return Object.fromEntries(
    stableFaces.map((face) => {
      const exported = exportsOf(modules, `faces/${face}`)
      const behind = [...exported.values()].flatMap((target) => reachable(modules, target, seen))
      const paths = [...new Set(behind.map(({ path }) => path))].toSorted()
      const parts = paths.map((path) =>
        moduleText(
          modules,
          path,
          behind.filter((target) => target.path === path),
        ),
      )
      return [face, [faceText(face, exported), ...parts].join('\n')]
    }),
  )
}

/**
 * The modules that such texts hold.
 *
 * @param {Iterable<string>} texts
 * @returns {Modules}
 */
export function modulesIn(texts) {
  /** @type {Map<string, string>} */
  const byPath = new Map()
  for (const part of [...texts].flatMap((text) => text.split(/^\/\/ (?=[\w/]+$)/m).slice(1))) {
    const [path = '', ...lines] = part.split('\n')
    byPath.set(path, [byPath.get(path) ?? '', ...lines].join('\n'))
  }
  return new Map([...byPath].map(([path, text]) => [path, moduleOf(path, text)]))
}

/**
 * @param {string} face
 * @param {Map<string, Target>} exported
 */
function faceText(face, exported) {
  const lines = [...exported]
    .map(
      ([name, { path, name: own }]) =>
        `export { ${own === name ? name : `${own} as ${name}`} } from '#${path}'`,
    )
    .toSorted()
  return [`// faces/${face}`, ...lines, ''].join('\n')
}

/**
 * A declaration and those that it refers to, without those that were seen before.
 *
 * @param {Modules} modules
 * @param {Target} target
 * @param {Map<string, Target>} seen
 * @returns {Target[]}
 */
function reachable(modules, target, seen) {
  const id = `${target.path}#${target.name}`
  if (!target.declared || seen.has(id)) return []
  seen.set(id, target)
  const { path } = target
  const next = target.declared
    .flatMap(({ node }) => namesIn(path, node))
    .flatMap(({ from, name }) => targetOf(modules, from, name) ?? [])
  return [target, ...next.flatMap((one) => reachable(modules, one, seen))]
}

/**
 * The names that a declaration uses, and the modules where they are looked up. Keys of members are among them.
 *
 * @param {string} path
 * @param {Node} node
 * @returns {{ from: string, name: string }[]}
 */
function namesIn(path, node) {
  if (node === null || typeof node !== 'object') return []
  if (node.type === 'TSImportType') {
    const from = placeOf(path, node.source.value)
    return [{ from, name: firstOf(node.qualifier) }, ...namesIn(path, node.typeArguments)]
  }
  const inside = Object.values(node).flatMap((one) => namesIn(path, one))
  return node.type === 'Identifier' ? [{ from: path, name: node.name }, ...inside] : inside
}

/** @param {Node} name */
const firstOf = (name) => (name?.type === 'TSQualifiedName' ? firstOf(name.left) : (name?.name ?? '*'))

/**
 * Declarations of a module as they are, below the imports that they need.
 *
 * @param {Modules} modules
 * @param {string} path
 * @param {Target[]} targets
 */
function moduleText(modules, path, targets) {
  const module = modules.get(path)
  if (!module) throw new Error(`There is no ${path}.`)
  const declared = targets.flatMap((target) => target.declared ?? [])
  const used = new Set(declared.flatMap(({ node }) => namesIn(path, node).map(({ name }) => name)))
  const imports = [...module.links.keys()].flatMap((local) => {
    const target = used.has(local) ? targetOf(modules, path, local) : undefined
    return target ? importText(local, target) : []
  })
  const statements = [...new Set(declared.map(({ statement }) => statement))]
  const texts = statements
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => module.text.slice(start, end))
  return [`// ${path}`, ...imports.toSorted(), ...texts, ''].join('\n')
}

/**
 * @param {string} local
 * @param {Target} target
 */
function importText(local, { path, name, declared }) {
  const from = declared ? `#${path}` : path
  if (name === '*') return `import * as ${local} from '${from}'`
  return `import { ${name === local ? name : `${name} as ${local}`} } from '${from}'`
}
