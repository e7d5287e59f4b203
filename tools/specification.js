import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { endWith, PlainError } from './plainError.js'

// `docs/specification.md` says for every sentence of the specification whether it works as written or differs
// by a decision, and which tests show it. This check fails if one of these does not exist, or if a call, a field or a text that the
// sentence names is in none of their files: then they are about something else.

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
    else if (found.length === 0) found.push(...unshown(root, row))
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

/**
 * What a sentence names and no file of its tests does: paths of calls and screens, fields, error codes and quoted texts.
 *
 * @param {string} root
 * @param {Row} row
 */
function unshown(root, { sentence, proofs }) {
  const files = new Set(proofs.map((proof) => /^`([^`]+)`/.exec(proof)?.[1] ?? ''))
  const text = [...files]
    .map((file) => readFileSync(join(root, 'tests', file), 'utf8').replaceAll(/(?<=\d)_(?=\d)/g, ''))
    .join('\n')
  return namesIn(sentence).flatMap((name) =>
    new RegExp(`(?<!\\w)${RegExp.escape(name)}(?![\\w-])`).test(text)
      ? []
      : [`"${name}" is in none of its tests`],
  )
}

/** @param {string} whole */
function namesIn(whole) {
  const sentence = whole.replaceAll(/\/?\{\w+\}[\w/-]*/g, '')
  const paths = sentence.match(/(?<![\w)/])\/[\w-]+(\/[\w-]+)*/g) ?? []
  const fields = sentence.replaceAll(/\/[\w/-]+/g, '').match(/\b[a-z]+[A-Z]\w*|\b\w*_\w+/g) ?? []
  const texts = [...sentence.matchAll(/'(\P{ASCII}+)'/gu)].map(([, quoted = '']) => quoted)
  const codes = sentence.match(/\b\d{3,}\b/g) ?? []
  return [...paths.map((path) => path.replace(/^\/api\/v1(?=\/)/, '')), ...fields, ...texts, ...codes]
}

process.on('uncaughtException', endWith)
const { problems, counts } = checkSpecification(process.cwd())
if (problems.length > 0) throw new PlainError(`docs/specification.md\n${problems.join('\n')}`)
console.log(`${counts.written} as written, ${counts.decided} decided, undecided 0`)
