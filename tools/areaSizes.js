import { gzipSync } from 'node:zlib'

import { chunksOf, withImports } from './chunkGraph.js'

/**
 * The size of an area, in bytes after gzip: `manifest` is loaded at every start of the console, with the
 * resources of the contract that only this area uses, `contract`; `screens` with the first of its screens,
 * including their styles; `texts` is the language with the longest texts. What something else loads as well
 * is not counted: see `measureAreas`.
 *
 * @typedef {{ manifest: number, contract: number, screens: number, texts: number }} AreaSize
 */

/**
 * Measures a build. An area counts what is loaded only because of it; the sign-in page what is loaded before
 * it can be used, and its own parts. What two areas load is `shared`; everything else belongs to the
 * `console`.
 *
 * @param {import('./chunkGraph.js').Bundle} bundle
 * @param {ReadonlyMap<string, string>} manifests the modules of the manifests, by area
 * @returns {{ areas: Record<string, AreaSize>, login: number, console: number, shared: Pick<AreaSize,
 * 'manifest' | 'screens'> }}
 */
export function measureAreas(bundle, manifests) {
  const heads = new Map([...manifests].map(([id, module]) => [id, chunksOf(bundle, isOf(module))]))
  const isHead = new Set([...heads.values()].flat())
  const all = (/** @type {Iterable<string>} */ files) =>
    withImports(bundle, files, ({ imports, dynamicImports }) =>
      [...imports, ...dynamicImports].filter((file) => !isHead.has(file)),
    )
  const entry = withImports(
    bundle,
    chunksOf(bundle, (chunk) => chunk.isEntry || isOf('/src/main.tsx')(chunk)),
  )
  const login = new Set([...entry, ...chunksOf(bundle, isOf('/src/plugins/login/'))])
  const shell = all(entry)
  const byArea = new Map([...heads].map(([id, head]) => [id, all(head)]))
  const isOwn = (/** @type {string} */ file) =>
    !shell.has(file) && [...byArea.values()].filter((files) => files.has(file)).length === 1
  const own = (/** @type {Iterable<string>} */ files) => sizeOf(bundle, [...files].filter(isOwn))

  const areas = [...heads].map(([id, head]) => {
    const manifest = withImports(bundle, head)
    const later = [...manifest].filter((file) => !shell.has(file)).flatMap((file) => lazyOf(bundle[file]))
    const texts = later.filter((file) => isTexts(bundle[file]))
    const screens = all(later.filter((file) => !texts.includes(file)))
    const nouns = [...manifest].filter((file) => isContractOf(id, file))
    const rest = [...manifest].filter((file) => !nouns.includes(file))
    const size = { manifest: own(rest), contract: sizeOf(bundle, nouns), screens: own(screens), texts: 0 }
    for (const file of texts) size.texts = Math.max(size.texts, own(all([file])))
    return [id, size]
  })
  const inAreas = new Set([...byArea.values()].flatMap((files) => [...files]))
  const shared = [...inAreas].filter((file) => !shell.has(file) && !isOwn(file))
  const eager = withImports(bundle, isHead)
  return {
    areas: Object.fromEntries(areas),
    login: sizeOf(bundle, login),
    console: sizeOf(
      bundle,
      [...shell].filter((file) => !login.has(file) && !isOfIcons(file)),
    ),
    shared: {
      manifest: sizeOf(
        bundle,
        shared.filter((file) => eager.has(file)),
      ),
      screens: sizeOf(
        bundle,
        shared.filter((file) => !eager.has(file)),
      ),
    },
  }
}

/**
 * The resources that only this manifest uses (vite.config.ts). The console may load them too, later, to
 * search them.
 *
 * @param {string} id
 * @param {string} file
 */
const isContractOf = (id, file) => file.startsWith(`assets/contract-${id}-`)

/**
 * Of all the icons that a menu can name, a user loads only a few letters.
 *
 * @param {string} file
 */
const isOfIcons = (file) => /\/(icons-\w|anyIcon)-/.test(file)

/** @param {string} module a part of its path */
const isOf =
  (module) =>
  (/** @type {import('./chunkGraph.js').Chunk} */ { facadeModuleId }) =>
    facadeModuleId?.includes(module) ?? false

/** @param {import('./chunkGraph.js').Bundle[string]} [chunk] */
const lazyOf = (chunk) => (chunk?.type === 'chunk' ? chunk.dynamicImports : [])

/**
 * Texts are a module that is divided by language (tools/languageChunks.js), and what a folder or a file
 * called messages has.
 *
 * @param {import('./chunkGraph.js').Bundle[string]} [chunk]
 */
const isTexts = (chunk) =>
  chunk?.type === 'chunk' &&
  /\/messages(\/\w+)?\.[jt]s$|\?(zh_CN|zh_TW|en_US)$/.test(chunk.facadeModuleId ?? '')

/**
 * @param {import('./chunkGraph.js').Bundle} bundle
 * @param {Iterable<string>} files of chunks, whose styles count
 */
function sizeOf(bundle, files) {
  const chunks = [...files].map((file) => bundle[file])
  const styles = chunks.flatMap((chunk) => [...(chunk?.viteMetadata?.importedCss ?? [])])
  const contents = [...chunks, ...[...new Set(styles)].map((file) => bundle[file])]
  return contents.reduce((sum, file) => {
    const content = file?.type === 'chunk' ? withoutPreloads(file.code) : file?.source
    return sum + (content ? gzipSync(content, { level: 9 }).length : 0)
  }, 0)
}

/**
 * A chunk without the bundler's list of the chunks that its `import()`s need: how they are divided depends on
 * the other areas, so it does not count for this area.
 *
 * @param {string} code
 */
export const withoutPreloads = (code) =>
  code
    .replace(/const __vite__mapDeps=[^;]*?=>\w+\.map\(\w+=>\w+\[\w+\]\);/g, '')
    .replace(/__vite__mapDeps\(\[[\d,]*\]\)/g, '[]')
