import { parseArgs } from 'node:util'
import { killLoop } from '#tests/support/killLoop.ts'
import { machine } from './timing.ts'

/**
 * Kills the server in the middle of its work, `--cycles` times (100) on each of `--database` (both), by the random numbers
 * of `--seed`, and counts what was lost, done twice, half done, or hangs. All of it must be 0.
 */
const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '100' },
    database: { type: 'string', multiple: true, default: ['pglite', 'postgresql'] },
    seed: { type: 'string', default: '20261115' },
  },
})
const cycles = Number(values.cycles)
const seed = Number(values.seed)

console.log(`${machine()}; ${cycles} cycles, seed ${seed}`)
for (const kind of values.database.map((name) => (name === 'pglite' ? name : 'postgresql'))) {
  const started = performance.now()
  const { damage, cutOff, ...counts } = await killLoop({
    kind,
    cycles,
    seed,
    onCycle: (cycle, told) =>
      console.log(`${kind} ${cycle}: ${told.brands.size} stored, ${told.cutOff} cut off`),
  })
  const quiet = cutOff.filter((writes) => writes === 0).length
  const seconds = Math.round((performance.now() - started) / 1000)
  console.table({
    [kind]: { ...counts, cutOff: cutOff.reduce((sum, writes) => sum + writes, 0), quiet, ...damage, seconds },
  })
  if (quiet > 0 || Object.values(damage).some((count) => count > 0)) process.exitCode = 1
}
