import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

import { areaLine, areaLines } from './areaLines.js'
import { runChecks } from './checks.js'
import { ensureChromium, findChromium } from './chromium.js'
import { endWith, PlainError } from './plainError.js'
import { ensurePostgres, findPostgres } from './postgres.js'
import { programs } from './programs.js'
import { countReport, countUncalled, totalLine } from './reports.js'
import { runNode } from './runNode.js'
import { turnNow, turns } from './turns.js'

// `npm test`: installs what the tests need, then runs checks, build and tests. All of it runs, even if
// something fails; failures are repeated at the end, and the last line sums them up. `npm test --
// <arguments>` only runs vitest with these arguments: that is quick, but browser tests then use the last
// build of the console.

const ok = { passed: 1, failed: 0, failures: [] }
const broken = { passed: 0, failed: 1, failures: [] }

process.on('uncaughtException', endWith)

const words = process.argv.slice(2)
process.exitCode = words.length > 0 ? await runSome() : await runAll()

async function runSome() {
  await provide('CHROMIUM_PATH', findChromium)
  await provide('POSTGRES_BIN', findPostgres)
  return runNode([programs.vitest, 'run', ...words])
}

async function runAll() {
  const isFull = process.env.TEST_FULL === '1'
  if (!isFull) process.env.TEST_SHORT = '1'
  process.env.TEST_TURN ??= String(turnNow())
  /** @type {Record<string, import('./reports.js').Count>} */
  const counts = {}
  if (!(await provide('CHROMIUM_PATH', ensureChromium))) counts.Chromium = broken
  if (!(await provide('POSTGRES_BIN', ensurePostgres))) counts.PostgreSQL = broken
  for (const check of await runChecks()) counts[check.name] = check.ok ? ok : broken
  counts.build = (await runNode(['tools/build.js'])) === 0 ? ok : broken
  const uncalled = 'node_modules/.cache/atrium/uncalled.json'
  counts.tests = await runTests(uncalled)
  // Other tests call the rest.
  if (isFull) counts.paths = countUncalled(uncalled)

  for (const failure of Object.values(counts).flatMap(({ failures }) => failures))
    console.error(`\n${failure}`)
  console.log()
  for (const [name, count] of Object.entries(counts)) console.log(`${name.padEnd(14)} ${totalLine([count])}`)
  if (!isFull) console.log(`\n${shareLine(Number(process.env.TEST_TURN))}`)
  console.log(`\nLines of the product: ${areaLine(areaLines())}`)
  console.log()
  console.log(totalLine(Object.values(counts)))
  return Object.values(counts).some(({ failed }) => failed > 0) ? 1 : 0
}

/**
 * All tests in one run: while some wait for a browser or a clock, others use the processor.
 *
 * @param {string} uncalled the file for the paths of the specification that no browser test called
 */
async function runTests(uncalled) {
  const report = 'node_modules/.cache/atrium/tests.json'
  mkdirSync(dirname(report), { recursive: true })
  for (const file of [report, uncalled]) rmSync(file, { force: true })
  process.env.UNCALLED_PATHS = uncalled
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return countReport(report, await runNode([programs.vitest, 'run', ...reporters]))
}

/**
 * Sets an environment variable to the place of something that the tests need.
 *
 * @param {string} variable
 * @param {() => string | undefined | Promise<string>} find
 */
async function provide(variable, find) {
  try {
    const place = await find()
    if (place) process.env[variable] = place
    return true
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    console.error(error.message)
    return false
  }
}

/** @param {number} turn */
function shareLine(turn) {
  const part = `Of the long tests, this was part ${(turn % turns) + 1} of ${turns}`
  return `${part}; the next commit runs the next (TEST_TURN=${(turn + 1) % turns} now), npm run test:full all of them.`
}
