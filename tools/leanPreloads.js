import { chunksOf, contains, withImports } from './chunkGraph.js'

const isMain = contains('/src/app/main.tsx')

/**
 * An `import()` in a build lists all chunks that its chunk needs, so that they are fetched in parallel. This
 * removes the chunks that are already loaded by then, which are most: those that the page and the console
 * start with. A plugin's manifest consists of little else. The chunks that every page starts with are fetched
 * along with its first script.
 *
 * @returns {import('vite').Plugin}
 */
export const leanPreloads = () => {
  /** @type {ReadonlySet<string>} */
  let started = new Set()
  /** @type {ReadonlySet<string>} */
  let drawn = new Set()
  return {
    name: 'lean-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // A browser that does not know these links fetches the scripts when they are imported.
          polyfill: false,
          resolveDependencies: (_file, files, { hostId, hostType }) => {
            const there = hostType === 'html' ? null : started.has(hostId) ? started : drawn
            return files.filter((file) => !there?.has(file))
          },
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        [...withImports(bundle, chunksOf(bundle, isMain))]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          })),
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        started = withImports(
          bundle,
          chunksOf(bundle, (chunk) => chunk.isEntry || isMain(chunk)),
        )
        const ofConsole = ['/src/app/App.tsx', '/src/app/startConsole.ts'].map(contains)
        drawn = withImports(bundle, [
          ...started,
          ...chunksOf(bundle, (chunk) => ofConsole.some((isIn) => isIn(chunk))),
        ])
      },
    },
  }
}
