import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What has to be there once: contexts and schemas of two copies do not know each other. */
const shared = [
  '@mui/material',
  '@tanstack/react-query',
  'react',
  'react-admin',
  'react-dom',
  'react-hook-form',
  'react-router-dom',
  'zod',
]

/**
 * Lets plugins in packages import `atrium/kit` and the other faces, which are the sources of this project: for its own
 * build and tests, and as `atrium/vite` for the tests of a plugin that is a project of its own.
 *
 * @returns {import('vite').Plugin}
 */
export const faces = () => ({
  name: 'faces',
  enforce: 'pre',
  config: ({ root = process.cwd() }) => ({
    resolve: { dedupe: shared },
    // Tests leave packages to Node, which knows neither the faces nor TypeScript there.
    ssr: { noExternal: ['atrium', ...pluginPackages(root)] },
  }),
  resolveId(specifier, importer) {
    if (!specifier.startsWith('atrium/')) return undefined
    if (specifier === 'atrium/server' && this.environment.mode === 'build')
      this.error(`${importer} imports atrium/server: a server half has no place in browsers.`)
    // A face does nothing by itself: who imports one thing of it does not get the rest.
    return { id: fileURLToPath(import.meta.resolve(specifier)), moduleSideEffects: false }
  },
})

/**
 * The packages of an installation that say they are plugins.
 *
 * @param {string} root
 * @returns {string[]}
 */
function pluginPackages(root) {
  const { dependencies = {} } = readPackage(root)
  return Object.keys(dependencies).filter(
    (name) => readPackage(join(root, 'node_modules', name)).atrium?.plugin,
  )
}

/** @param {string} folder */
function readPackage(folder) {
  const file = join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
