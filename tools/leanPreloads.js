import { chunksOf, withImports } from './chunkGraph.js'

const isMain = (/** @type {import('./chunkGraph.js').Chunk} */ { facadeModuleId }) =>
  facadeModuleId?.endsWith('/src/main.tsx') ?? false

/**
 * An `import()` in a build names all chunks that its own is made of, so that they are fetched side by side. This leaves
 * out those that are there by then, which are most: what the page starts from, and what the console is drawn from. A
 * plugin's manifest is little else than such names. What every page starts from is fetched beside its first script.
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
        const ofConsole = chunksOf(bundle, ({ facadeModuleId }) =>
          /\/src\/(App\.tsx|startConsole\.ts)$/.test(facadeModuleId ?? ''),
        )
        drawn = withImports(bundle, [...started, ...ofConsole])
      },
    },
  }
}
