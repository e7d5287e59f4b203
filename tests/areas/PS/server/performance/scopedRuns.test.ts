// @runs longer in full runs
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFor } from '#server/demo/random.ts'
import { calculateMonth } from '#server/plugins/PS/performance/calculation/calculateMonth.ts'
import { forgetFigures, stageFigures } from '#server/plugins/PS/performance/calculation/stageFigures.ts'
import { everyMonth } from '#contract/month.ts'
import { monthEnd } from '#server/plugins/PS/performance/run/months.ts'
import { isShort } from '#tests/support/isShort.ts'
import { differences, performanceOf, type PerformanceRow } from '#tests/support/performanceRuns.ts'
import { randomEdit } from '#tests/support/randomEdit.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const site = '2'
const months = everyMonth('2026-08', '2026-10')
const rounds = isShort ? 2 : 25
const seed = process.env['EDIT_SEED'] ?? '20261115'
const params = { minCoverage: 0.8, areaTolerance: 0.05, salesTax: 0.13 }

describe('random changes of what retail performance is calculated from', () => {
  let server: TestServer
  const db = () => server.database.db
  const calculate = async (stores: readonly string[] = []) => {
    for (const month of months) {
      const run = { sites: [site], month, until: monthEnd(month), runId: '', now: 1, stores, params }
      await db()
        .transaction()
        .execute((inside) => calculateMonth(inside, run))
    }
  }
  /** As on the embedded database for a large site: parts of few tenancies first, then all at once. */
  const calculateInParts = async () => {
    let parts = 0
    for (const month of months) {
      const run = { sites: [site], month, until: monthEnd(month), runId: '', now: 1, stores: [], params }
      await db()
        .transaction()
        .execute(async (inside) => {
          // By turns with the plan for these tenancies and with one for any.
          const nextTurn = async () => ((parts += 1) % 2 === 0 ? 'alone' : 'amongOthers')
          expect(await stageFigures(inside, run, nextTurn, { size: 7 })).toEqual([])
          await calculateMonth(inside, run, 'staged')
          await forgetFigures(inside, run)
        })
    }
    return parts
  }
  const empty = () =>
    sql`truncate retail_performance, retail_performance_summary, retail_calc_change`.execute(db())

  beforeAll(async () => {
    server = await startTestServer()
    await empty()
    await calculate()
  })
  afterAll(() => server.stop())

  it.each(Array.from({ length: rounds }, (_, round) => `${seed}-${round}`))(
    'give by a run of their stores, and by parts, what a full run gives from empty tables (%s)',
    async (name) => {
      const chance = randomFor(name)
      const before = await performanceOf(db())
      const stores = new Set<string>()
      for (let edit = chance.int(6, 12); edit > 0; edit -= 1)
        for (const store of await randomEdit(db(), site, chance)) stores.add(store)
      await calculate([...stores])
      const scoped = await performanceOf(db())
      expect(differences(before, scoped)).not.toEqual([])
      await empty()
      await calculate()
      const whole = await performanceOf(db())
      expect(differences(scoped.map(figures), whole.map(figures))).toEqual([])

      await empty()
      expect(await calculateInParts()).toBeGreaterThan(3 * months.length)
      expect(differences(whole, await performanceOf(db()))).toEqual([])
    },
  )
})

/** Without the terms of leases: a row that they do not change is not written again. */
const figures = ({ values: { inputs: _, ...values }, ...row }: PerformanceRow) => ({ ...row, values })
