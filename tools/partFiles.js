import { chunksOf, contains, withImports } from './chunkGraph.js'
import { shellFiles } from './shellFiles.js'

/**
 * Writes into the page which files belong to each part of the console, so that the first script can fetch all that it
 * needs at once (src/app/preloadParts.ts), before which it stands: `console`, an area (`RM`), its pages and forms if they
 * are apart (`RM pages`), the texts of the console (`zh_CN`) and of an area (`RM zh_CN`).
 *
 * @returns {import('vite').Plugin}
 */
export const partFiles = () => ({
  name: 'part-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const parts = JSON.stringify(partsOf(bundle, html))
      return html.replace(
        '</title>',
        (end) => `${end}\n    <script type="application/json" id="parts">${parts}</script>`,
      )
    },
  },
})

/**
 * @param {import('./chunkGraph.js').Bundle} bundle
 * @param {string} html of the page, which names what it loads itself
 * @returns {Record<string, string[]>}
 */
function partsOf(bundle, html) {
  const loaded = new Set(Object.keys(bundle).filter((file) => html.includes(file)))
  const filesOf = (/** @type {readonly string[]} */ paths) => {
    const entries = chunksOf(bundle, (chunk) => paths.some((path) => contains(path)(chunk)))
    const chunks = [...withImports(bundle, entries)]
    return [...chunks.flatMap((file) => stylesOf(bundle[file])), ...chunks].filter(
      (file) => !loaded.has(file),
    )
  }
  /** @type {Record<string, string[]>} */
  const parts = { console: filesOf(['/app/openConsole.tsx', ...shellFiles].map((file) => `/src${file}`)) }
  for (const file of parts['console'] ?? []) loaded.add(file)
  const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  for (const id of modules) {
    const name = partOf(id)
    if (name !== null) parts[name] = filesOf([id])
  }
  return parts
}

/**
 * The part that begins with a module: the screens, pages or texts of an area, or the texts of the console.
 *
 * @param {string} id
 */
function partOf(id) {
  const [, locale] = /\/src\/messages\/(\w\w_\w\w)\.ts$/.exec(id) ?? []
  if (locale !== undefined) return locale
  const [, area, pages, texts] =
    /\/src\/plugins\/(?!login\/)(\w+)\/(?:screens\.tsx?|(pages)\.tsx?|words\.ts\?(\w+))$/.exec(id) ?? []
  if (area === undefined) return null
  return [area, pages ?? texts ?? []].flat().join(' ')
}

/** @param {import('./chunkGraph.js').Bundle[string]} [file] */
const stylesOf = (file) => (file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [])
