/**
 * What takes the place of whole packages, by their names:
 *
 * - what all browsers have by now: `object.entries` alone, which the texts need (node-polyglot), brings twenty others;
 * - what only parts of packages need that the console does not use: react-admin's export of lists, and emotion's
 *   `withTheme`;
 * - the names that react-admin derives for resources and fields without texts: the console has texts for all of them.
 */
const replacements = {
  'object.entries': 'module.exports = Object.entries',
  hasown: 'module.exports = Object.hasOwn',
  'hoist-non-react-statics': 'export default (component) => component',
  'jsonexport/dist/index.js': 'export default () => {}',
  inflection: `
    export const humanize = (text) => text.replaceAll('_', ' ')
    export const inflect = (text) => text
    export { inflect as capitalize, inflect as pluralize, inflect as singularize, humanize as transform }`,
}

/** What makes each icon of a package: MUI's own makes five components of it. */
const icons = {
  of: /\/icons-material\/esm\/\w+\.js/,
  source: './utils/createSvgIcon.js',
  instead: '/src/kit/base/icon/createIcon.tsx',
}

// Still packages for those who divide the modules (tools/fewChunks.js).
const prefix = '\0/node_modules/'

/**
 * What Vite puts around each `import()`: it fetches the files of the chunk at once and waits for its styles. Vite's own takes
 * styles that could not be had for those that are there, so a page that is opened again would be without them.
 */
const preload = {
  id: '\0vite/preload-helper.js',
  code: `
    const begun = new Map()
    const tell = (error) => {
      const event = new Event('vite:preloadError', { cancelable: true })
      event.payload = error
      dispatchEvent(event)
      if (!event.defaultPrevented) throw error
    }
    const begin = (file) => {
      if (!begun.has(file)) begun.set(file, request('/' + file, () => begun.delete(file)))
      return begun.get(file)
    }
    const request = (href, onFailure) => {
      const isStyle = href.endsWith('.css')
      if (document.querySelector('link' + (isStyle ? '[rel=stylesheet]' : '') + '[href="' + href + '"]')) return
      const link = document.createElement('link')
      link.rel = isStyle ? 'stylesheet' : 'modulepreload'
      link.crossOrigin = ''
      link.href = href
      document.head.append(link)
      return isStyle && new Promise((resolve, reject) => {
        link.onload = resolve
        link.onerror = () => {
          // Otherwise trying again would not request it again.
          link.remove()
          onFailure()
          reject(Error('Unable to preload CSS for ' + href))
        }
      })
    }
    export const __vitePreload = (load, files = []) =>
      Promise.all(files.map(begin)).catch(tell).then(() => load().catch(tell))`,
}

/**
 * Running them does nothing that anybody could notice, so of a module that only passes on what others export, such as
 * `resource.ts`, a chunk gets what it uses.
 */
const ownModules = /\/(?:src\/(?:kit|messages|resources)|contract)\/.+\.tsx?$/

/**
 * Leaves out of a build the modules of packages that the console never uses. No source of a package is changed: a new version
 * of it needs nothing here.
 *
 * @returns {import('vite').Plugin}
 */
export const leanPackages = () => {
  let root = ''
  /** @type {ReadonlyMap<string, string>} */
  const modules = new Map(Object.entries(replacements).map(([name, code]) => [prefix + name, code]))
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: { treeshake: { moduleSideEffects: [{ test: ownModules, sideEffects: false }] } },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    resolveId: {
      filter: { id: anyOf([icons.source, ...Object.keys(replacements)]) },
      handler(source, importer = '') {
        if (source === icons.source && icons.of.test(importer)) return root + icons.instead
        return source in replacements ? prefix + source : null
      },
    },
    load: {
      filter: { id: anyOf([preload.id, ...modules.keys()]) },
      handler: (id) => (id === preload.id ? preload.code : (modules.get(id) ?? null)),
    },
  }
}

/**
 * Matches exactly these ids. The bundler itself compares ids with such a filter; asking a plugin about each of 6,000
 * modules takes seconds.
 *
 * @param {readonly string[]} ids
 */
function anyOf(ids) {
  const escaped = ids.map((id) => id.replaceAll(/[.]/g, '\\.').replace('\0', '\\x00'))
  return new RegExp(`^(?:${escaped.join('|')})$`)
}
