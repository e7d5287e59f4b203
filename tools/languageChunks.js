import { parseSync, runnerImport } from 'vite'

import { faces } from './faces.js'
import { callsOf } from './syntaxTree.js'

const usesTexts = /^import \{[^}]*\bmessagesOf\b[^}]*\} from /m

/** Its texts by language have the language after the name of the file. */
const isChunk = /\?\w\w_\w\w$/

/**
 * Divides the texts of a plugin by language, so that a visitor fetches one: the module that calls `messagesOf` is run now,
 * once, and what it says in each language becomes a chunk of plain strings. The call becomes the loaders of these chunks.
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
        const [call, ...others] = callsOf(parseSync(id, code).program, /^messagesOf$/)
        const texts = call && others.length === 0 ? await textsOf(id) : []
        if (texts.length === 0) {
          this.error(
            `${id}: let messagesOf(…) be the messages of the manifest, or the default export of its module.`,
          )
        }
        for (const [locale, messages] of texts)
          chunks.set(`${id}?${locale}`, `export const messages = ${JSON.stringify(messages)}`)
        const loaders = texts.map(
          ([locale]) => `${locale}: () => import(${JSON.stringify(`${id}?${locale}`)})`,
        )
        return {
          code: `${code.slice(0, call.start)}{ ${loaders.join(', ')} }${code.slice(call.end)}`,
          map: null,
        }
      },
    },
  }
}

/**
 * What a module says in each language: a manifest by its messages, or their own module. Nothing if it is neither.
 *
 * @param {string} file
 * @returns {Promise<[locale: string, messages: object][]>}
 */
async function textsIn(file) {
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error', plugins: [faces()] })
  const given = /** @type {Module} */ (module).default
  const loaders = Object.entries('messages' in given ? (given.messages ?? {}) : given)
  const isOfTexts = loaders.every(([locale]) => /^\w\w_\w\w$/.test(locale))
  return isOfTexts
    ? Promise.all(loaders.map(async ([locale, load]) => [locale, (await load()).messages]))
    : []
}

/**
 * @typedef {{ default: import('#src/kit/base/plugin/definePlugin.ts').Plugin |
 * import('#src/providers/messageSource.ts').MessageLoaders }} Module
 */
