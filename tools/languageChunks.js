import { runnerImport } from 'vite'

import { faces } from './faces.js'

const usesTexts = /^import \{[^}]*\bmessagesOf\b[^}]*\} from /m
/** A module of texts exports what `messagesOf` returns. */
const isOfTexts = /^export default messagesOf\(/m

/**
 * Divides each module of texts by language, so that a visitor fetches one: the module is run now, and what it
 * says in each language becomes a chunk of plain strings.
 *
 * @returns {import('vite').Plugin}
 */
export const languageChunks = () => {
  /** @type {Map<string, string>} */
  const chunks = new Map()
  return {
    name: 'language-chunks',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (chunks.has(id) ? id : null),
    load: (id) => chunks.get(id) ?? null,
    async transform(code, id) {
      if (!usesTexts.test(code)) return null
      if (!isOfTexts.test(code)) {
        this.error(`${id}: make messagesOf(…) the default export of a module of its own, such as words.ts.`)
      }
      const loaders = []
      for (const [locale, load] of Object.entries(await loadersIn(id))) {
        const chunk = `${id}?${locale}`
        const { messages } = await load()
        chunks.set(chunk, `export const messages = ${JSON.stringify(messages)}`)
        loaders.push(`${locale}: () => import(${JSON.stringify(chunk)})`)
      }
      return { code: `export default { ${loaders.join(', ')} }`, map: null }
    },
  }
}

/**
 * @param {string} file
 * @returns {Promise<import('#src/providers/messageSource.ts').MessageLoaders>}
 */
async function loadersIn(file) {
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error', plugins: [faces()] })
  return /** @type {{ default: import('#src/providers/messageSource.ts').MessageLoaders }} */ (module).default
}
