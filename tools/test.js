import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

import { areaLine, areaLines } from './areaLines.js'
import { runChecks } from './checks.js'
import { ensureChromium, findChromium } from './chromium.js'
import { endWith, PlainError } from './plainError.js'
import { ensurePostgres, findPostgres } from './postgres.js'
import { programs } from './programs.js'
import { countReport, countUncalled, totalLine } from './reports.js'
import { runNode } from './runNode.js'
import { isStale } from './stale.js'

// `npm test`: installs what the tests need, then runs checks, build and the tests that guard each change. `npm run
// test:rest` runs all others, `npm run test:full` everything (TEST_PART, see vitest.config.ts). TEST_HALF=1 or 2 runs one half of
// these files. All of it runs, even if something fails; failures are repeated at the end, and the last line sums them up. `npm test -- <arguments>` only runs
// vitest with these arguments: that is quick, but browser tests then use the last build of the console.

const ok = { passed: 1, failed: 0, failures: [] }
const broken = { passed: 0, failed: 1, failures: [] }

process.on('uncaughtException', endWith)

const half = process.env.TEST_HALF
const words = process.argv.slice(2)
process.exitCode = words.length > 0 ? await runSome() : await runAll()

async function runSome() {
  // A test that is named is run, whatever part it belongs to.
  if (process.env.TEST_PART === 'first') delete process.env.TEST_PART
  await provide('CHROMIUM_PATH', findChromium)
  await provide('POSTGRES_BIN', findPostgres)
  return runNode([programs.vitest, 'run', ...words])
}

async function runAll() {
  const part = process.env.TEST_PART
  /** @type {Record<string, import('./reports.js').Count>} */
  const counts = {}
  if (!(await provide('CHROMIUM_PATH', ensureChromium))) counts.Chromium = broken
  if (!(await provide('POSTGRES_BIN', ensurePostgres))) counts.PostgreSQL = broken
  if (part !== 'rest') for (const check of await runChecks()) counts[check.name] = check.ok ? ok : broken
  // `npm test` has just built what the rest needs. A build for a start lacks the best compression, whose sizes are tested.
  const isBuilt = part === 'rest' && !isStale(process.cwd()) && existsSync('dist/index.html.br')
  counts.build = isBuilt || (await runNode(['tools/build.js'])) === 0 ? ok : broken
  counts.tests = await runTests(uncalledBy(part))
  if (!part) counts.paths = countUncalled([uncalledBy()])
  // What `npm test` called just now, and what this called.
  if (part === 'rest' && !half && existsSync(uncalledBy('first')))
    counts.paths = countUncalled([uncalledBy('first'), uncalledBy('rest')])

  for (const failure of Object.values(counts).flatMap(({ failures }) => failures))
    console.error(`\n${failure}`)
  console.log()
  for (const [name, count] of Object.entries(counts)) console.log(`${name.padEnd(14)} ${totalLine([count])}`)
  if (part === 'first') console.log('\nnpm run test:rest runs the tests that this leaves out.')
  console.log(`\nLines of the product: ${areaLine(areaLines())}`)
  console.log()
  console.log(totalLine(Object.values(counts)))
  return Object.values(counts).some(({ failed }) => failed > 0) ? 1 : 0
}

/**
 * The file for the paths of the specification that no browser test of a part of the tests called.
 *
 * @param {string} [part]
 */
function uncalledBy(part = 'all') {
  return `node_modules/.cache/atrium/uncalled-${part}.json`
}

/**
 * All tests in one run: while some wait for a browser or a clock, others use the processor.
 *
 * @param {string} uncalled where the browser tests note the paths of the specification that they did not call
 */
async function runTests(uncalled) {
  const report = 'node_modules/.cache/atrium/tests.json'
  mkdirSync(dirname(report), { recursive: true })
  for (const file of [report, uncalled]) rmSync(file, { force: true })
  process.env.UNCALLED_PATHS = uncalled
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const shard = half ? [`--shard=${half}/2`] : []
  return countReport(report, await runNode([programs.vitest, 'run', ...reporters, ...shard]))
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
