import { build } from 'vite'

/** Pages apart from the console, by their files at the root of the project. */
const pages = ['brandModification.html']

/**
 * Builds the pages apart from the console, each in its own build: in a common build they would share chunks
 * with the console, and both would load code that only the other needs.
 *
 * @returns {import('vite').Plugin}
 */
export const lightPages = () => {
  let root = ''
  let outDir = ''
  return {
    name: 'light-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = config.build.outDir
    },
    async closeBundle() {
      for (const page of pages) {
        const name = page.replace(/\.html$/, '')
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            modulePreload: { polyfill: false },
            rollupOptions: {
              input: page,
              output: {
                entryFileNames: `assets/${name}-[hash].js`,
                chunkFileNames: `assets/${name}-[name]-[hash].js`,
              },
            },
          },
        })
      }
    },
  }
}
