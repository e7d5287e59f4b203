import { runnerImport } from 'vite'

import { faces } from './faces.js'

/**
 * Leaves out of the console what only the server needs of the declaration of an area (`contract/<area>/area.ts`): its
 * permissions, its menu, parameters that are not public, and the texts of parameters. The module is run now, once.
 *
 * @returns {import('vite').Plugin}
 */
export const areasInBrowser = () => ({
  name: 'areas-in-browser',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/\w+\/area\.ts$/ },
    async handler(_code, file) {
      const { module } = await runnerImport(file, {
        configFile: false,
        logLevel: 'error',
        plugins: [faces()],
      })
      const { area, params } = /** @type {{ area: import('#contract/area.ts').Area, params?: Params }} */ (
        module
      )
      const { id, title, availableAt } = area
      const exported = { area: { id, title, availableAt }, params: publicOf(params) }
      const lines = Object.entries(exported).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return { code: lines.join('\n'), map: null }
    },
  },
})

/** @typedef {Readonly<Record<string, import('#contract/paramDefinition.ts').ParamDefinition>>} Params */

/** @param {Params} [params] */
const publicOf = (params = {}) =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([, { isPublic }]) => isPublic)
      .map(([name, { text: _, textIn: _in, ...definition }]) => [name, definition]),
  )
