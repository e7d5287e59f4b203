import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

import { examplesIn } from './examples.js'
import { docBefore, unreadable } from './sourceText.js'

/** Something that a face exports. @typedef {{ name: string, isType: boolean, from: string }} FaceExport */
/** @typedef {import('./examples.js').Example} Example */

/**
 * The exports of faces, in their order and under their headings, each with its doc comment and an example.
 *
 * @param {string} root folder of the project
 * @param {readonly string[]} faces such as `screens`
 */
export function faceTexts(root, faces) {
  /** @type {Map<string, string>} */
  const places = new Map()
  /** @param {FaceExport} shown */
  const doc = ({ name, from }) => {
    const file = from.slice(1)
    return docOf(file, readFileSync(join(root, file), 'utf8'), name)
  }
  return faces
    .map((face) => {
      const specifier = `atrium/${face}`
      const file = `faces/${face}.ts`
      const groups = groupsOf(file, readFileSync(join(root, file), 'utf8'))
      const examples = examplesIn(join(root, 'docs/examples'), specifier)
      return partsText(specifier, groups, { examples, places }, doc)
    })
    .join('\n')
}

/**
 * An example is shown at the first export that it uses; the others refer to it. Throws for an export without
 * an example, except for types.
 *
 * @param {string} specifier such as `atrium/screens`
 * @param {{ heading: string, shown: FaceExport[] }[]} groups
 * @param {{ examples: readonly Example[], places: Map<string, string> }} shown the examples, and where they were shown before, by
 *   their words
 * @param {(shown: FaceExport) => string} docOf
 */
export function partsText(specifier, groups, { examples, places }, docOf) {
  /** @param {FaceExport} shown */
  function exampleText({ name, isType }) {
    const example = examples.find(({ uses }) => uses.includes(name))
    if (!example && !isType) throw new Error(`${name} has no example in docs/examples.`)
    if (!example) return []
    const place = places.get(example.words)
    if (place) return [`Example: see [${place}](#${place.toLowerCase()}).`]
    places.set(example.words, name)
    return [`Example: ${example.words}`, `\`\`\`tsx\n${example.text}\n\`\`\``]
  }
  return groups
    .map(({ heading, shown }) => {
      const texts = shown.map((one) =>
        [`### ${one.name}`, docOf(one), `In this project: \`${one.from}\`.`, ...exampleText(one)].join(
          '\n\n',
        ),
      )
      return [`## ${heading}`, `From \`${specifier}\`.`, ...texts].join('\n\n')
    })
    .join('\n\n')
    .concat('\n')
}

/**
 * The exports of a face, grouped by the comments above them; the comment before the first export is about the
 * whole face.
 *
 * @param {string} file
 * @param {string} text
 */
export function groupsOf(file, text) {
  const { program, comments } = parseSync(file, text)
  const lines = comments.filter(({ type, start }) => type === 'Line' && text.slice(0, start).endsWith('\n\n'))
  /** @type {{ heading: string, shown: FaceExport[] }[]} */
  const groups = []
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.source)
      throw unreadable({ file, text, comments }, node)
    const heading = lines.findLast(({ end }) => end <= node.start)?.value.trim() ?? ''
    const from = node.source.value
    const shown = node.specifiers.map((/** @type {any} */ { exported }) => ({
      name: exported.name,
      isType: node.exportKind === 'type',
      from,
    }))
    const last = groups.at(-1)
    if (last?.heading === heading) last.shown.push(...shown)
    else groups.push({ heading, shown })
  }
  return groups
}

/**
 * The doc comment of an exported declaration.
 *
 * @param {string} file
 * @param {string} text
 * @param {string} name
 */
function docOf(file, text, name) {
  const { program, comments } = parseSync(file, text)
  const node = program.body.find((/** @type {any} */ { type, declaration }) => {
    const declared = declaration?.id ?? declaration?.declarations?.[0]?.id
    return type === 'ExportNamedDeclaration' && declared?.name === name
  })
  const words = node ? docBefore({ file, text, comments }, node) : []
  if (words.length === 0) throw new Error(`${file}: ${name} has no doc comment.`)
  return words.join('\n\n')
}
