import { runChecks } from './checks.js'
import { endWith } from './plainError.js'

// `npm run check`: everything that can be known without running Atrium, in seconds.

process.on('uncaughtException', endWith)

const results = await runChecks()

console.log()
for (const { name, ok, seconds } of results) {
  console.log(`${ok ? 'ok    ' : 'failed'} ${name.padEnd(14)}${seconds.toFixed(1).padStart(6)} s`)
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
