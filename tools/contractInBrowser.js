import { parseSync, runnerImport } from 'vite'

import { faces } from './faces.js'
import { callsOf, propertiesOf, propertyOf, variable } from './syntaxTree.js'

/**
 * Leaves out of the console what only the server needs of the contract: of the declaration of an area
 * (`contract/<area>/area.ts`) its permissions, its menu, its words, parameters that are not public and the texts of
 * parameters; of a resource its words, and the texts of what a module
 * defines (`defineFigures`), which a browser fetches in one language with the texts of the area (languageChunks.js).
 *
 * @returns {import('vite').Plugin}
 */
export const contractInBrowser = () => ({
  name: 'contract-in-browser',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/\w+\/\w+\.ts$/ },
    async handler(code, file) {
      const { program } = parseSync(file, code)
      if (file.endsWith('/area.ts')) return { code: await shortArea(file, program), map: null }
      const ends = wordsIn(program)
      if (ends) return { code: code.slice(0, ends[0]) + code.slice(ends[1]), map: null }
      const texts = callsOf(program, /^define/).flatMap((call) => callsOf(call.arguments, /^text$/))
      return texts.length > 0 ? { code: texts.reduceRight(withoutNode, code), map: null } : undefined
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
 * Where the words of the resource begin and end that a module declares, if it has them.
 *
 * @param {Node} program
 * @returns {[number, number] | undefined}
 */
function wordsIn({ body }) {
  const calls = body
    .flatMap((/** @type {Node} */ one) => one.declaration?.declarations ?? [])
    .map(({ init }) => init)
    .filter((/** @type {Node} */ init) => ['resource', 'log'].includes(init?.callee?.name))
  const properties = propertiesOf(calls[0]?.arguments[0])
  const at = properties.findIndex(({ key }) => key?.name === 'words')
  return at > 0 ? [properties[at - 1].end, properties[at].end] : undefined
}

/**
 * @param {string} code
 * @param {Node} node
 */
const withoutNode = (code, { start, end }) => `${code.slice(0, start)}undefined${code.slice(end)}`

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
