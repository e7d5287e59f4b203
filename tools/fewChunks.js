import { join } from 'node:path'

import { areaScreens } from './areaScreens.js'
import { shellFiles } from './shellFiles.js'

/** @typedef {import('vite').Rolldown.ChunkingContext} Graph */

/**
 * Divides the console into few chunks, so that a page needs few requests:
 *
 * - `base`: what every page starts from (src/app/main.tsx), next to the first script;
 * - `login`: the rest of the sign-in page;
 * - `opening`: what begins the calls of a signed-in user, and what dialogs before the console share with it;
 * - `vendor` and `console`: what every signed-in user needs, with the manifests of the console's own areas, what lists and
 *   cards have in common, and the styles of the kit;
 * - `list`: what only lists need of the kit, with the packages that only they use;
 * - `cards`: what pages without lists are made of, such as the dashboard;
 * - `forms` and `records`: the same for the other screens of areas, such as forms and pages of records;
 * - a chunk for the lists of each area and one for its pages and forms, and chunks for what the same areas share, with what
 *   they alone need of the kit;
 * - `trays`: the buttons of the bar that come after the first page;
 * - a chunk for the texts of each language that every page needs;
 * - a chunk for the icons of each letter that a menu may name.
 *
 * The bundler divides everything else, such as a dialog that is loaded when it opens. A plugin from a package keeps
 * chunks of its own.
 *
 * @param {(root: string) => Promise<import('./moduleReach.js').Reach>} reach
 * @returns {import('vite').Plugin}
 */
export const fewChunks = (reach) => {
  let root = ''
  /** @type {import('./moduleReach.js').Reach} */
  let found = new Map()
  /** @type {ReturnType<typeof findParts> | undefined} */
  let partOf
  /** @type {Set<string>} */
  const parts = new Set()
  const nameOf = (/** @type {string} */ id, /** @type {Graph} */ graph) => {
    const name = iconsOf(id) ?? languageOf(id) ?? (partOf ??= findParts(`${root}/src`, found, graph))(id)
    if (name !== null) parts.add(name)
    return name
  }
  return {
    name: 'few-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: nameOf, debugName: 'parts', includeDependenciesRecursively: false }],
            },
            // 42 bits of a hash will do.
            chunkFileNames: ({ name, facadeModuleId }) =>
              `assets/${parts.has(name) ? name : lazyName(facadeModuleId, name)}-[hash:7].js`,
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      // This build reads its modules meanwhile; should that fail, nothing waits for the reach.
      reach(root).catch(() => {})
    },
    async renderStart() {
      found = await reach(root)
      partOf = undefined
    },
  }
}

/**
 * The icons that a menu may name (src/kit/base/icon/anyIcon.ts), over 2,000 of them, by their first letter.
 *
 * @param {string} id
 */
function iconsOf(id) {
  const [, letter] = /\/icons-material\/esm\/(\w)\w*\.js\?menu$/.exec(id) ?? []
  return letter === undefined ? null : `icons-${letter}`
}

/**
 * The texts that every page needs in a language: those of the console, and of the notices of `common`.
 *
 * @param {string} id
 */
function languageOf(id) {
  return /\/src\/(?:providers\/coreMessages|plugins\/common\/plugin)\.ts\?(\w\w_\w\w)$/.exec(id)?.[1] ?? null
}

/** What every signed-in user needs. */
const isOfShell = (/** @type {string} */ file) =>
  shellFiles.includes(file) || /^\/plugins\/\w+\/plugin\.tsx?$/.test(file)

/** What is loaded before the console, so that it must not need the console's chunks. */
const isBefore = (/** @type {string} */ file) =>
  /^\/(app\/(SwitchPerson|coverPage)|plugins\/login\/\w+)\.tsx?$/.test(file)

