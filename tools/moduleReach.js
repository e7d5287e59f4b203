import { build } from 'vite'

import { withImports } from './chunkGraph.js'

/**
 * For each module that the console can load on its own, such as the screens of an area: the modules that it cannot run
 * without, itself included.
 *
 * @typedef {ReadonlyMap<string, ReadonlySet<string>>} Reach
 */

/**
 * Returns a function that finds the reach, once. It builds the console without writing anything, because the graph of
 * imports does not tell: a package such as react-admin imports all of its parts in one file, and most are dropped.
 *
 * @param {() => import('vite').PluginOption[]} plugins those that change what is imported
 * @returns {(root: string) => Promise<Reach>}
 */
export function moduleReach(plugins) {
  /** @type {Promise<Reach> | undefined} */
  let found
  return (root) => (found ??= findReach(root, plugins()))
}

/**
 * @param {string} root
 * @param {import('vite').PluginOption[]} plugins
 */
async function findReach(root, plugins) {
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [...plugins, withoutMenuIcons, withoutStyles],
      build: {
        write: false,
        minify: false,
        cssMinify: false,
        reportCompressedSize: false,
        modulePreload: false,
      },
    })
  )
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]))
  const modulesOf = (/** @type {string} */ file) => {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' ? chunk.moduleIds.map((id) => id.replace(emptyStyle, '')) : []
  }
  return new Map(
    output.flatMap((chunk) =>
      chunk.type === 'chunk' && chunk.facadeModuleId !== null
        ? [[chunk.facadeModuleId, new Set([...withImports(bundle, [chunk.fileName])].flatMap(modulesOf))]]
        : [],
    ),
  )
}

/**
 * The icons that a menu may name need nothing, and there are over 2,000 of them.
 *
 * @type {import('vite').Plugin}
 */
const withoutMenuIcons = {
  name: 'without-menu-icons',
  enforce: 'pre',
  resolveId: { filter: { id: /\.js\?menu$/ }, handler: (id) => ({ id, external: true }) },
}

const emptyStyle = /\.empty\.js$/

/**
 * Which styles a screen imports is enough.
 *
 * @type {import('vite').Plugin}
 */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.css$/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer)
      return found && { id: `${found.id}.empty.js`, moduleSideEffects: 'no-treeshake' }
    },
  },
  load: { filter: { id: emptyStyle }, handler: () => 'export default {}' },
}
