import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, failures: string[] }} Count */

/**
 * Counts the tests of a vitest run. Silence is never success: a run that crashed, left no readable report or
 * executed nothing counts as one failure, and so does a test file that failed before its first test.
 *
 * @param {string} file the report of vitest's json reporter
 * @param {number} exitCode of the run
 * @returns {Count}
 */
export function countReport(file, exitCode) {
  const report = readReport(file)
  const passed = Number(report?.numPassedTests ?? 0)
  const failures = (report?.testResults ?? []).flatMap(failuresOf)
  const isUnexplained = failures.length === 0 && (exitCode !== 0 || passed === 0)
  if (isUnexplained)
    failures.push(`${file}: the run ended with ${exitCode}, ${passed} passed, and no test tells why`)
  return { passed, failed: failures.length, failures }
}

/**
 * Counts the paths of the specification that no browser test called: one failure for all of them, and one for a run
 * that noted nothing.
 *
 * @param {readonly string[]} files for each run of tests, the list of those that it did not call, as JSON
 * @returns {Count}
 */
export function countUncalled(files) {
  /** @type {string[][]} */
  const lists = files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')))
  const missing = lists[0]?.filter((path) => lists.every((list) => list.includes(path)))
  if (missing?.length === 0) return { passed: 1, failed: 0, failures: [] }
  const failure = missing
    ? `No browser test makes the console call ${missing.join(', ')}`
    : `${files.join(', ')}: the browser tests did not note which paths the console called`
  return { passed: 0, failed: 1, failures: [failure] }
}

/**
 * The last line of `npm test`, which automation reads.
 *
 * @param {Pick<Count, 'passed' | 'failed'>[]} counts
 */
export function totalLine(counts) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    counts.reduce((total, count) => total + count[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult */
/** @typedef {{ name: string, status: string, message: string, assertionResults: TestResult[] }} FileResult */

/**
 * @param {string} file
 * @returns {{ numPassedTests: number, testResults: FileResult[] } | undefined}
 */
function readReport(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * A file that failed before its first test counts as one failure, under its own name.
 *
 * @param {FileResult} result
 */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${name}\n${message}`] : []
  return failed.map(({ fullName, failureMessages }) =>
    [`${name}: ${fullName}`, ...failureMessages].join('\n'),
  )
}
