import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { scoresOf } from '#server/plugins/RM_evaluate/results/scoring.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

interface Item {
  section: string
  weight: number
  max: number
  critical: boolean
  /** In hundredths; null: not answered, or not applicable. */
  score: number | null
  na: boolean
}

const rules = { cap: 59.99, minShare: 0.5, grades: {} }
const sections = ['appearance', 'greeting', 'process']

const server = await serverForTests()

/** Always the same numbers, from 0 up to 1. */
function draws(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function anyReport(next: () => number): Item[] {
  const count = 1 + Math.floor(next() * 8)
  return Array.from({ length: count }, () => {
    const max = [3, 5, 7, 10, 100][Math.floor(next() * 5)] ?? 10
    const na = next() < 0.2
    const isOpen = na || next() < 0.15
    return {
      section: sections[Math.floor(next() * sections.length)] ?? 'greeting',
      weight: 1 + Math.floor(next() * 40),
      max,
      critical: next() < 0.15,
      score: isOpen ? null : next() < 0.15 ? 0 : Math.round(next() * max * 100),
      na,
    }
  })
}

/** 100 times the share of the points, by hand: in whole numbers, rounded half up to hundredths. Null without answers. */
function plainScore(items: readonly Item[]): number | null {
  const answered = items.filter(({ score }) => score !== null)
  const weights = answered.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  if (weights === 0n) return null
  // 3, 5, 7, 10 and 100 all divide 2,100.
  const earned = answered.reduce(
    (sum, { weight, score, max }) => sum + BigInt(weight) * BigInt(score ?? 0) * BigInt(2100 / max),
    0n,
  )
  // earned / (100 x 2100) / weights x 100, in hundredths.
  const [numerator, denominator] = [earned * 100n, 2100n * weights]
  return Number((2n * numerator + denominator) / (2n * denominator)) / 100
}

function plainReport(items: readonly Item[]) {
  const failed = items.some(({ critical, score }) => critical && score === 0)
  const all = items.reduce((sum, { weight }) => sum + weight, 0)
  const answered = items.filter(({ score }) => score !== null).reduce((sum, { weight }) => sum + weight, 0)
  const score = plainScore(items)
  const counts = score !== null && answered * 2 >= all
  return {
    critical_failed: failed,
    score: counts ? (failed ? Math.min(score, 59.99) : score) : null,
    section_scores: Object.fromEntries(
      [...Map.groupBy(items, ({ section }) => section)].map(([section, own]) => [section, plainScore(own)]),
    ),
  }
}

describe('the score of a report', () => {
  it('is what a slow calculation by hand gives, for 400 reports', async () => {
    const { db } = server.database
    const next = draws(7)
    const item = { section: 'greeting', critical: false, na: false }
    // Weights of 40, 30 and 30; 8 of 10 points, one item that does not apply, 24 of 30: 80.
    const example = [
      { ...item, weight: 40, max: 10, score: 800 },
      { ...item, weight: 30, max: 10, score: null, na: true },
      { ...item, weight: 30, max: 100, score: 8000 },
    ]
    const reports = [
      { id: 'F', items: example },
      ...Array.from({ length: 400 }, (_, n) => ({ id: `F${n}`, items: anyReport(next) })),
    ]
    const rows = reports.flatMap(({ id, items }) =>
      items.map((item, n) => ({ ...item, report: id, id: `${id}-${n}`, n })),
    )
    await sql`alter table scoring_report_item drop constraint scoring_report_item_report_id_fkey`.execute(db)
    await sql`
      insert into score_item (_id, set_id, code, section, name, weight, max_score, is_critical)
      select id, 'IS-mainland', id, section, id, weight, max, critical
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, section text, weight numeric, max numeric, critical bool)`.execute(
      db,
    )
    await sql`
      insert into scoring_report_item (report_id, item_id, score, is_na)
      select report, id, score / 100, na
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (report text, id text, score numeric, na bool)`.execute(
      db,
    )
    const { rows: scored } = await sql<{ report_id: string }>`
      select report_id, critical_failed, score::float8, section_scores
      from ${scoresOf(sql`select report_id from scoring_report_item where report_id like 'F%'`, rules)} scores`.execute(
      db,
    )
    const byId = new Map(scored.map(({ report_id, ...score }) => [report_id, score]))
    expect(byId.get('F')).toMatchObject({ score: 80 })
    for (const { id, items } of reports)
      expect(byId.get(id), JSON.stringify(items)).toEqual(plainReport(items))
  })
})
