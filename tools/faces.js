import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Packages that must exist only once: contexts and schemas of two copies are not compatible. */
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
 * Lets plugins in packages import `atrium/kit` and the other faces, which are the sources of this project: in
 * its own build and tests, and as `atrium/vite` in the tests of a plugin with its own project.
 *
 * @returns {import('vite').Plugin}
 */
export const faces = () => ({
  name: 'faces',
  enforce: 'pre',
  config: ({ root = process.cwd() }) => ({
    resolve: { dedupe: shared },
    // In tests Node loads packages, and there it supports neither the faces nor TypeScript.
    ssr: { noExternal: ['atrium', ...pluginPackages(root)] },
  }),
  resolveId: {
    filter: { id: /^atrium\// },
    handler(specifier, importer) {
      if (specifier === 'atrium/server' && this.environment.mode === 'build')
        this.error(`${importer} imports atrium/server: a server half has no place in browsers.`)
      // A face has no side effects: importing one export does not load the rest.
      return { id: fileURLToPath(import.meta.resolve(specifier)), moduleSideEffects: false }
    },
  },
})

/**
 * The packages of an installation that declare themselves to be plugins.
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
