import { sql } from 'kysely'
import type { Context } from '#server/engine/context.ts'
import type { Figures, PerformanceRow } from './readFigures.ts'
import { scanned } from './scanned.ts'

/** What the figures are about. */
export interface Subject {
  readonly field: 'store_id' | 'tenant_ship_id' | 'brand_id'
  readonly id: string
}

interface PeersOf {
  readonly subject: Subject | null
  readonly current: PerformanceRow | null
  readonly seesRent: boolean
}

/** The medians of the other tenancies of the same level 1 at the site; without a subject those of all tenancies. */
export async function peersOf(
  context: Context,
  { scope, money, period }: Figures,
  { subject, current, seesRent }: PeersOf,
) {
  const site = current?.site ?? scope.site
  const others = subject
    ? sql`${sql.ref(subject.field)} is distinct from ${subject.id} and level1_id = ${current?.level1_id ?? null}`
    : sql`true`
  const { rows } = await sql<{ median_density: number | null; median_ocr: number | null }>`
    select
      round((percentile_cont(0.5) within group (order by sales_density * rate))::numeric, 2) as median_density,
      round((percentile_cont(0.5) within group (order by ocr))::numeric, 6) as median_ocr
    from ${scanned(context, { site }, money, period)}
    where currency = ${money.currency} and ${others}`.execute(context.db)
  return {
    median_density: rows[0]?.median_density ?? null,
    median_ocr: seesRent ? (rows[0]?.median_ocr ?? null) : null,
  }
}
