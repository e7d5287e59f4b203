import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { declarations } from './declarations.js'
import { faceText } from './faceText.js'

/**
 * The parts of the reference: the exports of each file except `without`, and the private declarations in
 * `also`.
 *
 * @type {{ title: string, file: string, without?: string[], also?: string[] }[]}
 */
const parts = [
  { title: 'The manifest', file: 'src/kit/definePlugin.ts' },
  {
    title: 'Resources',
    file: 'src/kit/defineResource.ts',
    without: ['screenKinds', 'ruleOfScreen'],
  },
  { title: 'Slots and extensions', file: 'src/kit/slot.ts' },
  { title: 'The slots of the console', file: 'src/kit/slots.ts', without: ['coreSlots'] },
  {
    title: 'Rules',
    file: 'contract/access.ts',
    without: ['Answer', 'Subject', 'StorePermits', 'evaluate', 'roleTypes'],
  },
  { title: 'Nouns on the wire', file: 'contract/resource.ts', without: ['Fields', 'RecordOf'] },
  {
    title: 'Lifecycles',
    file: 'contract/lifecycle.ts',
    without: [
      'stepCond',
      'initialStates',
      'StepFault',
      'stepFault',
      'transitionOf',
      'stepActions',
      'stepStates',
    ],
  },
  {
    title: 'Fields',
    file: 'contract/field.ts',
    without: ['FieldKind', 'Field', 'asList'],
    also: ['Options', 'Bounds'],
  },
  { title: 'Lists in replies', file: 'contract/page.ts' },
  { title: 'Records in replies', file: 'contract/recordSchema.ts' },
  { title: 'Structures in queries', file: 'contract/jsonText.ts' },
  { title: 'Searches', file: 'contract/searchQuery.ts' },
  { title: 'Months', file: 'contract/month.ts' },
  { title: 'The server half', file: 'server/http/defineServerPlugin.ts', without: ['codesOf'] },
  { title: 'Menu entries', file: 'server/http/menuEntry.ts', without: ['keyOfEntry'] },
  {
    title: 'Parameters',
    file: 'contract/paramDefinition.ts',
    without: ['ParamKey', 'ParamValue', 'PluginParams', 'fitsParam'],
  },
  { title: 'Extensions', file: 'contract/extension.ts', without: ['extended'], also: ['AddedNames'] },
  { title: 'Extensions on the server', file: 'server/http/extend.ts', without: ['extendedResource'] },
]

/**
 * The reference for plugin authors, as Markdown. Throws if a declaration has no doc comment, or cannot be
 * read.
 *
 * @param {string} root folder of the project
 */
export function referenceText(root) {
  const texts = parts.map((part) => partText(part, readFileSync(join(root, part.file), 'utf8')))
  return `# Reference for plugin authors

<!-- Made from the sources by npm run reference: edit their doc comments instead. -->

What a plugin is declared with. [Writing an area](plugins.md) shows how it goes together; screens and calls are made of
[these parts](plugin-parts.md).

${texts.join('\n')}`
}

/**
 * The reference of what screens and server halves are made of, as Markdown. Throws if an export has no doc
 * comment or no example.
 *
 * @param {string} root folder of the project
 */
export const partsReference = (root) => `# Parts for plugin authors

<!-- Made by npm run reference: edit the doc comments of the sources and docs/examples instead. -->

What screens, extensions and server halves are made of, beside react-admin and MUI. The areas that ship with the console import these
and nothing else. Props and types are in the sources, which an editor shows. The examples are about car parks; their nouns are in
[docs/examples/parking.ts](examples/parking.ts).

${['screens', 'server'].map((face) => faceText(root, `faces/${face}.ts`, 'docs/examples')).join('\n')}`

/**
 * The generated documents, by file.
 *
 * @type {Record<string, (root: string) => string>}
 */
export const documents = {
  'docs/plugin-reference.md': referenceText,
  'docs/plugin-parts.md': partsReference,
}

/**
 * One part of the reference.
 *
 * @param {{ title: string, file: string, without?: string[], also?: string[] }} part
 * @param {string} source the text of its file
 */
export function partText({ title, file, without = [], also = [] }, source) {
  const missing = new Set([...without, ...also])
  const shown = declarations(file, source, (name, isExported) => {
    missing.delete(name)
    return isExported ? !without.includes(name) : also.includes(name)
  })
  if (missing.size > 0) throw new Error(`${file} has no ${[...missing].join()} any more.`)
  return `## ${title}\n\nFrom \`${file}\`.\n\n${shown.map((one) => declarationText(file, one)).join('\n')}`
}

/**
 * @param {string} file
 * @param {import('./declarations.js').Declaration} declaration
 */
function declarationText(file, { name, text, doc, parts, also = [] }) {
  const said = told(`${file}: ${name}`, doc)
  const more = also.map((other) => `It has also what ${inCode(other)} has.`)
  const code = text === '' ? [] : [`\`\`\`ts\n${text}\n\`\`\``]
  const list = parts.map((part) => {
    const words = told(`${file}: ${name}, ${part.text}`, part.doc).join(' ')
    return `- ${inCode(part.text)}\\\n  ${words}`
  })
  return [`### ${name}`, ...code, ...said, ...more, list.join('\n')].filter(Boolean).join('\n\n').concat('\n')
}

/** @param {string} text */
const inCode = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/**
 * @param {string} place
 * @param {string[]} doc
 */
function told(place, doc) {
  if (doc.length === 0) throw new Error(`${place} has no doc comment.`)
  return doc
}
