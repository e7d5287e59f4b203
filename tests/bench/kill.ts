import { parseArgs } from 'node:util'
import { killLoop } from '#tests/support/killLoop.ts'
import { recalculationKills } from '#tests/support/recalculationKills.ts'
import { machine } from './timing.ts'

/**
 * Kills the server in the middle of its work, `--cycles` times (100) on each of `--database` (both), by the random numbers
 * of `--seed`, and counts what was lost, done twice, half done, or hangs. All of it must be 0. Then kills it `--recalculations`
 * times (50) while it recalculates retail performance; at least four of five kills must come while it does.
 */
const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '100' },
    recalculations: { type: 'string', default: '50' },
    database: { type: 'string', multiple: true, default: ['pglite', 'postgresql'] },
    seed: { type: 'string', default: '20261115' },
  },
})
const cycles = Number(values.cycles)
const recalculations = Number(values.recalculations)
const seed = Number(values.seed)

console.log(`${machine()}; ${cycles} cycles, seed ${seed}`)
const kinds = values.database.map((name) => (name === 'pglite' ? name : 'postgresql'))
for (const kind of cycles > 0 ? kinds : []) {
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

for (const kind of recalculations > 0 ? kinds : []) {
  const started = performance.now()
  const onKill = (kills: number, landed: number) => console.log(`${kind} ${kills}: ${landed} during a run`)
  const report = await recalculationKills({ kind, kills: recalculations, seed, onKill })
  const seconds = Math.round((performance.now() - started) / 1000)
  console.table({ [`${kind}, recalculations`]: { kills: recalculations, ...report, seconds } })
  const { landed, runs: _, ...damage } = report
  if (landed < recalculations * 0.8 || Object.values(damage).some((count) => count > 0)) process.exitCode = 1
}
