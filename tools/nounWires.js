import { existsSync, readFileSync } from 'node:fs'

import { plural } from './nounNames.js'

/** @typedef {import('./wiring.js').Wire} Wire */

/**
 * The edits of existing files for a new resource.
 *
 * @param {import('./nounFiles.js').Names} names
 * @param {{ half: string, catalogue: string, code: string }} words the file of the server half; the area whose declaration
 * gets permission codes for it, if any; their prefix
 * @returns {Wire[]}
 */
export const wiresOf = (names, words) => {
  const { noun, name, area } = names
  const declaration = `contract/${area || 'common'}/area.ts`
  return [
    ...withMigrations(words.half),
    { file: declaration, at: 'imports', add: `import { ${name} } from './${noun}.ts'` },
    {
      file: declaration,
      at: ['area', 'nouns'],
      add: noun === name ? name : `${noun}: ${name}`,
      around: '{}',
    },
    ...(words.catalogue ? inCatalogue(names, words) : []),
    ...(area ? [...inMenu(names, words), ...mounted(area)] : []),
  ]
}

/**
 * The first migration of an area is found with all that come after it.
 *
 * @param {string} half
 * @returns {Wire[]}
 */
export function withMigrations(half) {
  if (existsSync(half) && readFileSync(half, 'utf8').includes('migrationsIn(')) return []
  return [
    { file: half, at: 'imports', add: "import { migrationsIn } from '#server/http/migrationsIn.ts'" },
    {
      file: half,
      at: ['default'],
      add: "migrations: migrationsIn(new URL('./migrations/', import.meta.url))",
    },
  ]
}

/**
 * Its codes, in the declaration of an area.
 *
 * @param {import('./nounFiles.js').Names} names
 * @param {{ catalogue: string, code: string }} words
 * @returns {Wire[]}
 */
function inCatalogue({ title }, { catalogue, code }) {
  const many = plural(title)
  const view = `text('${title}·查看', '${title}·檢視', '${many}: view')`
  const edit = `text('${title}·编辑', '${title}·編輯', '${many}: edit')`
  return [
    {
      file: `contract/${catalogue}/area.ts`,
      at: ['permissions'],
      add: `'${code}.view': ${view}, '${code}.edit': ${edit}`,
    },
  ]
}

/**
 * @param {import('./nounFiles.js').Names} names
 * @param {{ code: string }} words
 * @returns {Wire[]}
 */
function inMenu({ area, noun, title }, { code }) {
  const file = `contract/${area}/area.ts`
  const isApart = existsSync(file) && /^const menu = /m.test(readFileSync(file, 'utf8'))
  const label = `text('${title}', '${title}', '${plural(title)}')`
  return [
    {
      file,
      at: isApart ? ['menu'] : ['area', 'menu'],
      add: `{ uri: '/${area}/${noun}', title: ${label}, order: 990, can: '${code}.view' }`,
      around: '[]',
    },
  ]
}

/**
 * The first resource of an area is mounted with all that come after it.
 *
 * @param {string} area
 * @returns {Wire[]}
 */
function mounted(area) {
  const file = `src/plugins/${area}/plugin.ts`
  // Some areas share a function that mounts their resources, such as `tourParts`.
  if (/\b(nounsOf|\w+Parts)\(/.test(readFileSync(file, 'utf8'))) return []
  return [
    { file, at: 'imports', add: "import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'" },
    { file, at: ['default', 'resources'], add: '...nounsOf(area)', around: '[]' },
  ]
}
