import { sql } from 'kysely'
import type { z } from 'zod'
import { evaluate } from '#contract/access.ts'
import type { Locale } from '#contract/localText.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { rentCauses } from '#contract/PS/changeCauses.ts'
import { changedFigures, performanceChanges } from '#contract/PS/performanceChanges.ts'
import { performanceFigures } from '#contract/PS/performanceFigures.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { authorize } from '#server/engine/refuse.ts'
import { route } from '#server/http/handler.ts'
import { nameOf, namesJoined, tieOrder } from '#server/plugins/PS/figures/groups.ts'
import { limitOf } from '#server/plugins/PS/figures/limitOf.ts'
import { ratioOfSums } from '#server/plugins/PS/formulas/ratioOfSums.ts'
import { moneyOf } from '#server/plugins/PS/figures/money.ts'
import { causesOf } from './causesOf.ts'
import { changesTable, isSummed } from './changesTable.ts'

type ShopChange = z.infer<typeof performanceChanges.reply>['list'][number]

/** What runs changed, the largest change first, and the Total row. */
export const performanceChangesRoute = route(performanceChanges, async ({ query, locale, reading }) => ({
  data: await reading(async (context) => {
    const { site, figure } = query
    const { currency } = await moneyOf(context, { site }, { from: '0001-01', to: '9999-12' })
    if (figure !== undefined && 'isRent' in performanceFigures[figure])
      authorize(seesRents, { ...context.who, site: null })
    const seesRent = evaluate(seesRents, { ...context.who, site: null }) === 'yes'
    const table = changesTable(context, query, seesRent)
    const { count, total } = await readTotal(context, table)
    const rows = await readPage(context, { table, locale, limit: limitOf(query.range ?? '0-499', count) })
    const list = rows.map((row) => asChanged(row, seesRent))
    return { list: count === 0 ? [] : [...list, total], total: count, currency }
  }),
}))

interface Page {
  readonly table: Sql
  readonly locale: Locale
  readonly limit: Sql
}

async function readPage(context: Context, { table, locale, limit }: Page): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select grouped.*, ${nameOf('store', locale)} as name from ${table} ${namesJoined(context)}
    order by grouped.size desc, grouped.started_at desc, grouped.stat_month, ${tieOrder('store')}, grouped.run_id
    ${limit}`.execute(context.db)
  return rows
}

function asChanged(
  { was, is_now, size: _, site: _s, floor_id: _f, category_id: _c, ...row }: Row,
  seesRent: boolean,
) {
  const causes = causesOf(was ?? null, is_now ?? null)
  // The statement selects what the contract says.
  return {
    ...row,
    is_total: false,
    causes: causes.filter(({ cause }) => seesRent || !rentCauses.has(cause)),
  } as unknown as ShopChange
}

/** The sums of all rows. Those of several runs have no common before and after. */
async function readTotal({ db }: Context, table: Sql): Promise<{ count: number; total: ShopChange }> {
  const sums = changedFigures.flatMap((name) => {
    const sum = (side: string) => {
      const of = sql.ref(`${name}_${side}`)
      if (isSummed(name)) return sql`sum(${of})`
      return name === 'ocr' && side !== 'change' ? ocr(side) : sql`null::numeric`
    }
    return ['before', 'after', 'change'].map((side) => {
      const figure =
        side === 'change' ? sum(side) : sql`case when count(distinct run_id) = 1 then ${sum(side)} end`
      return sql`${figure} as ${sql.ref(`${name}_${side}`)}`
    })
  })
  const { rows } = await sql<Row & { count: number; ocr_before: number | null; ocr_after: number | null }>`
    select count(*) as count, ${sql.join(sums)} from ${table}`.execute(db)
  const { count, ...figures } = rows[0] ?? { count: 0, ocr_before: null, ocr_after: null }
  const { ocr_before: before, ocr_after: after } = figures
  const ids = {
    run_id: null,
    started_at: null,
    stat_month: null,
    tenant_ship_id: null,
    store_id: null,
    brand_id: null,
  }
  const ocr_change = before === null || after === null ? null : Math.round((after - before) * 1e6) / 1e6
  const total = { name: 'Total', is_total: true, ...ids, ...figures, ocr_change, causes: [] }
  return { count, total: total as unknown as ShopChange }
}

const ocr = (side: string): Sql => ratioOfSums(sql.ref(`occupancy_cost_${side}`), sql.ref(`sales_${side}`))
