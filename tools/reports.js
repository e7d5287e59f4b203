import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Counts the tests of one vitest run. Silence is never success: a run that crashed, left no readable report or
 * executed nothing has one failure, and so has a test file that broke before its first test.
 *
 * @param {string} file the report of vitest's json reporter
 * @param {number} exitCode of the run
 * @returns {Count}
 */
export function countReport(file, exitCode) {
  const report = readReport(file)
  const passed = Number(report?.numPassedTests ?? 0)
  const failed = Number(report?.numFailedTests ?? 0) + (report?.testResults ?? []).filter(isBroken).length
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isUnexplained ? 1 : failed }
}

/**
 * The line that ends `npm test`, and that automation reads.
 *
 * @param {Count[]} counts
 */
export function totalLine(counts) {
  const sum = (/** @type {keyof Count} */ key) => counts.reduce((total, count) => total + count[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/** @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult */

/**
 * @param {string} file
 * @returns {{ numPassedTests: number, numFailedTests: number, testResults: FileResult[] } | undefined}
 */
function readReport(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {FileResult} result */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
