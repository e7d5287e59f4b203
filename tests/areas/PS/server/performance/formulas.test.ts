import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthEnd } from '#server/plugins/PS/performance/run/months.ts'
import { everyMonth } from '#contract/month.ts'
import { calculateMonth } from '#server/plugins/PS/performance/calculation/calculateMonth.ts'
import { readFacts } from '#tests/support/slowPerformance/facts.ts'
import { fraction } from '#tests/support/slowPerformance/fraction.ts'
import { slowPerformance } from '#tests/support/slowPerformance/slowPerformance.ts'
import { oddSite } from '#tests/support/slowPerformance/oddSite.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const mainland = { minCoverage: fraction('0.8'), tolerance: fraction('0.05'), salesTax: fraction('0.13') }

describe('the figures of retail performance', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
    await oddSite(server.database.db)
  })
  afterAll(() => server.stop())

  it.each(['2', '5', '6', '8', '4', '7'])(
    'are what a calculation day by day gives, at site %s of the demo',
    async (site) => {
      const { db } = server.database
      const rows = slowPerformance(
        await readFacts(db, [site]),
        site,
        everyMonth('2024-11', '2026-10'),
        mainland,
      )
      expect(rows.length).toBeGreaterThan(150)
      expect(await differing(site, rows)).toEqual([])
    },
  )

  it('are the same for splits, merges, annual turnover, tiers, shared leases and late bills', async () => {
    const { db } = server.database
    const months = everyMonth('2025-02', '2026-03')
    // What was billed to these would hide what their lease says.
    const relay = ['T-relay-1', 'T-relay-2']
    await sql`delete from tenant_rent where tenant_ship_id = any(${relay})`.execute(db)
    for (const month of months) {
      await db.transaction().execute((inside) =>
        calculateMonth(inside, {
          sites: ['odd'],
          month,
          until: monthEnd(month),
          runId: 'odd',
          now: 1,
          stores: [],
          params: { minCoverage: 0.8, areaTolerance: 0.05, salesTax: 0.13 },
        }),
      )
    }
    const rows = slowPerformance(await readFacts(db, ['odd']), 'odd', months, mainland)
    expect(rows.length).toBeGreaterThan(450)
    expect(await differing('odd', rows)).toEqual([])
    // One left on the 15th, the other came on the 16th.
    expect(await sumOf('base_rent', '2025-11', relay)).toBe(60_000)
    // The embedded database, not optimized, takes most of a minute with the machine to itself.
  }, 600_000)

  const sumOf = async (figure: string, month: string, ships: readonly string[]) => {
    const { rows } = await sql<{ sum: number }>`
      select sum(${sql.ref(figure)}) from retail_performance
      where stat_month = ${month} and tenant_ship_id = any(${[...ships]})`.execute(server.database.db)
    return rows[0]?.sum
  }

  async function differing(site: string, wanted: ReturnType<typeof slowPerformance>) {
    const { rows } = await sql<{ key: string; row: Record<string, unknown> }>`
      select stat_month || ' ' || tenant_ship_id || ' ' || store_id as key, to_jsonb(p) as row
      from retail_performance p where site = ${site}`.execute(server.database.db)
    const found = new Map(rows.map(({ key, row }) => [key, row]))
    expect([...found.keys()].toSorted()).toEqual(wanted.map(({ key }) => key).toSorted())
    return wanted.flatMap(({ key, figures }) => {
      const row = found.get(key) ?? {}
      const wrong = Object.entries(figures).filter(([name, value]) => row[name] !== value)
      return wrong.length === 0
        ? []
        : [
            [
              key,
              Object.fromEntries(wrong.map(([name, value]) => [name, { wanted: value, found: row[name] }])),
            ],
          ]
    })
  }
})
