import { sql } from 'kysely'
import type { z } from 'zod'
import { evaluate } from '#contract/access.ts'
import type { Locale } from '#contract/localText.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { changeCauses } from '#contract/PS/changeCauses.ts'
import { isSummed } from '#contract/PS/figure.ts'
import { figures, shown, type ComparedFigure, type FigureName } from '#contract/PS/figures.ts'
import { performanceChanges } from '#contract/PS/performanceChanges.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { route } from '#server/http/handler.ts'
import { authorizeFigure } from '#server/plugins/PS/figures/explained.ts'
import { nameOf, namesJoined, tieOrder } from '#server/plugins/PS/figures/groups.ts'
import { limitOf } from '#server/plugins/PS/figures/limitOf.ts'
import { overRows } from '#server/plugins/PS/formulas/overRows.ts'
import { moneyOf } from '#server/plugins/PS/figures/money.ts'
import { causesOf } from './causesOf.ts'
import { changesTable, named } from './changesTable.ts'

type ShopChange = z.infer<typeof performanceChanges.reply>['list'][number]

/** What runs changed, the largest change first, and the Total row. */
export const performanceChangesRoute = route(performanceChanges, async ({ query, locale, reading }) => ({
  data: await reading(async (context) => {
    const { site, figure } = query
    const { currency } = await moneyOf(context, { site }, { from: '0001-01', to: '9999-12' })
    if (figure !== undefined) authorizeFigure(figure, context)
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
    causes: causes.filter(({ cause }) => seesRent || !changeCauses[cause].isRent),
  } as ShopChange
}

/** The sums of all rows. Those of several runs have no common before and after. */
async function readTotal({ db }: Context, table: Sql): Promise<{ count: number; total: ShopChange }> {
  const columns = shown.compared.flatMap((name) => {
    const before = sql`case when count(distinct run_id) = 1 then ${totalOf(name, 'before')} end`
    const after = sql`case when count(distinct run_id) = 1 then ${totalOf(name, 'after')} end`
    const change = isSummed(figures[name]) ? totalOf(name, 'change') : sql`${after} - ${before}`
    return named(name, { before, after, change })
  })
  const { rows } = await sql<Partial<ShopChange> & { count: number }>`
    select count(*) as count, ${sql.join(columns)} from ${table}`.execute(db)
  const { count = 0, ...sums } = rows[0] ?? {}
  const ids = {
    run_id: null,
    started_at: null,
    stat_month: null,
    tenant_ship_id: null,
    store_id: null,
    brand_id: null,
  }
  // The statement selects what the contract says.
  const total = { name: 'Total', is_total: true, ...ids, ...sums, causes: [] } as ShopChange
  return { count, total }
}

/** The rows can be of several months, so only amounts that are compared have a total, and their ratios. */
function totalOf(name: ComparedFigure, side: string): Sql {
  const { from } = figures[name]
  const isCompared = (one: FigureName) => shown.compared.some((compared) => compared === one)
  const isKnown = isSummed(figures[name]) || (from.kind === 'ratio' && from.inputs.every(isCompared))
  return isKnown ? overRows(name, { column: (of) => sql.ref(`${of}_${side}`) }) : sql`null::numeric`
}
