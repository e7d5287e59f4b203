import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { importOf } from './printAreas.js'

const nothing = '\0disabled-plugin'

/**
 * Leaves disabled plugins of `console.config.ts` out of the build: the console never loads them, and the
 * built files reveal nothing of them except their ids.
 *
 * @returns {import('vite').Plugin}
 */
export const withoutDisabled = () => {
  let config = ''
  /** @type {ReadonlySet<string>} */
  let disabled = new Set()
  return {
    name: 'without-disabled-plugins',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      config = join(root, 'console.config.ts')
    },
    async buildStart() {
      const { plugins, installation } = await import(pathToFileURL(config).href)
      disabled = new Set(
        (installation.disabled ?? []).map((/** @type {string} */ id) => importOf(plugins[id])),
      )
    },
    resolveId: (source, importer) => (importer === config && disabled.has(source) ? nothing : null),
    load: (id) => (id === nothing ? 'export default undefined' : null),
  }
}
