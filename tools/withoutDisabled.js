import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { importOf } from './printAreas.js'

/**
 * Leaves disabled plugins of `console.config.ts` out of the build: the console never loads them, and the
 * built files reveal nothing of them except their ids. Plugins that cannot be built (build.js) are left out too: in
 * their place is what is wrong with them.
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
        const disabled = (installation.disabled ?? []).map((/** @type {string} */ id) => [
          id,
          'Promise.resolve({})',
        ])
        const faulty = Object.entries(JSON.parse(process.env['FAULTY_PLUGINS'] ?? '{}')).map(
          ([id, fault]) => [id, `Promise.reject(Error(${JSON.stringify(fault)}))`],
        )
        const others = new Map([...faulty, ...disabled].map(([id, other]) => [importOf(plugins[id]), other]))
        const replace = (/** @type {string} */ text, /** @type {string} */ module) =>
          others.get(module) ?? text
        return { code: code.replaceAll(/\bimport\(\s*['"](.+?)['"]\s*\)/g, replace), map: null }
      },
    },
  }
}
