import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { endWith, PlainError } from './plainError.js'

// `docs/specification.md` says for every sentence of the specification whether it works as written or differs
// by a decision, and which test proves it. This check fails if a test that it names does not exist.

/** @typedef {{ line: number, sentence: string, state: string, proofs: string[] }} Row */

/**
 * The problems of that document, one sentence each, and the number of rows in each state.
 *
 * @param {string} root the project's folder
 * @returns {{ problems: string[], counts: Record<string, number> }}
 */
function checkSpecification(root) {
  const rows = readRows(readFileSync(join(root, 'docs/specification.md'), 'utf8'))
  const counts = { written: 0, decided: 0 }
  const problems = rows.flatMap((row) => {
    const [kind, detail = ''] = row.state.split(' ')
    if (kind === undefined || !(kind in counts)) return [`line ${row.line}: unknown state "${row.state}"`]
    counts[/** @type {keyof typeof counts} */ (kind)] += 1
    const found = [
      ...stateProblems(root, kind, detail),
      ...row.proofs.flatMap((proof) => proofProblems(root, proof)),
    ]
    if (row.proofs.length === 0) found.push('names no test')
    return found.map((problem) => `line ${row.line}: ${problem}`)
  })
  if (rows.length === 0) problems.push('it has no rows')
  return { problems, counts }
}

/**
 * The rows of all tables: sentence, state, and proofs, each `` `file` title ``, separated by semicolons.
 *
 * @param {string} text
 * @returns {Row[]}
 */
function readRows(text) {
  return text.split('\n').flatMap((content, index) => {
    const cells = content.split(/(?<!\\)\|/).map((cell) => cell.trim())
    if (cells.length !== 5 || /^(-+|sentence)$/.test(cells[1] ?? '')) return []
    const proofs = (cells[3] ?? '').split(/;\s*(?=`)/).filter(Boolean)
    return [{ line: index + 1, sentence: cells[1] ?? '', state: cells[2] ?? '', proofs }]
  })
}

/**
 * @param {string} root
 * @param {string} kind
 * @param {string} detail
 */
function stateProblems(root, kind, detail) {
  if (kind === 'decided') {
    const [number = '', line] = detail.split('.')
    const name = readdirSync(join(root, 'docs/decisions')).find((file) =>
      file.startsWith(`${number.padStart(4, '0')}-`),
    )
    if (!name) return [`there is no decision ${number}`]
    const text = readFileSync(join(root, 'docs/decisions', name), 'utf8')
    if (line && !new RegExp(`^\\| ${line} +\\|`, 'm').test(text))
      return [`decision ${number} has no line ${line}`]
  }
  return []
}

/**
 * @param {string} root
 * @param {string} proof
 */
function proofProblems(root, proof) {
  const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(proof) ?? []
  if (!existsSync(join(root, 'tests', file))) return [`there is no test file "${file}"`]
  const text = readFileSync(join(root, 'tests', file), 'utf8')
  return text.includes(title.replaceAll('\\|', '|')) ? [] : [`${file} has no test "${title}"`]
}

process.on('uncaughtException', endWith)
const { problems, counts } = checkSpecification(process.cwd())
if (problems.length > 0) throw new PlainError(`docs/specification.md\n${problems.join('\n')}`)
console.log(`${counts.written} as written, ${counts.decided} decided, undecided 0`)
