import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { areaReferences } from './areaReferences.js'

import { declarations } from './declarations.js'
import { faceTexts } from './faceText.js'

/**
 * The parts of the reference: the exports of each file except `without`, and the private declarations in
 * `also`.
 *
 * @type {{ title: string, file: string, without?: string[], also?: string[] }[]}
 */
const parts = [
  { title: 'The manifest', file: 'src/kit/base/plugin/definePlugin.ts' },
  {
    title: 'Resources',
    file: 'src/kit/base/resource/defineResource.ts',
    without: ['screenKinds', 'ruleOfScreen'],
  },
  { title: 'The screens of a resource', file: 'src/kit/page/screens/ScreenParts.ts' },
  { title: 'Fields on screens', file: 'src/kit/form/FieldGroup.ts', without: ['isList'] },
  { title: 'Related records', file: 'src/kit/page/record/relatedProps.ts' },
  { title: 'Slots and extensions', file: 'src/kit/base/plugin/slot.ts' },
  { title: 'The slots of the console', file: 'src/kit/base/plugin/slots.ts', without: ['coreSlots'] },
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
  { title: 'Fields', file: 'contract/fields.ts' },
  { title: 'Fields for numbers', file: 'contract/numberFields.ts' },
  { title: 'Fields for days and moments', file: 'contract/dayFields.ts' },
  { title: 'What fields are', file: 'contract/field.ts', without: ['FieldKind', 'Field'] },
  {
    title: 'Options of fields',
    file: 'contract/makeField.ts',
    without: ['makeField', 'DerivedMark', 'Value'],
  },
  { title: 'Texts and ids on the wire', file: 'contract/fieldSchemas.ts', without: ['shortText'] },
  { title: 'Fields for several choices', file: 'contract/choices.ts' },
  { title: 'Fields for one text or several', file: 'contract/oneOrMany.ts', without: ['asList'] },
  { title: 'Checks of records', file: 'contract/checks.ts' },
  { title: 'Lists in replies', file: 'contract/page.ts' },
  { title: 'Records in replies', file: 'contract/recordSchema.ts' },
  { title: 'Structures in queries', file: 'contract/jsonText.ts' },
  { title: 'Searches', file: 'contract/searchQuery.ts' },
  { title: 'Months', file: 'contract/month.ts' },
  { title: 'Areas', file: 'contract/area.ts' },
  { title: 'Menu entries', file: 'contract/menuEntry.ts', without: ['keyOfEntry'] },
  { title: 'Some of the sites', file: 'contract/someSites.ts' },
  { title: 'Standard screens', file: 'contract/nounScreens.ts', without: ['StatusColor', 'StatusColors'] },
  { title: 'Mounting resources', file: 'src/kit/page/screens/nounsOf.ts' },
  { title: 'Forms of calls', file: 'src/kit/form/call/useCallForm.ts', without: ['useCallForm'] },
  {
    title: 'Statistics',
    file: 'src/kit/page/statistics/StatisticsPage.tsx',
    without: ['StatisticsPage'],
    also: ['FigureOf'],
  },
  {
    title: 'The bars of statistics',
    file: 'src/kit/page/statistics/StatisticsBars.tsx',
    without: ['StatisticsBars'],
    also: ['StackLook'],
  },
  { title: 'The calls of statistics', file: 'src/kit/page/statistics/statisticsCalls.ts' },
  { title: 'The server half', file: 'server/http/defineServerPlugin.ts', without: ['codesOf'] },
  { title: 'Demo rows', file: 'server/db/demoTable.ts', without: ['DemoScale'] },
  { title: 'Jobs', file: 'server/services/jobs/defineJob.ts', without: ['JobFailure'] },
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

<!-- Generated from the sources by npm run reference: edit their doc comments instead. -->

How a plugin is declared. [Writing an area](plugins.md) begins with an empty terminal, and the [guide](plugin-guide.md) shows how everything fits
together; screens and calls are made of [these parts](plugin-parts.md).

${texts.join('\n')}`
}

/**
 * The reference of what screens and server halves are made of, as Markdown. Throws if an export has no doc
 * comment or no example.
 *
 * @param {string} root folder of the project
 */
export const partsReference = (root) => `# Parts for plugin authors

<!-- Generated by npm run reference: edit the doc comments of the sources and docs/examples instead. -->

What screens, extensions and server halves are made of, in addition to react-admin and MUI. The areas that ship
with the console import these and nothing else: a package imports a part from the face that is named above it, an area
of this project from the file that is named below it. What
\`atrium/parts\` exports may change in any version; everything else is [stable](stability.md). Props and types are in the
sources, which an editor shows. The examples are about car parks; their resources are in [docs/examples/parking.ts](examples/parking.ts).

${faceTexts(root, ['words', 'screens', 'parts', 'server', 'serverTesting'])}`

/**
 * The generated documents, by file.
 *
 * @type {Record<string, (root: string) => string>}
 */
export const documents = {
  'faces/areas.ts': areaReferences,
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
  const more = also.map((other) => `It also has everything that ${inCode(other)} has.`)
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