/**
 * A part needs only the parts before it, so a module belongs to the first part that needs it.
 *
 * @param {string} src
 * @param {import('./moduleReach.js').Reach} reach
 * @param {Graph} graph
 * @returns {(id: string) => string | null} the chunk of a module
 */
function findParts(src, reach, graph) {
  const fileOf = (/** @type {string} */ id) => (id.startsWith(src) ? id.slice(src.length) : '')
  const entries = [...reach].map(([id, modules]) => ({ id, file: fileOf(id), modules }))
  const needed = (/** @type {(entry: (typeof entries)[number]) => boolean} */ isIt) =>
    new Set(entries.filter(isIt).flatMap(({ modules }) => [...modules]))

  const importsOf = (/** @type {string} */ id) => graph.getModuleInfo(id)?.importedIds ?? []
  const laterOf = (/** @type {string} */ id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []

  const start = needed(({ id }) => id.endsWith('.html'))
  const base = needed(({ file }) => file === '/app/main.tsx')
  const signIn = needed(({ file }) => file === '/plugins/login/SignIn.tsx')
  const before = needed(({ file }) => isBefore(file))
  const opening = needed(({ file }) => file === '/app/openConsole.tsx')
  const shell = needed(({ file }) => isOfShell(file))
  const screens = areaScreens(src, reach, laterOf)
  const isOfArea = new Set(screens.flatMap(({ lists, pages }) => [...lists, ...pages]))
  const unitsOf = (/** @type {'lists' | 'pages'} */ part) =>
    screens.map((one) => ({ area: one.area, modules: needed(({ id }) => one[part].has(id)) }))
  const areas = unitsOf('lists')
  const pages = unitsOf('pages').filter(({ modules }) => modules.size > 0)
  const units = [...areas, ...pages]
  const inAreas = new Set(units.flatMap(({ modules }) => [...modules]))
  const manifests = new Set(laterOf(join(src, '../console.config.ts')))
  const ofManifests = new Set([...manifests].flatMap(laterOf))
  const early = needed(({ id }) => manifests.has(id))
  // What a plugin from a package shares with areas must not load an area.
  const outside = needed(({ id, file }) => ofManifests.has(id) && file === '')
  const kit = new Set(
    [...inAreas].filter((id) => isPackage(id) || fileOf(id).startsWith('/kit/') || outside.has(id)),
  )
  for (const id of kit) for (const other of importsOf(id)) if (inAreas.has(other)) kit.add(other)
  // A notice or a dashboard must not load what lists and forms are made of.
  const table = `${src}/kit/table/Table.tsx`
  const apart = entries.filter(({ id }) => ofManifests.has(id) && !isOfArea.has(id))
  const lightIn = (/** @type {readonly { modules: ReadonlySet<string> }[]} */ parts) =>
    new Set(parts.flatMap(({ modules }) => (modules.has(table) ? [] : [...modules])))
  const light = lightIn([...units, ...apart])
  const cards = lightIn(areas)
  // Of an area that is not divided, lists need what the screens of every area with lists need.
  const withLists = areas.filter(({ modules }) => modules.has(table))
  const trays = needed(({ file }) => file === '/layout/LaterTrays.tsx')

  const ownersIn = (/** @type {typeof units} */ some) => (/** @type {string} */ id) =>
    some.flatMap(({ area, modules }) => (modules.has(id) ? [area] : []))
  const divided = new Set(pages.map(({ area }) => area))
  const listsWith = ownersIn(areas.filter(({ area }) => divided.has(area)))
  const screensWith = ownersIn(areas)
  const pagesWith = ownersIn(pages)
  const nameOf = (/** @type {string} */ id) => {
    const owners = [...new Set([...screensWith(id), ...pagesWith(id)])].toSorted().join('_')
    return screensWith(id).length > 0 ? owners : `${owners}-pages`
  }
  const isOfRecords = (/** @type {string} */ id) =>
    isContract(id) && listsWith(id).length === 0 && nameOf(id).includes('_')
  // What lists share with the pages of other areas, such as the colours of states: no area may load another.
  const ofLists = new Set(
    [...inAreas].flatMap((id) => {
      if (isOfRecords(id)) return importsOf(id).filter((other) => listsWith(other).length > 0)
      const isElsewhere = pagesWith(id).some((area) => !screensWith(id).includes(area))
      return listsWith(id).length > 0 && isElsewhere ? id : []
    }),
  )
  for (const id of ofLists) for (const other of importsOf(id)) if (inAreas.has(other)) ofLists.add(other)
  // The chunks of areas that there are anyway. What only they need of the kit comes with them, unless something that is
  // loaded by itself needs it too: that must not load an area, except the one that loads it.
  const others = entries.filter(({ id }) => !isOfArea.has(id))
  const isLoadedBy = (/** @type {string} */ entry, /** @type {string} */ name) => {
    const loaders = graph.getModuleInfo(entry)?.dynamicImporters ?? []
    return loaders.length > 0 && loaders.every((id) => inAreas.has(id) && nameOf(id) === name)
  }
  // So must what such a module needs in turn.
  const neededApart = new Set(
    [...inAreas].filter((id) =>
      others.some((entry) => entry.modules.has(id) && !isLoadedBy(entry.id, nameOf(id))),
    ),
  )
  for (const id of neededApart)
    for (const other of importsOf(id)) if (inAreas.has(other)) neededApart.add(other)
  const owned = new Set(
    [...inAreas].filter((id) => !kit.has(id) && !shell.has(id) && !isContract(id)).map(nameOf),
  )

  return (id) => {
    if (start.has(id)) return null
    if (base.has(id) || (shell.has(id) && signIn.has(id))) return 'base'
    if (opening.has(id) || ((shell.has(id) || inAreas.has(id)) && before.has(id))) return 'opening'
    if (shell.has(id) || (inAreas.has(id) && early.has(id))) return ofConsole(id)
    if (!inAreas.has(id) && signIn.has(id)) return 'login'
    if (!inAreas.has(id)) return trays.has(id) ? 'trays' : null
    if (kit.has(id)) {
      if (id.endsWith('.css')) return 'console'
      const isOwn = !ofLists.has(id) && owned.has(nameOf(id)) && !neededApart.has(id)
      const isOfLists = listsWith(id).length > 0 || withLists.every(({ modules }) => modules.has(id))
      if (isOfLists) return light.has(id) ? ofConsole(id) : isOwn ? nameOf(id) : 'list'
      if (light.has(id)) return cards.has(id) ? 'cards' : 'forms'
      return isOwn ? nameOf(id) : 'records'
    }
    // What a list shares with a page without one, such as colours of states, would otherwise be a small chunk of its own.
    if (listsWith(id).length > 0 && light.has(id) && screensWith(id).length > 1) return ofConsole(id)
    if (ofLists.has(id)) return 'list'
    return isOfRecords(id) ? 'records' : nameOf(id)
  }
}

const ofConsole = (/** @type {string} */ id) => (isPackage(id) ? 'vendor' : 'console')

const isContract = (/** @type {string} */ id) => id.includes('/contract/')

const isPackage = (/** @type {string} */ id) => id.includes('/node_modules/')

/**
 * What is loaded separately carries the name of its area: `plugins/RM/StoreCode.tsx` is `RM-StoreCode`. What several of
 * these share would be named after one of its modules, and the sign-in page has a list of such names.
 *
 * @param {string | null} entry
 * @param {string} name
 */
function lazyName(entry, name) {
  if (entry === null) return 'shared'
  const [, area, file, language] = /\/src\/plugins\/([^/]+)\/(.+)\.tsx?(?:\?(\w+))?$/.exec(entry) ?? []
  if (area === undefined || file === undefined) return name
  if (language !== undefined) return `${area}-words-${language}`
  return file === 'screens' ? area : `${area}-${file.replaceAll('/', '-')}`
}
