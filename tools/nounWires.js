import { existsSync, readFileSync } from 'node:fs'

import { tableText } from './nounFiles.js'
import { plural } from './nounNames.js'

/** @typedef {import('./wiring.js').Wire} Wire */

/**
 * The edits of existing files for a new resource.
 *
 * @param {import('./nounFiles.js').Names} names
 * @param {{ half: string, catalogue: string, code: string, migration: string }} words the file of the server
 * half; the area that declares its permission codes in a separate file, if any; their prefix; the name of its
 * migration
 * @returns {Wire[]}
 */
export const wiresOf = (names, words) => [
  ...inHalf(names, words),
  ...(words.catalogue ? inCatalogue(names, words) : []),
  ...(names.area ? inPlugin(names, words) : []),
]

/**
 * @param {import('./nounFiles.js').Names} names
 * @param {{ half: string, migration: string }} words
 * @returns {Wire[]}
 */
const inHalf = (names, { half, migration }) => [
  { file: half, at: 'imports', add: contractOf(names) },
  { file: half, at: 'imports', add: wordsOf(names) },
  { file: half, at: ['default', 'words'], add: `${names.name}Words`, around: '[]' },
  { file: half, at: ['default', 'resources'], add: names.name, around: '[]' },
  {
    file: half,
    at: ['default', 'migrations'],
    add: `'${migration}': \`${tableText(names)}\``,
    around: '{}',
  },
]

/**
 * Its codes in the declaration of an area, and their names.
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
function inPlugin(names, { code }) {
  const { area, noun, name, title } = names
  const folder = `src/plugins/${area}`
  const plugin = `${folder}/plugin.ts`
  const route = `${area}/${noun}`
  const files = ['pages.ts', 'screens.tsx', 'screens.ts']
  const file = files.find((one) => existsSync(`${folder}/${one}`)) ?? 'screens.ts'
  // Most areas have their screens under this name.
  const isNamed = /^const screen = /m.test(readFileSync(plugin, 'utf8'))
  const screen = isNamed ? 'screen' : `screensOf(() => import('./${file}'))`
  const label = `text('${title}', '${title}', '${plural(title)}')`
  const declaration = `contract/${area}/area.ts`
  const isApart = existsSync(declaration) && /^const menu = /m.test(readFileSync(declaration, 'utf8'))
  return [
    { file: plugin, at: 'imports', add: contractOf(names) },
    ...(isNamed
      ? []
      : [{ file: plugin, at: 'imports', add: "import { screensOf } from '#src/kit/screensOf.ts'" }]),
    {
      file: plugin,
      at: ['default', 'resources'],
      add: `{ name: '${route}', contract: ${name}, ...${screen}.all('${name}Screens') }`,
      around: '[]',
    },
    {
      file: declaration,
      at: isApart ? ['menu'] : ['area', 'menu'],
      add: `{ uri: '/${route}', title: ${label}, order: 990, can: '${code}.view' }`,
      around: '[]',
    },
    {
      file: `${folder}/${file}`,
      at: 'end',
      add: `export * from '#src/resources/${name}/screens.tsx'`,
    },
    { file: `${folder}/words.ts`, at: 'imports', add: wordsOf(names) },
    { file: `${folder}/words.ts`, at: ['default'], add: `'${route}': ${name}Words` },
  ]
}

/** @param {import('./nounFiles.js').Names} names */
const contractOf = ({ name, noun, area }) =>
  `import { ${name} } from '#contract/${area || 'common'}/${noun}.ts'`

/** @param {import('./nounFiles.js').Names} names */
const wordsOf = ({ name, noun, area }) =>
  `import { ${name}Words } from '#contract/${area || 'common'}/${noun}.words.ts'`
