import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { importOf } from './printAreas.js'

const nothing = 'disabled-plugin'

/**
 * Leaves disabled plugins of `console.config.ts` out of the build: the console never loads them, and the
 * built files reveal nothing of them except their ids.
 *
 * @returns {import('vite').Plugin}
 */
export const withoutDisabled = () => {
  let config = ''
  return {
    name: 'without-disabled-plugins',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      config = join(root, 'console.config.ts')
    },
    transform: {
      filter: { id: /\/console\.config\.ts$/ },
      async handler(code, id) {
        if (id !== config) return null
        const { plugins, installation } = await import(pathToFileURL(config).href)
        const disabled = (installation.disabled ?? []).map((/** @type {string} */ id) =>
          importOf(plugins[id]),
        )
        return {
          code: code.replaceAll(literals, (text) =>
            disabled.includes(text.slice(1, -1)) ? `'${nothing}'` : text,
          ),
          map: null,
        }
      },
    },
    resolveId: { filter: { id: /^disabled-plugin$/ }, handler: () => `\0${nothing}` },
    load: {
      filter: { id: /disabled-plugin$/ },
      handler: (id) => (id === `\0${nothing}` ? 'export default undefined' : null),
    },
  }
}

const literals = /'[^'\n]+'|"[^"\n]+"/g
