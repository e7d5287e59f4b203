import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

const importsOf = (files: string): string =>
  globSync(files, { cwd: root })
    .map((file) => `() => import('${root}${file}')`)
    .join(', ')

/**
 * Shows `vitest --changed` what the tests of a server depend on. A server reads only the ids in `console.config.ts` and finds
 * its halves by them, and tests find what is expected of areas by the names of files. Without this, Vitest would rerun every
 * server test after a change to a screen, and none after a change to a half. Tests in a browser depend on the screens too.
 */
export const serverHalves = ({ withScreens = false } = {}): Plugin => ({
  // Vitest keeps what it transformed by the names of the plugins.
  name: withScreens ? 'server-halves-and-screens' : 'server-halves',
  enforce: 'pre',
  transform(code, id) {
    if (id === `${root}tests/areas/gathered.ts`)
      return { code: `${code}\nexport const found = [${importsOf('tests/areas/*/expectations.ts')}]` }
    if (id !== `${root}console.config.ts`) return undefined
    const listed = withScreens ? code : code.replaceAll(/import\('\.\/src\/[^']+'\)/g, 'undefined')
    return {
      code: `${listed}\nexport const serverHalves = [${importsOf('server/plugins/*/plugin.ts')}]\n`,
      map: null,
    }
  },
})
