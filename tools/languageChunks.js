import { runnerImport } from 'vite'

import { faces } from './faces.js'

const usesTexts = /^import \{[^}]*\bmessagesOf\b[^}]*\} from /m
/** A module of texts exports what `messagesOf` returns. */
const isOfTexts = /^export default messagesOf\(/m

/** Its texts by language have the language after the name of the file. */
const isChunk = /\?\w\w_\w\w$/

/**
 * Divides each module of texts by language, so that a visitor fetches one: the module is run now, once, and what it
 * says in each language becomes a chunk of plain strings.
 *
 * @returns {import('vite').Plugin}
 */
export const languageChunks = () => {
  /** @type {Map<string, string>} */
  const chunks = new Map()
  /** @type {Map<string, ReturnType<typeof textsIn>>} */
  const known = new Map()
  // The console is built twice, at the same time (tools/moduleReach.js).
  const textsOf = (/** @type {string} */ id) => {
    const texts = known.get(id) ?? textsIn(id)
    known.set(id, texts)
    return texts
  }
  return {
    name: 'language-chunks',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: isChunk }, handler: (id) => (chunks.has(id) ? id : null) },
    load: { filter: { id: isChunk }, handler: (id) => chunks.get(id) ?? null },
    transform: {
      filter: { code: usesTexts },
      async handler(code, id) {
        if (!isOfTexts.test(code)) {
          this.error(`${id}: make messagesOf(…) the default export of a module of its own, such as words.ts.`)
        }
        const texts = await textsOf(id)
        for (const [locale, messages] of texts)
          chunks.set(`${id}?${locale}`, `export const messages = ${JSON.stringify(messages)}`)
        const loaders = texts.map(
          ([locale]) => `${locale}: () => import(${JSON.stringify(`${id}?${locale}`)})`,
        )
        return { code: `export default { ${loaders.join(', ')} }`, map: null }
      },
    },
  }
}

/**
 * What a module of texts says in each language.
 *
 * @param {string} file
 * @returns {Promise<[locale: string, messages: object][]>}
 */
async function textsIn(file) {
  const loaders = Object.entries(await loadersIn(file))
  return Promise.all(loaders.map(async ([locale, load]) => [locale, (await load()).messages]))
}

/**
 * @param {string} file
 * @returns {Promise<import('#src/providers/messageSource.ts').MessageLoaders>}
 */
async function loadersIn(file) {
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error', plugins: [faces()] })
  return /** @type {{ default: import('#src/providers/messageSource.ts').MessageLoaders }} */ (module).default
}
