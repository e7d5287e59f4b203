import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

import { docBefore } from './sourceText.js'

/**
 * Declarations of a file, from a doc comment to the next doc comment: what they show, their text, and what
 * they use of a face.
 *
 * @typedef {{ words: string, text: string, uses: string[] }} Example
 */

/**
 * The examples in a folder. They are compiled with the project, so they are correct.
 *
 * @param {string} folder
 * @param {string} face such as `atrium/screens`
 * @returns {Example[]}
 */
export const examplesIn = (folder, face) =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) => examplesOf(file, readFileSync(join(folder, file), 'utf8'), face))

/**
 * @param {string} file
 * @param {string} text
 * @param {string} face
 * @returns {Example[]}
 */
export function examplesOf(file, text, face) {
  const { program, comments, module } = parseSync(file, text)
  const names = module.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === face)
    .flatMap(({ entries }) => entries.map(({ localName }) => localName.value))
  /** @type {{ words: string, pieces: string[] }[]} */
  const found = []
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') continue
    const words = docBefore({ file, text, comments }, node).join(' ')
    if (words !== '') found.push({ words, pieces: [] })
    found.at(-1)?.pieces.push(text.slice(node.start, node.end).replace(/^export (?!default)/, ''))
  }
  return found.map(({ words, pieces }) => {
    const source = pieces.join('\n')
    return {
      words,
      text: source,
      uses: names.filter((name) => new RegExp(`\\b${name}\\b`).test(source)),
    }
  })
}
