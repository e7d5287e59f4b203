// @runs both databases, in full runs
import { afterAll, expect, it } from 'vitest'
import { isShort } from '#tests/support/isShort.ts'
import { recalculationKills } from '#tests/support/recalculationKills.ts'
import { killServers } from '#tests/support/serverProcess.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'

afterAll(killServers)

const kills = isShort ? 2 : 10
const seed = Number(process.env['KILL_SEED'] ?? 20261115)

it('figures are those of an undisturbed run, however often the server that calculates them is killed', async () => {
  const report = await recalculationKills({ kind: testDatabase, kills, seed })
  console.log(`kill -9 of a run on ${testDatabase}, seed ${seed}: ${JSON.stringify(report)}`)
  expect(report.landed).toBeGreaterThan(0)
  expect(report).toMatchObject({ twoRuns: 0, halfMonths: 0, wrong: 0 })
}, 900_000)
