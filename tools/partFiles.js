import { join } from 'node:path'

import { areaScreens } from './areaScreens.js'
import { chunksOf, withImports } from './chunkGraph.js'
import { shellFiles } from './shellFiles.js'

/**
 * Writes into the page which files belong to each part of the console, so that the first script can fetch all that it
 * needs at once (src/app/preloadParts.ts), before which it stands: `console`, an area (`RM`), its pages and forms if they
 * are apart (`RM pages`), the texts of the console (`zh_CN`) and of an area (`RM zh_CN`).
 *
 * @param {(root: string) => Promise<import('./moduleReach.js').Reach>} reach
 * @returns {import('vite').Plugin}
 */
export const partFiles = (reach) => {
  let root = ''
  /** @type {import('./areaScreens.js').AreaScreens[]} */
  let screens = []
  return {
    name: 'part-files',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      order: 'pre',
      async handler() {
        const laterOf = (/** @type {string} */ id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []
        screens = areaScreens(join(root, 'src'), await reach(root), laterOf)
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const parts = JSON.stringify(partsOf(bundle, html, screens))
        return html.replace(
          '</title>',
          (end) => `${end}\n    <script type="application/json" id="parts">${parts}</script>`,
        )
      },
    },
  }
}

/**
 * @param {import('./chunkGraph.js').Bundle} bundle
 * @param {string} html of the page, which names what it loads itself
 * @param {readonly import('./areaScreens.js').AreaScreens[]} screens
 * @returns {Record<string, string[]>}
 */
function partsOf(bundle, html, screens) {
  const loaded = new Set(Object.keys(bundle).filter((file) => html.includes(file)))
  const filesOf = (/** @type {(id: string) => boolean} */ isOfPart) => {
    const entries = chunksOf(bundle, ({ moduleIds }) => moduleIds.some(isOfPart))
    const chunks = [...withImports(bundle, entries)]
    return [...chunks.flatMap((file) => stylesOf(bundle[file])), ...chunks].filter(
      (file) => !loaded.has(file),
    )
  }
  const ofConsole = ['/app/openConsole.tsx', ...shellFiles].map((file) => `/src${file}`)
  /** @type {Record<string, string[]>} */
  const parts = { console: filesOf((id) => ofConsole.some((file) => id.endsWith(file))) }
  for (const file of parts['console'] ?? []) loaded.add(file)
  for (const { area, lists, pages } of screens) {
    parts[area] = filesOf((id) => lists.has(id))
    if (pages.size > 0) parts[`${area} pages`] = filesOf((id) => pages.has(id))
  }
  for (const id of Object.values(bundle).flatMap((chunk) =>
    chunk.type === 'chunk' ? chunk.moduleIds : [],
  )) {
    const name = textsOf(id)
    if (name !== undefined) parts[name] = filesOf((one) => one === id)
  }
  return parts
}

/**
 * The part of a module with texts, of the console or of an area, in one language.
 *
 * @param {string} id
 */
function textsOf(id) {
  const [, locale] = /\/src\/providers\/coreMessages\.ts\?(\w\w_\w\w)$/.exec(id) ?? []
  const [, area, language] = /\/src\/plugins\/(\w+)\/\w+\.tsx?\?(\w\w_\w\w)$/.exec(id) ?? []
  return locale ?? (area && `${area} ${language}`)
}

/** @param {import('./chunkGraph.js').Bundle[string]} [file] */
const stylesOf = (file) => (file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [])
