import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { conformance } from './conformance.ts'
import type { Outcome } from './trial.ts'
import { lineOf, summaryOf } from './report.ts'

// `npm run conformance -- <base url> --user … --password …`: tests a running back end against the contract.

const usage = `npm run conformance -- <address> --user <name> --password <password> [--write] [--only /path]… [--json file]

  <address>    the back end, such as https://api.example.com or https://example.com/mall/api/v1
  --write      makes, changes and removes records of its own; nothing is written without it
  --only       the calls of this path and of those below it
  --json       writes what was found into this file too

Ends with 1 when a call deviates, with 2 when it cannot begin.`

const { values, positionals } = read()
const [base] = positionals
const { user, password = process.env['CONFORMANCE_PASSWORD'], only } = values
if (
  base === undefined ||
  !/^https?:$/.test(URL.parse(base)?.protocol ?? '') ||
  user === undefined ||
  password === undefined
)
  fail(usage)

const outcomes = await conformance({
  base,
  user,
  password,
  writes: values.write,
  ...(only ? { wants: (path) => only.some((wanted) => `${path}/`.startsWith(`${wanted}/`)) } : {}),
  onOutcome: (outcome) => console.log(lineOf(outcome)),
})
console.log(`\n${summaryOf(outcomes)}`)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(outcomes, null, 2)}\n`)
const has = (verdict: Outcome['verdict']) => outcomes.some((outcome) => outcome.verdict === verdict)
// If sign-in fails, there is most likely no back end.
const hasBegun = outcomes.some(
  ({ call, verdict }) => verdict === 'conforms' || (verdict === 'missing' && call !== 'POST /signin'),
)
process.exitCode = has('deviates') ? 1 : hasBegun ? 0 : 2

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        user: { type: 'string' },
        password: { type: 'string' },
        write: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true },
        json: { type: 'string' },
      },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

function fail(text: string): never {
  console.error(text)
  process.exit(2)
}
