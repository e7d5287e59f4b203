import { gzipSync } from 'node:zlib'
import { minifySync } from 'vite'

/**
 * The size of an area, in bytes after gzip: `manifest` is loaded at every start of the console, with the
 * resources of the contract that only this area uses, `contract`; `screens` with the first of its screens,
 * including their styles; `texts` is the language with the longest texts. What something else loads as well
 * is not counted: see `measureAreas`.
 *
 * @typedef {{ manifest: number, contract: number, screens: number, texts: number }} AreaSize
 */

/**
 * @typedef {object} BuiltConsole
 * @property {import('./chunkGraph.js').Bundle} bundle
 * @property {ReadonlyMap<string, string>} manifests the modules of the manifests, by area
 * @property {import('./moduleReach.js').Reach} reach
 * @property {(id: string) => readonly string[]} dynamicImports of a module
 */

/**
 * Measures a build. An area counts the modules that are loaded only because of it; the sign-in page what is loaded
 * before it can be used, and its own parts. What two areas load is `shared`; everything else belongs to the
 * `console`.
 *
 * @param {BuiltConsole} built
 * @returns {{ areas: Record<string, AreaSize>, login: number, console: number, shared: Pick<AreaSize,
 * 'manifest' | 'screens'> }}
 */
export function measureAreas({ bundle, manifests, reach, dynamicImports }) {
  const entries = [...reach.keys()]
  const isManifest = new Set(manifests.values())
  const needed = (/** @type {Iterable<string>} */ ids) =>
    new Set([...ids].flatMap((id) => [...(reach.get(id) ?? [])]))
  const laterOf = (/** @type {Iterable<string>} */ ids) =>
    [...ids].flatMap(dynamicImports).filter((id) => reach.has(id) && !isManifest.has(id))
  const all = (/** @type {Iterable<string>} */ ids) => {
    const found = needed(ids)
    for (const id of found) for (const other of needed(laterOf([id]))) found.add(other)
    return found
  }
  const start = entries.filter((id) => id.endsWith('.html') || id.endsWith('/src/app/main.tsx'))
  const login = needed([...start, ...entries.filter((id) => id.includes('/src/plugins/login/'))])
  const shell = all(start)
  const byArea = new Map([...manifests].map(([area, manifest]) => [area, all([manifest])]))
  const isOwn = (/** @type {string} */ id) =>
    !shell.has(id) && [...byArea.values()].filter((ids) => ids.has(id)).length === 1
  const size = (/** @type {Iterable<string>} */ ids) => sizeOf(bundle, new Set(ids))
  const own = (/** @type {Iterable<string>} */ ids) => size([...ids].filter(isOwn))

  const areas = [...manifests].map(([area, entry]) => {
    const manifest = [...needed([entry])]
    const later = laterOf(manifest.filter((id) => !shell.has(id)))
    const texts = later.filter(isTexts)
    const isLater = (/** @type {string} */ id) => !manifest.includes(id)
    const sizes = {
      manifest: own(manifest.filter((id) => !isContract(id))),
      contract: own(manifest.filter(isContract)),
      screens: own([...all(later.filter((id) => !isTexts(id)))].filter(isLater)),
      texts: Math.max(0, ...texts.map((id) => own(all([id])))),
    }
    return [area, sizes]
  })
  const eager = needed(isManifest)
  const shared = [...byArea.values()].flatMap((ids) => [...ids]).filter((id) => !shell.has(id) && !isOwn(id))
  return {
    areas: Object.fromEntries(areas),
    login: size(login),
    console: size([...shell].filter((id) => !login.has(id) && !isOfMenu(id))),
    shared: {
      manifest: size(shared.filter((id) => eager.has(id))),
      screens: size(shared.filter((id) => !eager.has(id))),
    },
  }
}

const isContract = (/** @type {string} */ id) => /\/contract\/[^?]+\.ts$/.test(id)

/** Of all the icons that a menu can name, a user loads only a few letters. */
const isOfMenu = (/** @type {string} */ id) =>
  id.endsWith('.js?menu') || id.endsWith('/src/kit/base/icon/anyIcon.ts')

/**
 * Texts are a module that is divided by language (tools/languageChunks.js), and what a folder or a file
 * called messages has.
 *
 * @param {string} id
 */
const isTexts = (id) => /\/messages(\/\w+)?\.[jt]s$|\?(zh_CN|zh_TW|en_US)$/.test(id)

/**
 * The size of modules, as if they were one script, and of the styles of chunks that consist of nothing else. The chunks
 * that they are in do not matter: an area must not become larger because of how another area is divided.
 *
 * @param {import('./chunkGraph.js').Bundle} bundle
 * @param {ReadonlySet<string>} modules
 */
function sizeOf(bundle, modules) {
  let code = ''
  /** @type {Set<string>} */
  const styles = new Set()
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    const [mine, others] = [
      chunk.moduleIds.filter((id) => modules.has(id)),
      chunk.moduleIds.some((id) => !modules.has(id)),
    ]
    for (const id of mine) code += `{${chunk.modules[id]?.code ?? ''}}\n`
    if (mine.length > 0 && !others) for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file)
  }
  const contents = [minifySync('modules.js', code).code, ...[...styles].map((file) => sourceOf(bundle[file]))]
  return contents.reduce(
    (sum, content) => sum + (content.length > 0 ? gzipSync(content, { level: 9 }).length : 0),
    0,
  )
}

/** @param {import('./chunkGraph.js').Bundle[string]} [file] */
const sourceOf = (file) => (file?.type === 'asset' ? file.source : '')
