// @runs both databases, in full runs
import { afterAll, describe, expect, it } from 'vitest'
import { isShort } from '#tests/support/isShort.ts'
import { killLoop } from '#tests/support/killLoop.ts'
import { killServers } from '#tests/support/serverProcess.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'

afterAll(killServers)

// The first kill comes while files are checked, the second while they are stored, and so on by turns.
const cycles = isShort ? 2 : 5
const seed = Number(process.env['KILL_SEED'] ?? 20261115)

describe('an installation whose server is killed again and again in the middle of its work', () => {
  it('has all that was acknowledged, once and whole, and its jobs come to an end', async () => {
    const report = await killLoop({ kind: testDatabase, cycles, seed })
    console.log(`kill -9 on ${testDatabase}, seed ${seed}: ${JSON.stringify(report)}`)
    expect(report.acknowledged).toBeGreaterThan(cycles)
    // Those of every second cycle were asked for.
    expect(report.imported).toBeGreaterThan(1)
    expect(report.cutOff.filter((writes) => writes === 0)).toEqual([])
    expect(report.damage).toEqual({
      lost: 0,
      twice: 0,
      unaudited: 0,
      half: 0,
      jobsStuck: 0,
      waiting: 0,
      jobsTwice: 0,
    })
  }, 1_800_000)
})
