import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { measureAreas } from './areaSizes.js'

/**
 * Prints the size of each area after a build, and writes the sizes to `plugins.json`, from which the plugins
 * page reads them.
 *
 * @param {(root: string) => Promise<import('./moduleReach.js').Reach>} reach
 * @returns {import('vite').Plugin}
 */
export const printAreas = (reach) => {
  let root = ''
  let lines = ''
  let say = console.log
  return {
    name: 'print-areas',
    apply: 'build',
    configResolved(config) {
      root = config.root
      say = config.logger.info
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const manifests = await manifestsOf(join(root, 'console.config.ts'), this)
        const { areas, ...rest } = measureAreas({
          bundle,
          manifests,
          reach: await reach(root),
          dynamicImports: remembered((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
        })
        this.emitFile({ type: 'asset', fileName: 'plugins.json', source: JSON.stringify(areas) })
        lines = table(areas, rest)
      },
    },
    // Below Vite's own list of files.
    writeBundle: { order: 'post', handler: () => say(`\n${lines}`) },
  }
}

/**
 * The bundler makes what it knows of a module anew at each call.
 *
 * @param {(id: string) => readonly string[]} find
 */
function remembered(find) {
  /** @type {Map<string, readonly string[]>} */
  const known = new Map()
  return (/** @type {string} */ id) => {
    const found = known.get(id) ?? find(id)
    known.set(id, found)
    return found
  }
}

/**
 * The modules of the manifests, by the ids of their plugins: those in the list of plugins that are not
 * disabled.
 *
 * @param {string} config the file of the list
 * @param {import('vite').Rolldown.PluginContext} context
 * @returns {Promise<Map<string, string>>}
 */
async function manifestsOf(config, context) {
  const { plugins, installation } = await import(pathToFileURL(config).href)
  const found = new Map()
  for (const [id, load] of Object.entries(plugins)) {
    if (installation.disabled?.includes(id)) continue
    const specifier = importOf(load)
    const module = specifier && (await context.resolve(specifier, config))
    if (module) found.set(id, module.id)
  }
  return found
}

/**
 * The module that a line of the list of plugins imports: `./src/plugins/RM/plugin.ts` for `() =>
 * import('./src/plugins/RM/plugin.ts')`.
 *
 * @param {unknown} load
 * @returns {string | undefined}
 */
export const importOf = (load) => /\bimport\(\s*['"](.+?)['"]/.exec(String(load))?.[1]

/**
 * @param {Record<string, import('./areaSizes.js').AreaSize>} areas
 * @param {{ login: number, console: number, shared: Pick<import('./areaSizes.js').AreaSize, 'manifest' |
 * 'screens'> }} rest
 */
function table(areas, { login, console: shell, shared }) {
  const rows = [
    ['kB after gzip', 'manifest', 'contract', 'screens', 'texts'],
    ['login', '', '', kB(login), ''],
    ...Object.entries(areas).map(([id, { manifest, contract, screens, texts }]) => [
      id,
      ...[manifest, contract, screens, texts].map(kB),
    ]),
    ['of several areas', kB(shared.manifest), '', kB(shared.screens), ''],
    ['the console', '', '', kB(shell), ''],
  ]
  return rows
    .map(([name = '', ...cells]) => name.padEnd(18) + cells.map((cell) => cell.padStart(10)).join(''))
    .join('\n')
}

const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(2)
