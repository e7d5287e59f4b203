import { parseSync, runnerImport } from 'vite'

import { faces } from './faces.js'
import { callsOf, propertiesOf, propertyOf, variable } from './syntaxTree.js'

/**
 * Leaves out of the console what only the server needs of the contract: of the declaration of an area
 * (`contract/<area>/area.ts`) its permissions, its menu, its words, parameters that are not public and the texts of
 * parameters; of a call what it does; of a resource its words, and the texts of what a module defines (`defineFigures`),
 * which a browser fetches in one language with the texts of the area (languageChunks.js). In a package these stand in any
 * module that imports `atrium/contract`, and `area` keeps the rest of what it says.
 *
 * @returns {import('vite').Plugin}
 */
export const contractInBrowser = () => ({
  name: 'contract-in-browser',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: [/\/contract\/\w+\/\w+\.ts$/, /\/node_modules\/.*\.js$/] },
    async handler(code, file) {
      const isPackaged = file.includes('/node_modules/')
      if (isPackaged && !/['"]atrium\/contract['"]/.test(code)) return undefined
      const { program } = parseSync(file, code)
      if (file.endsWith('/area.ts') && !isPackaged) return { code: await shortArea(file, program), map: null }
      const texts = callsOf(program, /^define/).flatMap((call) => callsOf(call.arguments, /^text$/))
      const ofArea = isPackaged ? ends(variable(program, 'area'), ['permissions', 'menu', 'words']) : []
      const cuts = [...leftOut(program), ...ofArea, ...texts].toSorted(
        (one, other) => one.start - other.start,
      )
      return cuts.length > 0 ? { code: cuts.reduceRight(without, code), map: null } : undefined
    },
  },
})

/** @typedef {import('./sourceText.js').Node} Node */
/** @typedef {Readonly<Record<string, import('#contract/paramDefinition.ts').ParamDefinition>>} Params */
/** @typedef {{ area: import('#contract/area.ts').Area, params?: Params }} AreaModule */

/**
 * The declaration of an area, which is run now, once.
 *
 * @param {string} file
 * @param {Node} program
 */
async function shortArea(file, program) {
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error', plugins: [faces()] })
  const { area, params } = /** @type {AreaModule} */ (module)
  const { id, title, availableAt } = area
  const nouns = propertiesOf(propertyOf(variable(program, 'area'), 'nouns')).map(({ key, value }) => ({
    place: key.name ?? key.value,
    constant: value.name,
  }))
  const entries = nouns.map(({ place, constant }) => `${JSON.stringify(place)}: ${constant}`)
  const short = JSON.stringify({ id, title, availableAt })
  return [
    ...nouns.map(({ constant }) => `import { ${constant} } from '${sourceOf(program, constant)}'`),
    `export const area = ${entries.length > 0 ? `${short.slice(0, -1)}, nouns: { ${entries.join()} } }` : short}`,
    `export const params = ${JSON.stringify(publicOf(params))}`,
  ].join('\n')
}

/** @param {Params} [params] */
const publicOf = (params = {}) =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([, { isPublic }]) => isPublic)
      .map(([name, { text: _, textIn: _in, ...definition }]) => [name, definition]),
  )

/**
 * The words of the resources that a module declares, and what its calls do: the end of the property before each, and its own.
 *
 * @param {Node} program
 * @returns {Node[]}
 */
const leftOut = (program) =>
  callsOf(program, /^(resource|log|call|formCall)$/).flatMap(({ arguments: [given] }) =>
    ends(given, ['words', 'does']),
  )

/**
 * These properties of an object, each from the end of the one before. The first is never among them.
 *
 * @param {Node | undefined} given
 * @param {readonly string[]} names
 * @returns {Node[]}
 */
const ends = (given, names) => {
  const properties = propertiesOf(given)
  return properties.flatMap(({ key, end }, at) =>
    at > 0 && names.includes(key?.name) ? [{ start: properties[at - 1].end, end }] : [],
  )
}

/**
 * A text in a list of arguments leaves its place to `undefined`.
 *
 * @param {string} code
 * @param {Node} cut
 */
const without = (code, { type, start, end }) =>
  `${code.slice(0, start)}${type ? 'undefined' : ''}${code.slice(end)}`

/**
 * The module that a name is imported from.
 *
 * @param {Node} program
 * @param {string} name
 */
const sourceOf = ({ body }, name) =>
  body.find((/** @type {Node} */ { specifiers = [] }) =>
    specifiers.some((/** @type {Node} */ { local }) => local.name === name),
  )?.source.value
